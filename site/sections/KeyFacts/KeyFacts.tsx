import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ShortAnswers, type ShortAnswersProps } from '../../ui/ShortAnswers.tsx';
import type { KeyFacts as KeyFactsContent } from './KeyFacts.schema.ts';
import styles from './KeyFacts.module.css';

interface KeyFactsProps extends Omit<KeyFactsContent, 'facts'> {
  facts: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** What a buyer asks first, answered on one line. */
export function KeyFacts({ heading, facts, resolveLink }: KeyFactsProps) {
  return (
    <section className={styles.facts} data-section="key-facts">
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <ShortAnswers answers={facts} className={styles.row} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
