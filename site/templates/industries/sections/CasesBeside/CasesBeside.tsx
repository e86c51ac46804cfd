import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CasesBeside as CasesBesideContent } from './CasesBeside.schema.ts';
import styles from './CasesBeside.module.css';

interface CasesBesideProps extends Omit<CasesBesideContent, 'chosen'> {
  cards: readonly (CaseCardContent & { page: string })[];
  resolveLink: ResolveLink;
}

/** Two products that belong to the subject, as low cards beside their heading. */
export function CasesBeside({ heading, link, cards, resolveLink }: CasesBesideProps) {
  return (
    <section data-section="related-case-studies" data-ground="mist">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <div className={styles.cards} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
      </div>
    </section>
  );
}
