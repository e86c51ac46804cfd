import fields from '../fields.module.css';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupWords } from '../popup.schema.ts';
import type { Failure } from './useInquiry.ts';

interface FailedProps {
  words: PopupWords['failures'];
  failure: Failure;
  /** The sales address, as a way out. */
  email: string;
  /** Brings back what a failed sending cleared; missing where nothing was. */
  onRestore: (() => void) | undefined;
}

/** Says that the form was not sent, why, and what the visitor can do. */
export function Failed({ words, failure, email, onRestore }: FailedProps) {
  const [before, after] = words[failure].split('{email}');
  return (
    <div className={fields.alert}>
      <Glyph name="alert" size={24} />
      <div>
        <p>
          <strong>{words.title}</strong> {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
        {onRestore && (
          <button type="button" className={fields.restore} onClick={onRestore}>
            {words.restore}
          </button>
        )}
      </div>
    </div>
  );
}
