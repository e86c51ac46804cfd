import { deskPages, type DeskRow } from '../../contract/desk.ts';
import { fillAddress } from './address.ts';
import { Other } from './Button.tsx';
import type { SignedIn } from './Desk.tsx';
import { about, Post } from './Post.tsx';
import styles from './Rows.module.css';
import { standOf, timeInWords, TimeStrokes } from './Strokes.tsx';
import { agoInWords } from './times.ts';
import { countryName, stateInWords, suspicionInWords } from './words.ts';

interface RowsProps {
  desk: SignedIn;
  rows: readonly DeskRow[];
}

/** What has to be seen at once besides the time. */
function alarmOf({ contradictedAt, parked }: DeskRow): string | undefined {
  if (contradictedAt !== null) return 'The visitor says that no answer has come';
  return parked ? 'A delivery was given up' : undefined;
}

const Row = ({ desk: { now, user, csrf }, row }: { desk: SignedIn; row: DeskRow }) => {
  const { reference, name, brief, countryCode, receivedAt, suspicion, may } = row;
  const at = { reference };
  const alarm = alarmOf(row);
  return (
    <li className={styles.row} data-row data-stand={standOf({ row, now })}>
      <div className={styles.time}>
        <TimeStrokes row={row} now={now} format="row" />
        <p>{timeInWords({ row, now })}</p>
      </div>
      <div className={styles.who}>
        <h2>
          <a href={fillAddress(deskPages.inquiry, at)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className={styles.brief} dir="auto">
          {brief}
        </p>
        {suspicion !== null && <p className={styles.why}>{suspicionInWords(suspicion)}</p>}
      </div>
      <dl className={styles.facts}>
        <div className={styles.state}>
          <dt className="visually-hidden">State</dt>
          <dd>{stateInWords(row, user)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">Reference</dt>
          <dd className="tabular">{reference}</dd>
        </div>
        {alarm && (
          <div className={styles.alarm}>
            <dt className="visually-hidden">Attention</dt>
            <dd>{alarm}</dd>
          </div>
        )}
        <div>
          <dt className="visually-hidden">Received</dt>
          <dd>{agoInWords(receivedAt, now)}</dd>
        </div>
        {countryCode !== null && (
          <div>
            <dt className="visually-hidden">Country</dt>
            <dd>{countryName(countryCode)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.act}>
        {may.includes('take') && (
          <Post post="take" fields={about(row, csrf)} at={at} shortcut="t">
            <Other small>
              Take<span className="visually-hidden"> {reference}</span>
            </Other>
          </Post>
        )}
        {may.includes('genuine') && (
          <Post post="genuine" fields={about(row, csrf)} at={at}>
            <Other small>
              Genuine<span className="visually-hidden">: {reference}</span>
            </Other>
          </Post>
        )}
        {may.includes('answer') && !may.includes('take') && (
          <a className={styles.answer} href={fillAddress(deskPages.answer, at)} data-shortcut="a">
            Answer<span className="visually-hidden"> {reference}</span>
          </a>
        )}
      </div>
    </li>
  );
};

/** Inquiries, one under the other. */
export const Rows = ({ desk, rows }: RowsProps) => (
  <ol className={styles.rows} role="list">
    {rows.map((row) => (
      <Row key={row.reference} desk={desk} row={row} />
    ))}
  </ol>
);
