import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Work as WorkContent } from './Work.schema.ts';
import styles from './Work.module.css';

interface WorkProps extends Omit<WorkContent, 'chosen'> {
  /** What links to this section ends in, such as `work`. */
  id?: string;
  /** Which section of the page this is; the teasers of all case studies unless said. */
  kind?: string;
  cards: readonly (CaseCardContent & { page: string })[];
  resolveLink: ResolveLink;
}

/** Products that were built, as cards of uneven size. */
export function Work({ id, kind, heading, lede, link, cards, resolveLink }: WorkProps) {
  return (
    <section id={id} className={styles.work} data-section={kind ?? 'portfolio-teasers'} data-ground="mist">
      <div className="container">
        <div className={styles.head}>
          <h2 data-fact={kind ? undefined : 'case-studies'}>{withAmpersands(heading)}</h2>
          {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <div
          className={`grid ${styles.cards}`}
          data-fact={kind ? undefined : 'portfolio-teasers'}
          data-shared=""
        >
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
      </div>
    </section>
  );
}
