import type { ReactNode } from 'react';
import { strokeRow } from '../../art/charts/strokeRow.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import styles from './CasePair.module.css';

interface CasePairProps {
  /** The two halves. */
  children: ReactNode;
}

/** The same event twice, side by side: as it was, and as it is. */
export function CasePair({ children }: CasePairProps) {
  return (
    <section className={styles.pair} data-section="before-and-after">
      <div className={`container ${styles.halves}`}>{children}</div>
    </section>
  );
}

interface HalfProps {
  label: string;
  minutes: number;
  took: string;
  /** What the chapter is about, and its heading. */
  kind: string;
  heading: string;
  /** The chapter's words, rendered. */
  children: ReactNode;
}

/** In px of the drawing: a stroke is a minute, a row an hour. */
const HOUR = 60;
const STROKE = { pitch: 9, width: 3.6, height: 22 };
const ROW = 34;

/** One of the two: its minutes as strokes, an hour in a row, and its chapter. */
export function Half({ label, minutes, took, kind, heading, children }: HalfProps) {
  const rows = Array.from({ length: Math.ceil(minutes / HOUR) }, (_, row) =>
    strokeRow({ from: 0, to: Math.min(HOUR, minutes - row * HOUR) }, STROKE, {
      foot: row * ROW + STROKE.height,
    }),
  );
  const height = (rows.length - 1) * ROW + STROKE.height;
  return (
    <div className={styles.half} data-section={kind}>
      <p className={styles.label}>{label}</p>
      <svg className={styles.strokes} viewBox={`0 0 ${HOUR * STROKE.pitch + 4} ${height}`} aria-hidden="true">
        <path d={rows.join('')} />
      </svg>
      <p className={styles.took}>{took}</p>
      <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
