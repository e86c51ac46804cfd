import styles from './ScoreBar.module.css';

interface ScoreBarProps {
  /** 0 to 10. */
  score: number;
  /** How many strokes ten points have. */
  strokes: number;
  /** The row that the text is about has the colour of action. */
  lead?: boolean | undefined;
  /** Draws all strokes and clips them at the score, so that a script can change the width. */
  changes?: boolean;
}

/** Strokes 9 px apart and 18 px high, slanted by 14 degrees. */
const hatch = (count: number): string => `M7 0l-4.5 18${'m13.5 -18l-4.5 18'.repeat(Math.max(0, count - 1))}`;

/** A score as a row of slanted strokes, to be read against the width it is given; the number stands beside it. */
export function ScoreBar({ score, strokes, lead, changes }: ScoreBarProps) {
  const strokeCount = (score * strokes) / 10;
  const path = (
    <path
      d={hatch(changes ? strokes : Math.ceil(strokeCount))}
      fill="none"
      stroke="currentColor"
      strokeWidth="5.4"
    />
  );
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${9 * strokes} 18`}
      data-lead={lead || undefined}
      aria-hidden="true"
    >
      {Number.isInteger(strokeCount) && !changes ? (
        path
      ) : (
        // A stroke that counts in part is cut off upright.
        <svg width={changes ? `${10 * score}%` : (9 * strokeCount).toFixed(1)} height="18">
          {path}
        </svg>
      )}
    </svg>
  );
}
