import type { ResolveLink } from '../collections/ResolveLink.ts';
import styles from './ShortAnswers.module.css';

export interface ShortAnswersProps {
  /** A figure of the company comes with its base and the page of its definition. */
  answers: readonly {
    label: string;
    value: string;
    base?: string | undefined;
    fact?: string | undefined;
    page?: string | undefined;
  }[];
  /** For the place among other things: columns and lines. */
  className?: string | undefined;
  resolveLink: ResolveLink;
}

/** What a buyer asks first, each question over its answer. */
export function ShortAnswers({ answers, className, resolveLink }: ShortAnswersProps) {
  return (
    <dl className={`${styles.answers} ${className ?? ''}`.trim()}>
      {answers.map(({ label, value, base, fact, page }) => (
        <div key={label} data-fact={fact}>
          <dt className="small soft">{label}</dt>
          <dd>{page && resolveLink(page) ? <a href={resolveLink(page)}>{value}</a> : value}</dd>
          {base && (
            <dd className={`small soft ${styles.base}`} data-shared>
              {base}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
