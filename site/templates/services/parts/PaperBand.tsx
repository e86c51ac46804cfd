import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../collections/ResolveLink.ts';
import { HeroActions } from '../../../ui/HeroActions.tsx';
import hero from '../../../ui/hero.module.css';
import styles from './PaperBand.module.css';
import { ShortAnswers, type ShortAnswersProps } from '../../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../../ui/Title.tsx';

/** The words at the top of a page about a service, as they are shown. */
export interface PaperWords {
  headline: string;
  lede: string;
  action: string;
  link: { label: string; page: string };
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

interface PaperBandProps extends PaperWords {
  /** Colour of the band. */
  ground: 'indigo' | 'amber' | 'teal';
  /** Whether the document lies beside the words or under them. */
  lies: 'beside' | 'under';
  /** The document: a figure. */
  children: ReactNode;
}

/** The top of a page whose document has its own form: the words, and the document on the band. */
export function PaperBand(props: PaperBandProps) {
  const { headline, lede, action, link, answers, resolveLink, ground, lies, children } = props;
  return (
    <section className={hero.band} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.columns}`} data-lies={lies}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <div>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <HeroActions action={action} link={link} resolveLink={resolveLink} />
            <ShortAnswers answers={answers} className={styles.answers} resolveLink={resolveLink} />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
