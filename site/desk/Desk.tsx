import type { ReactNode } from 'react';
import { deskPages, type DeskProps } from '../../contract/desk.ts';
import { Other } from './Button.tsx';
import { Document, Notice } from './Document.tsx';
import styles from './Document.module.css';
import { Post } from './Post.tsx';

/** What all pages of somebody who is signed in are made from. */
export type SignedIn = Pick<DeskProps['list'], 'brand' | 'now' | 'user' | 'csrf' | 'counts' | 'notice'>;

type Place = 'list' | 'suspects' | 'search' | 'measure' | 'sessions' | 'log' | 'export';

interface DeskFrameProps {
  desk: SignedIn;
  title: string;
  /** The page that it is, or that it belongs to. */
  here?: Place;
  children: ReactNode;
}

const keys = [
  ['j', 'The next inquiry of the list'],
  ['k', 'The one before it'],
  ['t', 'Take it'],
  ['a', 'Answer it'],
  ['?', 'This list'],
] as const;

/** Shortcuts, off until somebody switches them on; without a script nothing of it is seen. */
const Shortcuts = () => (
  <dialog className={styles.keys} aria-labelledby="shortcuts" data-shortcuts>
    <h2 id="shortcuts">Shortcuts</h2>
    <dl>
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <label>
      <input type="checkbox" data-shortcuts-on /> Use them in this browser
    </label>
    <form method="dialog">
      <Other small>Close</Other>
    </form>
  </dialog>
);

/** The frame of the pages of somebody who is signed in. */
export const Desk = ({ desk, title, here, children }: DeskFrameProps) => {
  const { brand, user, csrf, counts, notice } = desk;
  const current = (place: Place) => (place === here ? 'page' : undefined);
  const bar = (
    <nav className={styles.nav} aria-label="Desk">
      <ul role="list">
        <li>
          <a href={deskPages.list} aria-current={current('list')}>
            Open{' '}
            <span className={styles.count} data-over={counts.overdue > 0 || undefined}>
              {counts.open}
              {counts.overdue > 0 && <span className="visually-hidden">, {counts.overdue} overdue</span>}
            </span>
          </a>
        </li>
        <li>
          <a href={deskPages.suspects} aria-current={current('suspects')}>
            Suspects <span className={styles.count}>{counts.suspects}</span>
          </a>
        </li>
        <li>
          <a href={deskPages.search} aria-current={current('search')}>
            Search
          </a>
        </li>
        <li>
          <a href={deskPages.measure} aria-current={current('measure')}>
            Kept
          </a>
        </li>
      </ul>
    </nav>
  );
  const foot = (
    <>
      <p>{user}</p>
      <ul role="list">
        <li>
          <a href={deskPages.sessions} aria-current={current('sessions')}>
            Sessions
          </a>
        </li>
        <li>
          <a href={deskPages.log} aria-current={current('log')}>
            Log
          </a>
        </li>
        <li>
          <a href={deskPages.export} aria-current={current('export')}>
            Export
          </a>
        </li>
        <li>
          <button type="button" data-shortcuts-open hidden>
            Shortcuts
          </button>
        </li>
        <li>
          <Post post="signOut" fields={{ csrf }}>
            <button type="submit">Sign out</button>
          </Post>
        </li>
      </ul>
      <Shortcuts />
    </>
  );
  const isRefused = notice && notice.kind !== 'done';
  return (
    <Document brand={brand} title={isRefused ? `Not done: ${title}` : title} bar={bar} foot={foot}>
      <Notice notice={notice} user={user} />
      {children}
    </Document>
  );
};
