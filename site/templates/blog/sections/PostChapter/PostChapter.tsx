import type { ReactNode } from 'react';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PostChapter as PostChapterContent } from './PostChapter.schema.ts';
import styles from './PostChapter.module.css';

interface PostChapterProps extends PostChapterContent {
  /** Which section of the page this is, such as `what-white-label-covers`. */
  kind: string;
  /** What links to this chapter end in. */
  id: string;
  /** The chapter's words, rendered. */
  children: ReactNode;
  /** Goes on from the chapter above. */
  continues?: boolean;
}

/** One chapter of a post: its heading stays beside its words while they are read. */
export function PostChapter({ kind, id, heading, children, continues }: PostChapterProps) {
  return (
    <section
      id={id}
      className={styles.chapter}
      data-section={kind}
      data-continues={continues ? '' : undefined}
    >
      <div className="container grid">
        <h2 className={styles.heading}>
          <a href={`#${id}`}>{withAmpersands(heading)}</a>
        </h2>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  );
}
