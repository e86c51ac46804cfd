import { Art } from '../../art/Art.tsx';
import { both } from '../../art/Drawing.ts';
import { signature } from '../../art/signature.ts';
import type { Person } from '../../records/people.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { NoteLine as NoteLineContent } from './NoteLine.schema.ts';
import styles from './NoteLine.module.css';

interface NoteLineProps extends NoteLineContent {
  heading: string;
  person: Pick<Person, 'name' | 'position'>;
}

/** The letter that the page about the agency tells in full, in two sentences and signed by hand. */
export function NoteLine({ heading, short, person }: NoteLineProps) {
  return (
    <section className={styles.note} data-section="chief-executive-note" data-shared data-compact>
      <div className={`container grid ${styles.columns}`}>
        <h2>{withAmpersands(heading)}</h2>
        <p className={styles.words}>{short}</p>
        <div className={styles.signed}>
          <Art drawing={signature(person.name, both('currentColor'))} className={styles.signature} />
          <p className="small">
            <b>{person.name}</b>
            <br />
            <span className="soft">{person.position}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
