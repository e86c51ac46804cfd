import type { ReactNode } from 'react';
import { Screens } from './Screens.tsx';
import { Squares } from '../../../../../art/charts/Squares.tsx';
import { MarkSheet } from '../../../parts/MarkSheet.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { Rounds as RoundsContent } from './Rounds.schema.ts';
import beside from '../../../../../ui/beside.module.css';
import styles from './Rounds.module.css';

interface RoundsProps extends Pick<RoundsContent, 'test' | 'marks' | 'demo'> {
  /** Headline, lede and what to do next. */
  words: ReactNode;
}

/** Squares side by side: in a round over the whole width, and in a block. */
const COLUMNS = { squares: 20, blocks: 4 };

/** The paid test of a candidate, round by round, and its marks. */
export function Rounds({ words, test, marks, demo }: RoundsProps) {
  return (
    <>
      <div className={`container grid ${beside.beside} ${styles.top}`}>
        {words}
        <div className={styles.test}>
          <h2 className={styles.heading}>{withAmpersands(test.heading)}</h2>
          <p className="soft">{test.task}</p>
          <ol role="list" className={styles.rounds} data-drawing={test.drawing}>
            {test.rounds.map(({ name, passed, text }) => (
              <li key={name}>
                <p>
                  <b className={styles.passed}>{passed}</b> of {test.of}
                </p>
                <div>
                  {test.drawing === 'screens' ? (
                    <Screens all={test.of} working={passed} />
                  ) : (
                    <Squares all={test.of} marked={passed} columns={COLUMNS[test.drawing]} />
                  )}
                  <p className="small">
                    <b>{name}.</b> <span className="soft">{text}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <MarkSheet {...marks} demo={demo} />
    </>
  );
}
