import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import { ReviewTrio, type ReviewsUnderCases } from '../../ui/ReviewTrio.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { RelatedCases as RelatedCasesContent } from './RelatedCases.schema.ts';
import columns from './RelatedCases.columns.module.css';
import styles from './RelatedCases.module.css';

/** Below their heading, or as columns of one width. */
export type CasesLayout = 'below' | 'columns';

/** Classes of the section and what stands in it. */
type Look = Partial<Record<'section' | 'head' | 'cards', string | undefined>>;

const looks: Readonly<Record<CasesLayout, Look>> = {
  below: { head: styles.head, cards: styles.cards },
  columns: { section: columns.voices, cards: columns.cards },
};

interface RelatedCasesProps extends Omit<RelatedCasesContent, 'chosen'> {
  layout: CasesLayout;
  /** The section's ground; without it the page's paper. */
  ground?: 'warm' | 'mist' | undefined;
  cards: readonly (CaseCardContent & { page: string })[];
  /** What clients say, under the products. */
  voices?: ReviewsUnderCases | undefined;
  resolveLink: ResolveLink;
}

/** Products that belong to the subject of the page. */
export function RelatedCases(props: RelatedCasesProps) {
  const { layout, ground, heading, lede, link, cards, voices, resolveLink } = props;
  const { section, head, cards: grid } = looks[layout];
  const way = <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>;
  return (
    <section className={section} data-section="related-case-studies" data-ground={ground} data-cards={layout}>
      <div className="container">
        {layout === 'columns' ? (
          <SectionHead heading={heading} space={40} furniture>
            {lede} {way}
          </SectionHead>
        ) : (
          <div className={head}>
            <h2 data-furniture>{withAmpersands(heading)}</h2>
            {lede && <p className="soft">{lede}</p>}
            {way}
          </div>
        )}
        <div className={`grid ${grid}`} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
        {voices && <ReviewTrio {...voices} resolveLink={resolveLink} />}
      </div>
    </section>
  );
}
