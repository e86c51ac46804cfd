import { Fragment } from 'react';
import { ScoreBar } from './ScoreBar.tsx';
import styles from './ScoreRows.module.css';

interface ScoreRowsProps {
  /** What was scored, 0 to 10 each in halves; a half is one stroke. */
  rows: readonly { name: string; score: number }[];
}

/** Several scores under one another: name, strokes, number. */
export function ScoreRows({ rows }: ScoreRowsProps) {
  return (
    <dl className={styles.rows} data-shared>
      {rows.map(({ name, score }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <ScoreBar score={score} strokes={20} />
            {score}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
