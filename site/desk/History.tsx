import type { DeskInquiry } from '../../contract/desk.ts';
import { At } from './At.tsx';
import styles from './History.module.css';
import { lengthInWords } from './times.ts';
import { actorOf, stepInWords, wayOf } from './words.ts';

/** What was done about an inquiry, each with the time since it came; notes stand where they were written. */
export const History = ({ inquiry, user }: { inquiry: DeskInquiry; user: string }) => {
  const { receivedAt, steps } = inquiry;
  return (
    <ol className={styles.history} role="list">
      <li>
        <span className={styles.after}>0 min</span>
        <div>
          <p>It came in.</p>
          <p className={styles.when}>
            <At at={receivedAt} />
          </p>
        </div>
      </li>
      {steps.map((step) => {
        const way = wayOf(step);
        return (
          <li key={step.version}>
            <span className={styles.after}>{lengthInWords(step.at - receivedAt)}</span>
            <div>
              <p>
                <bdi>{actorOf(step, user)}</bdi> {stepInWords(step, user)}
                {way && `, ${way}`}.
              </p>
              {step.words !== null && step.words !== '' && (
                <p className={styles.words} dir="auto">
                  {step.words}
                </p>
              )}
              <p className={styles.when}>
                <At at={step.at} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
};
