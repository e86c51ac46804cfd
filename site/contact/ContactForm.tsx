import { CONTACT_PAGE, INQUIRY_ENDPOINT } from '../../contract/addresses.ts';
import { areasByCountry } from './phone/areas.ts';
import { countryList, mainCountries } from './phone/countryList.ts';
import { fill } from '../collections/fill.ts';
import buttons from '../ui/Button.module.css';
import { Icon } from '../ui/Icon.tsx';
import fields from './fields.module.css';
import { CountryButton } from './phone/CountryButton.island.tsx';
import { named } from './phone/countries.ts';
import phone from './phone/PhoneField.module.css';
import type { PopupWords } from './popup.schema.ts';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Words of the form and of the choice of a country, from the collection `popup`. */
  words: Pick<PopupWords, 'form' | 'countries' | 'failures'>;
  /** The sales address, as a way out. */
  email: string;
  /** Address of the privacy page, or nothing while it is not built. */
  privacy: string | undefined;
  /** Address of the module that checks the form, fetched when a visitor enters it. */
  script: string;
}

/** The empty place of a field's message, which the service or the page's script fills. */
function Message({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <p
      id={`${name}-message`}
      className={`${fields.message} ${styles.told} ${className}`}
      data-message-for={name}
    />
  );
}

interface ControlProps {
  name: string;
  label: string;
  children: (attributes: { id: string; name: string; className: string | undefined }) => React.ReactNode;
}

/** A labelled control and its message. */
function Control({ name, label, children }: ControlProps) {
  return (
    <div className={fields.field}>
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, className: fields.control })}
      <Message name={name} />
    </div>
  );
}

/** The number and its dial code: a select, which a script replaces with the pop-up's button and list. */
function Phone({ words: { form, countries: words } }: Pick<ContactFormProps, 'words'>) {
  const countries = countryList(words.first).map(named);
  const main = mainCountries(words.first);
  const [first] = countries;
  return (
    <div className={`${fields.field} ${styles.phone}`}>
      <label htmlFor="country" className={styles.codeLabel}>
        {form.labels.country}
      </label>
      <label htmlFor="phoneNumber" className={styles.number}>
        {form.labels.phoneNumber}
      </label>
      <div className={`${phone.box} ${styles.box}`}>
        <div className={styles.choice} data-dial-code="" hidden>
          {first && <CountryButton words={words} country={first} />}
        </div>
        <select
          id="country"
          name="country"
          className={`${fields.control} ${styles.code}`}
          autoComplete="tel-country-code"
        >
          {countries.map(({ code, dial_code, name }) => (
            <option
              key={code}
              value={`${dial_code} ${code}`}
              data-code={code}
              data-main={main.includes(code) ? '' : undefined}
              data-areas={areasByCountry.get(code)?.join(' ')}
            >
              {`${name} (${dial_code})`}
            </option>
          ))}
        </select>
        <input
          id="phoneNumber"
          name="phoneNumber"
          className={`${fields.control} ${styles.number}`}
          type="tel"
          autoComplete="tel"
          required
        />
      </div>
      <p className={fields.hint} aria-live="polite" data-extension-note={words.extension} />
      <Message name="country" />
      <Message name="phoneNumber" className={styles.number} />
    </div>
  );
}

/**
 * The contact page's form: the pop-up's fields and a project link, as plain HTML that posts to the service.
 * The service hands a refused form back filled in, with its messages. Where scripts run, the template adds
 * `<script>import '../contact/contactForm.client.ts'</script>`, which checks the fields while they are edited and shows
 * the pop-up's button for the dial code.
 */
export function ContactForm({ words, email, privacy, script }: ContactFormProps) {
  const { form, failures } = words;
  const unsent = (why: string) => `${failures.title} ${fill(why, { email })}`;
  return (
    <form
      className={styles.form}
      action={INQUIRY_ENDPOINT}
      method="post"
      noValidate
      data-contact-form={script}
    >
      <div
        className={`${fields.alert} ${styles.told}`}
        role="alert"
        data-form-alert
        data-network={unsent(failures.network)}
        data-offline={unsent(failures.offline)}
        data-online={unsent(failures.online)}
      />
      <input type="hidden" name="pathName" value={CONTACT_PAGE} />
      <Control name="name" label={form.labels.name}>
        {(control) => <input {...control} autoComplete="name" required />}
      </Control>
      <Control name="email" label={form.labels.email}>
        {(control) => <input {...control} type="email" autoComplete="email" required />}
      </Control>
      <Phone words={words} />
      <Control name="projectBrief" label={form.labels.projectBrief}>
        {(control) => <textarea {...control} rows={6} placeholder={form.projectBriefExample} required />}
      </Control>
      <p className={fields.hint}>{form.projectBriefHint}</p>
      <Control name="link" label={form.labels.link}>
        {(control) => <input {...control} type="url" autoComplete="url" />}
      </Control>
      <div className={fields.trap} aria-hidden="true">
        <label>
          {form.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.foot}>
        <button type="submit" className={buttons.button}>
          {form.submit}
          <Icon name="arrow-right" size={20} stroke={2.25} />
        </button>
        <p className="small soft">
          {form.privacy.before} {privacy ? <a href={privacy}>{form.privacy.link}</a> : form.privacy.link}.
        </p>
      </div>
    </form>
  );
}
