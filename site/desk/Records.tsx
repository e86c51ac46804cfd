import { deskPages, type DeskProps } from '../../contract/desk.ts';
import { At } from './At.tsx';
import { Other } from './Button.tsx';
import { Desk } from './Desk.tsx';
import { Pager } from './Pager.tsx';
import { Post } from './Post.tsx';
import styles from './Records.module.css';
import { agoInWords } from './times.ts';

/** Where somebody is signed in. */
export const Sessions = (props: DeskProps['sessions']) => {
  const { csrf, sessions, now, user } = props;
  return (
    <Desk desk={props} title="Sessions" here="sessions">
      <div className={`container ${styles.records}`}>
        <h1>Sessions</h1>
        <p className="lede">
          Where {user} is signed in. If you lose a phone, end its session here: it ends at once.
        </p>
        <ul className={styles.rows} role="list">
          {sessions.map(({ handle, device, createdAt, seenAt, endsAt, current }) => (
            <li key={handle}>
              <div>
                <h2>{current ? `${device}, this one` : device}</h2>
                <p className="small soft">
                  Since <At at={createdAt} form="full" />, last used {agoInWords(seenAt, now)}, ends by{' '}
                  <At at={endsAt} form="full" />
                </p>
              </div>
              {!current && (
                <Post post="endSession" fields={{ csrf, session: handle }}>
                  <Other small>
                    End<span className="visually-hidden">: {device}</span>
                  </Other>
                </Post>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Post post="endOthers" fields={{ csrf }}>
            <Other>End all others</Other>
          </Post>
        )}
      </div>
    </Desk>
  );
};

/** Who did what, for good. */
export const Log = (props: DeskProps['log']) => {
  const { rows, page, total } = props;
  return (
    <Desk desk={props} title="Log" here="log">
      <div className={`container ${styles.records}`}>
        <h1>Log</h1>
        <p className="lede">
          Who did what, newest first. It names no visitor, and nobody can change it here.
        </p>
        <ol className={styles.rows} role="list">
          {rows.map(({ at, who, what }, i) => (
            <li key={`${at} ${i}`} className={styles.act}>
              <At at={at} form="full" />
              <b>
                <bdi>{who}</bdi>
              </b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
        <Pager address={deskPages.log} page={page} total={total} />
      </div>
    </Desk>
  );
};
