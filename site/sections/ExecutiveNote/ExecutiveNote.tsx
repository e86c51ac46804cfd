import { Art } from '../../art/Art.tsx';
import { both } from '../../art/Drawing.ts';
import { signature } from '../../art/signature.ts';
import type { Picture } from '../../lib/Picture.ts';
import type { Person } from '../../records/people.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ExecutiveNote as ExecutiveNoteContent, NoteLine } from './ExecutiveNote.schema.ts';
import line from './ExecutiveNote.line.module.css';
import styles from './ExecutiveNote.module.css';

interface Signed {
  heading: string;
  person: Pick<Person, 'name' | 'position'>;
}

interface Letter extends Signed, Pick<ExecutiveNoteContent, 'letter'> {
  /** What links to this section ends in, such as `letter`. */
  id?: string | undefined;
  /** The cover beside the letter; width and height in px. */
  picture: Picture;
}

interface Short extends Signed, NoteLine {}

const Signature = ({ person, className }: Pick<Signed, 'person'> & { className: string | undefined }) => (
  <Art drawing={signature(person.name, both('currentColor'))} className={className} />
);

const Signer = ({ person: { name, position } }: Pick<Signed, 'person'>) => (
  <>
    <b>{name}</b>
    <br />
    <span className="soft">{position}</span>
  </>
);

/** A short letter, signed by hand; or what it says in two sentences, where a page does not tell it in full. */
export function ExecutiveNote(note: Letter | Short) {
  const { heading, person } = note;
  if ('short' in note)
    return (
      <section className={line.note} data-section="chief-executive-note" data-shared data-compact>
        <div className={`container grid ${line.columns}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={line.words}>{note.short}</p>
          <div className={line.signed}>
            <Signature person={person} className={line.signature} />
            <p className="small">
              <Signer person={person} />
            </p>
          </div>
        </div>
      </section>
    );
  return (
    <section id={note.id} data-section="chief-executive-note" data-shared="">
      <div className={`container grid ${styles.columns}`}>
        <img {...note.picture} className={styles.cover} alt="" loading="lazy" />
        <div className={styles.letter}>
          <h2>{withAmpersands(heading)}</h2>
          {note.letter.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Signature person={person} className={styles.signature} />
          <footer className="small">
            <Signer person={person} />
          </footer>
        </div>
      </div>
    </section>
  );
}
