import type { Href } from '../../lib/Href.ts';
import type { KeyFacts as KeyFactsContent } from './KeyFacts.schema.ts';
import styles from './KeyFacts.module.css';

interface KeyFactsProps extends Omit<KeyFactsContent, 'facts'> {
  /** The answers; a figure of the company comes with the page of its definition. */
  facts: readonly { label: string; value: string; fact?: string | undefined; page?: string | undefined }[];
  href: Href;
}

/** What a buyer asks first, answered on one line. */
export function KeyFacts({ heading, facts, href }: KeyFactsProps) {
  return (
    <section className={styles.facts} data-section="key-facts">
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <dl className={styles.row}>
          {facts.map(({ label, value, fact, page }) => (
            <div key={label} data-fact={fact}>
              <dt className="small soft">{label}</dt>
              <dd>{page && href(page) ? <a href={href(page)}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
