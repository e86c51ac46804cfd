import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { ReactNode } from 'react';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RankingHead as RankingHeadContent } from './RankingHead.schema.ts';
import styles from './RankingHead.module.css';

interface RankingHeadProps extends Omit<RankingHeadContent, 'picture'> {
  /** A cover that fills its place, cut along the slant. */
  art: ReactNode;
  /** Day of the last look at the page: what it is called, the day for machines and as people write it. */
  dated?: { label: string; day: string; words: string } | undefined;
  /** Name of the fixed fact that the headline states. */
  fact?: string | undefined;
  /** Name of the fixed fact that the day states. */
  dayFact?: string | undefined;
  resolveLink: ResolveLink;
}

/** The top of a page that ranks companies: headline, day of the last update, and a leaf seen from very near. */
export function RankingHead(props: RankingHeadProps) {
  const { headline, lede, action, link, ground, art, dated, fact, dayFact, resolveLink } = props;
  return (
    <section className={styles.head} data-section="hero" data-ground={ground}>
      <div className={styles.art}>{art}</div>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.headline} data-fact={fact}>
          {headline.map((text) => (
            <span key={text}>{withAmpersands(text)} </span>
          ))}
        </h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        {dated && (
          <p className={styles.dated} data-fact={dayFact}>
            {dated.label} <time dateTime={dated.day}>{dated.words}</time>
          </p>
        )}
        <HeroActions action={action} link={link} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
