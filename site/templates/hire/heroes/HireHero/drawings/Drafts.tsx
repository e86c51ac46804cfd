import type { ReactNode } from 'react';
import { MarkSheet } from '../../../parts/MarkSheet.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { Drafts as DraftsContent } from './Drafts.schema.ts';
import styles from './Drafts.module.css';

interface DraftsProps extends Pick<DraftsContent, 'test' | 'marks' | 'demo'> {
  /** Headline, lede and what to do next. */
  words: ReactNode;
}

/** In px: a phone, its edge, and the space that its bars share. */
const [WIDTH, HEIGHT, EDGE] = [150, 270, 18];

/** A phone with one bar for each part of its screen. */
function Draft({ parts }: { parts: number }) {
  const pitch = (HEIGHT - 2 * EDGE) / parts;
  return (
    <svg className={styles.phone} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
      <rect className={styles.frame} x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="18" />
      {Array.from({ length: parts }, (_, i) => (
        <rect
          key={i}
          className={styles.bar}
          x={EDGE}
          y={EDGE + i * pitch + 2}
          width={WIDTH - 2 * EDGE}
          height={pitch - 5}
        />
      ))}
    </svg>
  );
}

/** Three drafts of one screen from a paid test, and their marks. */
export function Drafts({ words: top, test, marks, demo }: DraftsProps) {
  const { heading, task, of, words, drafts } = test;
  return (
    <>
      <div className={`container ${styles.top}`}>
        {top}
        <div className={styles.test}>
          <div>
            <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
            <p>{task}</p>
          </div>
          <ol role="list" className={styles.drafts}>
            {drafts.map(({ name, parts, finished, rejected, text }) => (
              <li key={name} data-rejected={rejected || undefined}>
                <div className={styles.screen}>
                  <Draft parts={parts} />
                  {rejected && (
                    <p className={styles.stamp} data-ground="page">
                      {words.rejected}
                    </p>
                  )}
                </div>
                <div>
                  <h3>{name}</h3>
                  <p>
                    <b>{parts}</b> {words.parts}
                  </p>
                  <p>
                    <b>{finished}</b> of {of} {words.finished}
                  </p>
                  <p className="small">{text}</p>
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
