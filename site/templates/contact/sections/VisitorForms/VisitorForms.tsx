import fields from '../../../../contact/fields.module.css';
import buttons from '../../../../ui/Button.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { Slotted } from '../../parts/Slotted.tsx';
import styles from './VisitorForms.module.css';
import type { VisitorForms as VisitorFormsContent } from './VisitorForms.schema.ts';

interface VisitorFormsProps extends VisitorFormsContent {
  /** What is said of an address that is none. */
  wrong: string;
}

const Submit = ({ children, ...attributes }: { children: string; name?: string; value?: string }) => (
  <button type="submit" className={buttons.button} data-small {...attributes}>
    {children}
    <Icon name="arrow-right" size={20} stroke={2.25} />
  </button>
);

/** What a visitor may say about an inquiry: another address, and that no answer has come. Hidden as built. */
export function VisitorForms({ address, noAnswer, wrong }: VisitorFormsProps) {
  return (
    <section
      className={styles.section}
      data-section="visitor-forms"
      data-ground="mist"
      data-part="sender no-answer"
      hidden
    >
      <div className={`container ${styles.forms}`}>
        <form
          id="no-answer"
          className={styles.form}
          method="post"
          data-part="no-answer"
          data-attributes="action:path"
          hidden
        >
          <div>
            <h2>{withAmpersands(noAnswer.heading)}</h2>
            <p>{noAnswer.text}</p>
          </div>
          <div>
            <Submit name="answered" value="no">
              {noAnswer.submit}
            </Submit>
          </div>
        </form>
        <form
          id="address"
          className={styles.form}
          method="post"
          noValidate
          data-part="sender"
          data-attributes="action:address-path"
          hidden
        >
          <div>
            <h2>{withAmpersands(address.heading)}</h2>
            <p>
              <Slotted text={address.text} />
            </p>
          </div>
          <div>
            <div className={fields.field}>
              <label htmlFor="visitor-email">{address.label}</label>
              <input
                id="visitor-email"
                name="email"
                type="email"
                className={fields.control}
                autoComplete="email"
                required
                aria-describedby="visitor-email-message"
                data-attributes="value:typed aria-invalid:invalid"
              />
              <p id="visitor-email-message" className={fields.message} data-part="wrong" hidden>
                {wrong}
              </p>
            </div>
            <Submit>{address.submit}</Submit>
          </div>
        </form>
      </div>
    </section>
  );
}
