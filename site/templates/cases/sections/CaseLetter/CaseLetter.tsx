import type { ReactNode } from 'react';
import { Art } from '../../../../art/Art.tsx';
import { both } from '../../../../art/Drawing.ts';
import { signature } from '../../../../art/signature.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { DevicePicture } from '../../../../lib/Picture.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseLetter as CaseLetterContent } from './CaseLetter.schema.ts';
import styles from './CaseLetter.module.css';

interface CaseLetterProps extends Omit<CaseLetterContent, 'enclosures'> {
  /** Phones beside the letter, each with the writer's words about it. */
  enclosures: readonly { label: string; device: DevicePicture }[];
  resolveLink: ResolveLink;
  /** The parts of the letter. */
  children: ReactNode;
}

/** A letter from the client on its own sheet, with screens of the product as its enclosures. */
export function CaseLetter(props: CaseLetterProps) {
  const { dated, greeting, closing, name, position, enclosures, resolveLink, children } = props;
  return (
    <section data-section="letter" data-ground="mist">
      <div className={`container ${styles.desk}`}>
        <article className={styles.sheet}>
          <p className={styles.dated}>{dated}</p>
          <p className={styles.greeting}>
            <Inline text={greeting} resolveLink={resolveLink} />
          </p>
          {children}
          <p className={styles.closing}>
            <Inline text={closing} resolveLink={resolveLink} />
          </p>
          <Art drawing={signature(name, both('currentColor'))} className={styles.signature} />
          <p className={styles.person}>
            <b>{name}</b>
            <span className="small soft">{position}</span>
          </p>
        </article>
        <ol role="list" className={styles.enclosures} data-section="screens" data-fact="app-screens">
          {enclosures.map(({ label, device: { kind, alt, ...picture } }) => (
            <li key={label}>
              <img {...picture} alt={alt} data-device={kind} loading="lazy" />
              <p>{label}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LetterPartProps {
  /** What the part is about, and its heading. */
  kind: string;
  heading: string;
  /** Its words, rendered. */
  children: ReactNode;
}

/** A part of the letter under its own heading. */
export function LetterPart({ kind, heading, children }: LetterPartProps) {
  return (
    <div className={styles.part} data-section={kind}>
      <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
      {children}
    </div>
  );
}
