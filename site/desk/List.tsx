import { deskPages, type DeskList, type DeskProps } from '../../contract/desk.ts';
import { fillAddress, withQuery } from './address.ts';
import { At } from './At.tsx';
import { NextLink } from './Button.tsx';
import { Desk } from './Desk.tsx';
import styles from './List.module.css';
import { Pager } from './Pager.tsx';
import { Rows } from './Rows.tsx';
import { timeInWords } from './Strokes.tsx';
import { plural, stateName } from './words.ts';

const lists: readonly DeskList[] = ['open', 'new', 'taken', 'answered', 'aside', 'before'];

const nameOfList = (list: DeskList): string => (list === 'open' ? 'Open' : stateName(list));

const addressOfList = (list: DeskList): string =>
  withQuery(deskPages.list, { state: list === 'open' ? '' : list });

const nothing: Readonly<Record<DeskList, string>> = {
  open: 'Nothing waits. Every inquiry is answered or set aside.',
  new: 'Nothing waits to be taken.',
  taken: 'Nobody has taken one.',
  answered: 'None is answered yet.',
  aside: 'None is set aside.',
  before: 'There are none.',
};

/** Inquiries by how far they have come; those that are open with the most urgent first. */
export const List = (props: DeskProps['list']) => {
  const { list, rows, page, total, counts, now } = props;
  const { overdue, open } = counts;
  const [next] = rows;
  return (
    <Desk desk={props} title={nameOfList(list)} here="list">
      <div className={`container ${styles.list}`}>
        <div className={styles.head}>
          <h1>{nameOfList(list)}</h1>
          <p className={styles.sum}>
            {overdue > 0 && (
              <>
                <b className={styles.over}>{overdue} overdue</b>,{' '}
              </>
            )}
            {open - overdue} in time. As of <At at={now} />. <a href={addressOfList(list)}>Look again</a>
          </p>
        </div>
        <nav className={styles.tabs} aria-label="Lists">
          <ul role="list">
            {lists
              .filter((name) => name !== 'before' || counts.before > 0)
              .map((name) => (
                <li key={name}>
                  <a href={addressOfList(name)} aria-current={name === list ? 'page' : undefined}>
                    {nameOfList(name)} <span>{counts[name]}</span>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        {rows.length === 0 ? (
          <p className={styles.nothing}>{nothing[list]}</p>
        ) : (
          <Rows desk={props} rows={rows} />
        )}
        <Pager
          address={deskPages.list}
          query={{ state: list === 'open' ? '' : list }}
          page={page}
          total={total}
        />
        {list === 'open' && page === 1 && next && (
          <div className={styles.thumb}>
            <NextLink href={fillAddress(deskPages.inquiry, { reference: next.reference })}>
              The first:{' '}
              {next.contradictedAt === null ? timeInWords({ row: next, now }) : 'no answer has come'}
            </NextLink>
          </div>
        )}
      </div>
    </Desk>
  );
};

/** What was stored and not delivered, each with its reason. */
export const Suspects = (props: DeskProps['suspects']) => {
  const { rows, page, total } = props;
  return (
    <Desk desk={props} title="Suspects" here="suspects">
      <div className={`container ${styles.list}`}>
        <div className={styles.head}>
          <h1>Suspects</h1>
          <p className={styles.sum}>
            {total === 0
              ? 'There are none.'
              : `${plural(total, 'inquiry was', 'inquiries were')} kept and not delivered. The time of a genuine one counts from when it came.`}
          </p>
        </div>
        {rows.length > 0 && <Rows desk={props} rows={rows} />}
        <Pager address={deskPages.suspects} page={page} total={total} />
      </div>
    </Desk>
  );
};
