import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../collections/ResolveLink.ts';
import { HeroActions, type PageLink } from '../../../ui/HeroActions.tsx';
import styles from './MeasuredHero.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../ui/Title.tsx';

export interface MeasuredHeroWords {
  headline: string;
  lede: string;
  action: string;
  link: PageLink;
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

interface MeasuredHeroProps extends MeasuredHeroWords {
  ground: string;
  /** Where the drawing stands in wide windows: beside the words, before them, beside the headline too, or below. */
  place: 'beside' | 'before' | 'tall' | 'below';
  /** The drawing. */
  children: ReactNode;
}

/** The top of a page about work that is measured: its words and one measurement. */
export function MeasuredHero(props: MeasuredHeroProps) {
  const { ground, place, headline, lede, action, link, answers, resolveLink, children } = props;
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container grid ${styles.columns}`} data-place={place}>
        <h1>{withAmpersands(headline)}</h1>
        <div className={styles.words}>
          <div className={styles.opening}>
            <p className="lede">{lede}</p>
            <HeroActions action={action} link={link} resolveLink={resolveLink} />
          </div>
          <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
        </div>
        <div className={styles.measured}>{children}</div>
      </div>
    </section>
  );
}
