import type { ReactNode } from 'react';
import { PassedTests } from '../../../parts/PassedTests.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import { ChangeCount } from './ChangeCount.tsx';
import type { PullRequest as PullRequestContent } from './PullRequest.schema.ts';
import beside from '../../../../../ui/beside.module.css';
import styles from './PullRequest.module.css';

interface PullRequestProps extends Pick<PullRequestContent, 'diff' | 'count' | 'passed'> {
  /** Headline, lede and what to do next. */
  words: ReactNode;
}

const SAID = { '+': 'Added:', '-': 'Removed:', ' ': undefined };

/** A pull request: first what the reviewer says, in words, then the lines that the comment is about. */
function Diff({ title, file, lines, comments }: PullRequestContent['diff']) {
  return (
    <div className={styles.diff} data-ground="page">
      {comments.map(({ on, by, text }) => (
        <blockquote key={on} className={styles.comment}>
          <p className="small">
            <b>{by}</b> <span className="soft">on line {on}</span>
          </p>
          <p>{text}</p>
        </blockquote>
      ))}
      <figure>
        <figcaption className={styles.file}>
          <b>{title}</b> <span className="soft">{file}</span>
        </figcaption>
        <ol role="list" className={styles.lines}>
          {lines.map(({ sign, code }, at) => (
            <li
              key={`${at} ${code}`}
              data-sign={sign.trim() || undefined}
              data-commented={comments.some(({ on }) => on === at + 1) ? '' : undefined}
            >
              {SAID[sign] && <span className="visually-hidden">{SAID[sign]}</span>}
              <code>{code || ' '}</code>
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}

/** How people review code, and what one review saved, drawn to be counted. */
export function PullRequest({ words, diff, count, passed }: PullRequestProps) {
  const change = (
    <div className={styles.request}>
      <Diff {...diff} />
    </div>
  );
  const counted = (
    <div className={styles.count}>
      <h2 className={styles.heading}>{withAmpersands(count.heading)}</h2>
      <ChangeCount {...count} />
      <p className="soft">{count.text}</p>
    </div>
  );
  const countFirst = count.kind === 'libraries' || count.kind === 'devices';
  return (
    <>
      <div className={`container grid ${beside.beside} ${styles.top}`} data-count={count.kind}>
        {words}
        {countFirst ? counted : change}
      </div>
      <div className={`container grid ${beside.beside} ${styles.foot}`} data-count={count.kind}>
        {countFirst ? change : counted}
        <div>
          <PassedTests {...passed} />
        </div>
      </div>
    </>
  );
}
