import type { PromiseLabel } from '../../../../records/promises.ts';
import type { Href } from '../../../../collections/Href.ts';
import { ContactForm } from '../../../../contact/ContactForm.tsx';
import type { PopupWords } from '../../../../contact/popup.schema.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { InquiryForm as InquiryFormContent } from './InquiryForm.schema.ts';
import styles from './InquiryForm.module.css';

interface InquiryFormProps extends InquiryFormContent {
  words: Pick<PopupWords, 'form' | 'countries'>;
  promises: readonly PromiseLabel[];
  /** Address of the module that checks the form. */
  script: string;
  /** Path of the privacy page. */
  privacyPage: string;
  href: Href;
}

/** The form that works without scripts, beside the promises that go with it. */
export function InquiryForm({ heading, lede, words, promises, privacyPage, script, href }: InquiryFormProps) {
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
                  {href(page) ? <a href={href(page)}>{label}</a> : label}
                  {note && <small className="soft">{note}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <ContactForm words={words} privacy={href(privacyPage)} script={script} />
        </div>
      </div>
    </section>
  );
}
