import { countryList, mainCountries } from './phone/countryList.ts';
import buttons from '../ui/Button.module.css';
import { Icon } from '../ui/Icon.tsx';
import fields from './fields.module.css';
import type { PopupWords } from './popup.schema.ts';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Words of the form: `popup.data.form` of the collection `popup`. */
  words: PopupWords['form'];
  /** Address of the privacy page, or nothing while it is not built. */
  privacy: string | undefined;
}

const main = mainCountries();
const names = new Intl.DisplayNames(['en'], { type: 'region' });

interface ControlProps {
  name: string;
  label: string;
  children: (attributes: { id: string; name: string; className: string | undefined }) => React.ReactNode;
}

/** A labelled control and the empty place of its message, which the service or the page's script fills. */
function Control({ name, label, children }: ControlProps) {
  return (
    <div className={fields.field}>
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, className: fields.control })}
      <p id={`${name}-message`} className={fields.message} data-message-for={name} />
    </div>
  );
}

/**
 * The contact page's form: the pop-up's fields and a project link, as plain HTML that posts to the service.
 * The service hands a refused form back filled in, with its messages. Where scripts run, the template adds
 * `<script>import '../contact/contactForm.client.ts'</script>`, which checks the fields while they are edited.
 */
export function ContactForm({ words, privacy }: ContactFormProps) {
  return (
    <form className={styles.form} action="/api/contact" method="post" noValidate data-contact-form>
      <div className={fields.alert} role="alert" data-form-alert />
      <input type="hidden" name="pathName" value="/contact/" />
      <Control name="name" label={words.name}>
        {(control) => <input {...control} autoComplete="name" required />}
      </Control>
      <Control name="email" label={words.email}>
        {(control) => <input {...control} type="email" autoComplete="email" required />}
      </Control>
      <Control name="country" label={words.country}>
        {(control) => (
          <select {...control} autoComplete="tel-country-code">
            {countryList().map(({ code, dial_code }) => (
              <option key={code} value={dial_code} data-main={main.includes(code) ? '' : undefined}>
                {`${names.of(code) ?? code} (${dial_code})`}
              </option>
            ))}
          </select>
        )}
      </Control>
      <Control name="phoneNumber" label={words.phoneNumber}>
        {(control) => <input {...control} type="tel" autoComplete="tel" required />}
      </Control>
      <Control name="projectBrief" label={words.projectBrief}>
        {(control) => <textarea {...control} rows={6} placeholder={words.projectBriefExample} required />}
      </Control>
      <p className={fields.hint}>{words.projectBriefHint}</p>
      <Control name="link" label={words.link}>
        {(control) => <input {...control} type="url" autoComplete="url" />}
      </Control>
      <div className={fields.trap} aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.foot}>
        <button type="submit" className={buttons.button}>
          {words.submit}
          <Icon name="arrow-right" size={20} stroke={2.25} />
        </button>
        <p className="small soft">
          {words.privacy.before} {privacy ? <a href={privacy}>{words.privacy.link}</a> : words.privacy.link}.
        </p>
      </div>
    </form>
  );
}
