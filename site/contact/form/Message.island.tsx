import fields from '../fields.module.css';
import { Glyph } from '../Glyph.island.tsx';

/** What is wrong with a field; nothing while it is sound. */
export function Message({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={fields.message}>
      <Glyph name="alert" />
      {text}
    </p>
  );
}
