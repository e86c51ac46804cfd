import styles from './FailureSigns.module.css';
import { withAmpersands } from '../../../ui/Title.tsx';

export interface FailureSignsContent {
  heading: string;
  list: readonly { title: string; text: string }[];
}

/** Signs that the work goes wrong, which a reader can see without being an engineer. */
export const FailureSigns = ({ heading, list }: FailureSignsContent) => (
  <div className={`grid ${styles.signs}`} data-section="failure-signs">
    <h3>{withAmpersands(heading)}</h3>
    {list.map(({ title, text }) => (
      <div key={title}>
        <h4 className={styles.title}>{withAmpersands(title)}</h4>
        <p className="soft">{text}</p>
      </div>
    ))}
  </div>
);
