import type { DeskInquiry } from '../../contract/desk.ts';
import { At } from './At.tsx';
import styles from './Clock.module.css';
import { standOf, timeInWords, TimeStrokes } from './Strokes.tsx';
import { startingWith, stateInWords } from './words.ts';

interface ClockProps {
  inquiry: DeskInquiry;
  now: number;
  user: string;
}

/** How much time is left, as a figure and as strokes, and who has it. */
export const Clock = ({ inquiry, now, user }: ClockProps) => {
  const { dueAt, state, takenBy, takenAt, answeredAt } = inquiry;
  return (
    <div className={styles.clock} data-stand={standOf({ row: inquiry, now })}>
      <TimeStrokes row={inquiry} now={now} format="page" />
      <p className={styles.left}>{timeInWords({ row: inquiry, now })}</p>
      <p className={styles.state}>
        <b>{stateInWords(inquiry, user)}</b>
        {state === 'taken' && takenAt !== null && (
          <>
            {' '}
            since <At at={takenAt} />
          </>
        )}
        {state !== 'taken' && takenBy !== null && <>, {startingWith(takenBy, user)} had it</>}
        {answeredAt !== null && (
          <>
            {' '}
            <At at={answeredAt} />
          </>
        )}
      </p>
      <p className="small soft">
        {dueAt === null ? (
          'It came before replies were measured.'
        ) : (
          <>
            The reply {now > dueAt ? 'was' : 'is'} due <At at={dueAt} />. A stroke is an hour.
          </>
        )}
      </p>
    </div>
  );
};
