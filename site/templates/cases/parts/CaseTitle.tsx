import { withAmpersands } from '../../../ui/Title.tsx';
import styles from './CaseTitle.module.css';

/** What the top of a case study says whatever its form. */
export interface CaseTitleContent {
  /** Name of the product, set as large as the place allows. */
  name: string;
  title: string;
  summary: string;
  /** The result that its card shows. */
  result: string;
}

interface CaseTitleProps extends CaseTitleContent {
  /** The words stand under the name, or beside it in wide windows. */
  layout?: 'under' | 'beside';
}

/** The words that open a case study: the product's name, the heading, the lead and the result. */
export function CaseTitle({ name, title, summary, result, layout = 'under' }: CaseTitleProps) {
  return (
    <div className={styles.title} data-layout={layout}>
      <p className={styles.name}>{withAmpersands(name)}</p>
      <div>
        <h1 className={styles.heading}>{withAmpersands(title)}</h1>
        <p className={`lede ${styles.lede}`}>{summary}</p>
        <p className={styles.result}>{result}</p>
      </div>
    </div>
  );
}
