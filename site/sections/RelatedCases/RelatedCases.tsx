import type { Href } from '../../lib/Href.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { RelatedCases as RelatedCasesContent } from './RelatedCases.schema.ts';
import styles from './RelatedCases.module.css';

interface RelatedCasesProps extends Omit<RelatedCasesContent, 'chosen'> {
  /** Which section of the page this is; `related-case-studies` unless said. */
  kind?: string;
  cards: readonly (CaseCardContent & { page: string })[];
  href: Href;
}

/** One or two products that belong to the page's subject, as cards. */
export function RelatedCases({
  kind = 'related-case-studies',
  heading,
  lede,
  link,
  cards,
  href,
}: RelatedCasesProps) {
  return (
    <section data-section={kind} data-ground="mist">
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
          <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
        </div>
        <div className={`grid ${styles.cards}`} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={href(page)} />
          ))}
        </div>
      </div>
    </section>
  );
}
