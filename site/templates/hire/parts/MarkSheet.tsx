import type { Marks } from './marksFields.ts';
import styles from './MarkSheet.module.css';
import { withAmpersands } from '../../../ui/Title.tsx';

interface MarkSheetProps extends Marks {
  /** Whether the test is invented. */
  demo: boolean;
}

/** The marks of a paid test and their sum, on paper under the band that shows the test. */
export function MarkSheet({ heading, rows, note, demo }: MarkSheetProps) {
  const sum = (field: 'got' | 'of') => rows.reduce((total, row) => total + row[field], 0);
  return (
    <div className={styles.sheet} data-ground="page" data-section="vetting-steps">
      <div className={`container grid ${styles.marks}`}>
        <h3 className={styles.heading}>{withAmpersands(heading)}</h3>
        <dl className={styles.rows}>
          {rows.map(({ what, got, of, text }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="soft">{text}</dd>
              <dd className={styles.mark}>
                <b>{got}</b> of {of}
              </dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>Together</dt>
            <dd className="soft">{note}</dd>
            <dd className={styles.mark}>
              <b>{sum('got')}</b> of {sum('of')}
            </dd>
          </div>
        </dl>
        {demo && <p className={`small soft ${styles.note}`}>The test is a demonstration record.</p>}
      </div>
    </div>
  );
}
