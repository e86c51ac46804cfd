import type { RequestsContent } from './Requests.schema.ts';
import styles from './Requests.module.css';

/** Requests for AI with what was decided about each, and why. */
export function Requests({ requests }: Pick<RequestsContent, 'requests'>) {
  return (
    <dl className={styles.requests}>
      {requests.map(({ asked, verdict, reason }) => (
        <div key={asked}>
          <dt>{asked}</dt>
          <dd>
            <b>{verdict}</b>
            <span>{reason}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
