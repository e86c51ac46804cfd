import type { ReactNode } from 'react';
import { unitChart } from '../../../../art/charts/unitChart.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
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
  /** What it took: a stroke each. */
  count: number;
  took: string;
  /** What the chapter is about, and its heading. */
  kind: string;
  heading: string;
  /** The chapter's words, rendered. */
  children: ReactNode;
}

/** In px of the drawing, with sixty strokes in a row: of minutes, an hour. */
const STROKE = { mark: 'stroke', width: 3.6, height: 22, pitch: 9, row: 34, columns: 60 } as const;

/** One of the two: what it took as strokes, and its chapter. */
export function Half({ label, count, took, kind, heading, children }: HalfProps) {
  const { height, paths } = unitChart({ ...STROKE, amounts: [count] });
  return (
    <div className={styles.half} data-section={kind}>
      <p className={styles.label}>{label}</p>
      <svg
        className={styles.strokes}
        viewBox={`0 0 ${STROKE.columns * STROKE.pitch + 4} ${height}`}
        aria-hidden="true"
      >
        <path d={paths[0]} />
      </svg>
      <p className={styles.took}>{took}</p>
      <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
