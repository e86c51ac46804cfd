import { Art } from '../../art/Art.tsx';
import { both } from '../../art/Drawing.ts';
import { signature } from '../../art/signature.ts';
import type { Picture } from '../../lib/Picture.ts';
import type { Person } from '../../records/people.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ExecutiveNote as ExecutiveNoteContent } from './ExecutiveNote.schema.ts';
import styles from './ExecutiveNote.module.css';

interface ExecutiveNoteProps extends Omit<ExecutiveNoteContent, 'signedBy'> {
  /** What links to this section ends in, such as `letter`. */
  id?: string;
  person: Pick<Person, 'name' | 'position'>;
  /** The cover beside the letter; width and height in px. */
  picture: Picture;
}

/** A short letter, signed by hand. */
export function ExecutiveNote({ id, heading, letter, person, picture }: ExecutiveNoteProps) {
  return (
    <section id={id} data-section="chief-executive-note" data-shared="">
      <div className={`container grid ${styles.columns}`}>
        <img {...picture} className={styles.cover} alt="" loading="lazy" />
        <div className={styles.letter}>
          <h2>{withAmpersands(heading)}</h2>
          {letter.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Art drawing={signature(person.name, both('currentColor'))} className={styles.signature} />
          <footer className="small">
            <b>{person.name}</b>
            <br />
            <span className="soft">{person.position}</span>
          </footer>
        </div>
      </div>
    </section>
  );
}
