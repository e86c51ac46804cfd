import { Fragment, type ReactNode } from 'react';

/** A heading's words with every ampersand that stands alone set apart, the only letter that is; it stays with the next word. */
export function withAmpersands(text: string): ReactNode {
  return text.split(/(?<=^|\s)&(?=\s)/).map((part, i) => (
    <Fragment key={part}>
      {i > 0 && <span className="amp">&amp;</span>}
      {i > 0 ? part.replace(/^\s/, '\u00a0') : part}
    </Fragment>
  ));
}
