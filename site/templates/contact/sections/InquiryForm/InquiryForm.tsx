import type { PromiseLabel } from '../../../../records/promises.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ContactForm } from '../../../../contact/ContactForm.tsx';
import type { PopupWords } from '../../../../contact/popup.schema.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { InquiryForm as InquiryFormContent } from './InquiryForm.schema.ts';
import styles from './InquiryForm.module.css';

interface InquiryFormProps extends InquiryFormContent {
  words: Pick<PopupWords, 'form' | 'countries' | 'failures'>;
  /** The sales address, as a way out where the form cannot be sent. */
  email: string;
  promises: readonly PromiseLabel[];
  /** Address of the module that checks the form. */
  script: string;
  /** Path of the privacy page. */
  privacyPage: string;
  resolveLink: ResolveLink;
}

/** The form that works without scripts, beside the promises that go with it. */
export function InquiryForm(props: InquiryFormProps) {
  const { heading, lede, words, email, promises, privacyPage, script, resolveLink } = props;
  return (
    <section className={styles.section} data-section="inquiry-form" data-ground="mist" data-shared>
      <div className="container grid">
        <div className={styles.side}>
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          <ul role="list" className={styles.promises}>
            {promises.map(({ icon, label, page, note }) => (
              <li key={label}>
                <Icon name={icon} className={styles.icon} />
                <span>
                  {resolveLink(page) ? <a href={resolveLink(page)}>{label}</a> : label}
                  {note && <small className="soft">{note}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <ContactForm words={words} email={email} privacy={resolveLink(privacyPage)} script={script} />
        </div>
      </div>
    </section>
  );
}
