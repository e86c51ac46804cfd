import type { ReactNode } from 'react';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseChapter as CaseChapterContent } from './CaseChapter.schema.ts';
import styles from './CaseChapter.module.css';

interface CaseChapterProps extends CaseChapterContent {
  /** The chapter's words, rendered. */
  children: ReactNode;
  /** Goes on from the chapter above. */
  continues?: boolean;
}

/** One chapter of a story: its heading on the left, its words on the right. */
export function CaseChapter({ kind, heading, children, continues }: CaseChapterProps) {
  return (
    <section className={styles.chapter} data-section={kind} data-continues={continues ? '' : undefined}>
      <div className="container grid">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  );
}
