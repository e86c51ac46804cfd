import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ShortAnswer as ShortAnswerContent } from './ShortAnswer.schema.ts';
import styles from './ShortAnswer.module.css';

interface ShortAnswerProps extends ShortAnswerContent {
  /** What stands further down: heading and anchor of each part. */
  parts: readonly { heading: string; id: string }[];
}

/** What a post comes to, set as a letter, beside the list of its parts. */
export function ShortAnswer({ heading, text, parts }: ShortAnswerProps) {
  return (
    <section className={styles.section} data-section="short-answer">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.answer}>
          <h2>{withAmpersands(heading)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <nav className={styles.parts} aria-label={`Parts of this post: ${heading}`}>
          <ul role="list">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{withAmpersands(part.heading)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
