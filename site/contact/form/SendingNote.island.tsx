import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { THANKS_PAGE } from '../../../contract/addresses.ts';
import fields from '../fields.module.css';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupData } from '../popupData.ts';
import type { Stage } from './useInquiry.ts';
import styles from './SendingNote.module.css';

interface SendingNoteProps {
  words: PopupData['words'];
  /** How far the sending is; nothing while the pop-up is open and says so itself. */
  stage: Stage | undefined;
  onStay: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** At the foot of the page, once the pop-up was closed over a sending: what comes of it, and the choice to stay. */
export function SendingNote({
  words: { note, form, failures },
  stage,
  onStay,
  onBack,
  onClose,
}: SendingNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  const stay = () => {
    onStay();
    // The button disappears, and would lose the focus.
    place.current?.focus({ preventScroll: true });
  };
  const text = { sending: note.sending, staying: note.staying, stayed: note.sent, unsent: failures.title };
  return createPortal(
    <div ref={place} role="status" tabIndex={-1} className={styles.place}>
      {stage && stage !== 'sent' && (
        <div className={styles.note}>
          <span>{text[stage]}</span>
          {stage === 'sending' && (
            <button type="button" className={fields.restore} onClick={stay}>
              {note.stay}
            </button>
          )}
          {stage === 'stayed' && <a href={THANKS_PAGE}>{note.confirmation}</a>}
          {stage === 'unsent' && (
            <button type="button" className={fields.restore} onClick={onBack}>
              {note.back}
            </button>
          )}
          {(stage === 'stayed' || stage === 'unsent') && (
            <button type="button" className={styles.close} aria-label={form.close} onClick={onClose}>
              <Glyph name="close" size={24} stroke={2} />
            </button>
          )}
        </div>
      )}
    </div>,
    document.body,
  );
}
