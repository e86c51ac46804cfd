import buttons from '../../ui/Button.module.css';
import fields from '../fields.module.css';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupData } from '../popupData.ts';
import { Promises } from './Promises.island.tsx';
import styles from './InquiryForm.module.css';

interface FormFootProps {
  data: PopupData;
  busy: boolean;
  /** The promises stand in the left panel already. */
  hasPanel: boolean;
}

/** The form's button, what sending it means, and the field that only machines fill. */
export function FormFoot({ data, busy, hasPanel }: FormFootProps) {
  const { submit, sending, privacy, honeypot } = data.words.form;
  return (
    <>
      <div className={fields.trap} aria-hidden="true">
        <label>
          {honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p role="status" className={fields.trap}>
        {busy && sending}
      </p>
      <div className={styles.foot}>
        <button type="submit" className={buttons.button} aria-disabled={busy || undefined}>
          {busy ? sending : submit}
          {!busy && <Glyph name="arrow" stroke={2.25} />}
        </button>
        <div className={styles.beside}>
          {!hasPanel && <Promises promises={data.promises} />}
          <p>
            {privacy.before} {data.privacy ? <a href={data.privacy}>{privacy.link}</a> : privacy.link}.
          </p>
        </div>
      </div>
    </>
  );
}
