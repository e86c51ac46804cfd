import type { Href } from '../../lib/Href.ts';
import { ShortAnswers } from '../../ui/ShortAnswers.tsx';
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
        <ShortAnswers answers={facts} className={styles.row} href={href} />
      </div>
    </section>
  );
}
