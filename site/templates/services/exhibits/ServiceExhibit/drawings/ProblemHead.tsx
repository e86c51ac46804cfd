import { withAmpersands } from '../../../../../ui/Title.tsx';
import styles from './ProblemHead.module.css';

/** What goes wrong today, beside who meets it and what it costs; the first paragraph is set larger. */
export function ProblemHead({
  heading,
  text: [lede, ...more],
}: {
  heading: string;
  text: readonly string[];
}) {
  return (
    <div className="grid">
      <h2 className={styles.half}>{withAmpersands(heading)}</h2>
      <div className={`${styles.half} ${styles.text}`}>
        <p className="lede">{lede}</p>
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
