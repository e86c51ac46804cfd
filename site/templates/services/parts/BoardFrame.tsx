import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../collections/ResolveLink.ts';
import { HeroActions, type PageLink } from '../../../ui/HeroActions.tsx';
import hero from '../../../ui/hero.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../ui/Title.tsx';
import styles from './BoardFrame.module.css';

interface BoardFrameProps {
  headline: string;
  lede: string;
  action: string;
  link: PageLink;
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
  /** Colour of the band. */
  ground: string;
  /** What is counted in the drawing. */
  caption: string;
  /** The subject, drawn as wide as the page; it stands on the band's foot. */
  children: ReactNode;
}

/** The top of a page whose hero is its subject: headline, first answers, and the drawing under both. */
export function BoardFrame(props: BoardFrameProps) {
  const { headline, lede, action, link, answers, resolveLink, ground, caption, children } = props;
  return (
    <section className={hero.band} data-section="hero" data-ground={ground}>
      <div className="container">
        <div className={`grid ${styles.words}`}>
          <h1>{withAmpersands(headline)}</h1>
          <div>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <HeroActions action={action} link={link} resolveLink={resolveLink} />
          </div>
        </div>
        <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
        <figure className={styles.figure}>
          <figcaption>{caption}</figcaption>
          {children}
        </figure>
      </div>
    </section>
  );
}
