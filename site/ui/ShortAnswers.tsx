import type { Href } from '../lib/Href.ts';
import styles from './ShortAnswers.module.css';

export interface ShortAnswersProps {
  answers: readonly { label: string; value: string; fact?: string | undefined; page?: string | undefined }[];
  /** For the place among other things: columns and lines. */
  className?: string | undefined;
  href: Href;
}

/** What a buyer asks first, each question over its answer. */
export function ShortAnswers({ answers, className, href }: ShortAnswersProps) {
  return (
    <dl className={`${styles.answers} ${className ?? ''}`.trim()}>
      {answers.map(({ label, value, fact, page }) => (
        <div key={label} data-fact={fact}>
          <dt className="small soft">{label}</dt>
          <dd>{page && href(page) ? <a href={href(page)}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
