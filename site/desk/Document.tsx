import type { ReactNode } from 'react';
import { Title } from '../ui/Title.tsx';
import { deskPages, type DeskNotice } from '../../contract/desk.ts';
import { At } from './At.tsx';
import styles from './Document.module.css';
import { made } from './made.ts';
import { noticeInWords } from './words.ts';

interface DocumentProps {
  brand: string;
  title: string;
  /** What stands in the bar beside the name. */
  bar?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the desk. */
export const Document = ({ brand, title, bar, foot, children }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} | ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={made.bars.light}
        data-scheme="light"
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={made.bars.dark}
        data-scheme="dark"
      />
      <link rel="icon" href={made.mark} type="image/svg+xml" />
      <link rel="stylesheet" href={made.styles} />
      <script src={made.script} />
    </head>
    <body>
      <a className="skip visually-hidden" href="#main">
        Skip to the content
      </a>
      <header className={styles.header} data-ground="indigo">
        <div className={`container ${styles.bar}`}>
          <a className={styles.brand} href={deskPages.list}>
            <img src={made.mark} width="36" height="36" alt="" />
            <span>
              <Title text={brand} />
            </span>
            <span className={styles.desk}>desk</span>
          </a>
          {bar}
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className="container">
          {foot}
          <fieldset className={styles.theme} data-theme-switch hidden>
            <legend>Theme</legend>
            {['System', 'Light', 'Dark'].map((label) => (
              <label key={label}>
                <input type="radio" name="theme" value={label === 'System' ? '' : label.toLowerCase()} />{' '}
                {label}
              </label>
            ))}
          </fieldset>
        </div>
      </footer>
    </body>
  </html>
);

/** What became of what was done just now. */
export const Notice = ({ notice, user }: { notice: DeskNotice | undefined; user: string }) => {
  if (!notice) return null;
  const isDone = notice.kind === 'done';
  return (
    <div className={styles.notice} data-done={isDone || undefined} role={isDone ? 'status' : 'alert'}>
      <p className="container">
        {notice.kind === 'done' && notice.reference && <b>{notice.reference}: </b>}
        {noticeInWords(notice, user)}
        {notice.kind === 'first' && (
          <>
            {' '}
            <At at={notice.at} />
          </>
        )}
        {notice.kind === 'done' && notice.unclean && (
          <> Old rows may still be in the files of the database until it is cleaned.</>
        )}
      </p>
    </div>
  );
};
