import { TallyFigure } from '../../../../art/charts/TallyFigure.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { SignedSheet as SignedSheetContent } from './SignedSheet.schema.ts';
import styles from './SignedSheet.module.css';

interface SignedSheetProps extends SignedSheetContent {
  /** Which section of the page this is, such as `nda`. */
  kind: string;
}

/** An agreement as the sheet of paper that it is: clauses with their dates in the margin, strokes at the foot. */
export function SignedSheet({ kind, heading, clauses, strokes }: SignedSheetProps) {
  return (
    <section data-section={kind} data-ground="indigo">
      <div className="container grid">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.sheet} data-ground="page">
          <ol role="list" className={styles.clauses}>
            {clauses.map(({ time, title, text, fact }) => (
              <li key={time} data-fact={fact}>
                <p className={`small ${styles.time}`}>{time}</p>
                <div className={styles.words}>
                  <h3>{withAmpersands(title)}</h3>
                  <p className="soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <TallyFigure {...strokes} />
        </div>
      </div>
    </section>
  );
}
