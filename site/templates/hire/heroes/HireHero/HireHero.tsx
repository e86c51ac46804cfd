import type { ComponentProps } from 'react';
import { Drafts } from './drawings/Drafts.tsx';
import { FreeBench } from './drawings/FreeBench.tsx';
import { Profile } from './drawings/Profile.tsx';
import { PullRequest } from './drawings/PullRequest.tsx';
import { Rounds } from './drawings/Rounds.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { draw, type Drawings } from '../../../../lib/draw.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HireHero as Content } from './HireHero.schema.ts';
import styles from './HireHero.module.css';

/** What each form draws, the words among it. */
interface HeroOf {
  drafts: ComponentProps<typeof Drafts>;
  free: ComponentProps<typeof FreeBench>;
  profile: ComponentProps<typeof Profile>;
  review: ComponentProps<typeof PullRequest>;
  rounds: ComponentProps<typeof Rounds>;
}

type Form = keyof HeroOf;

const drawings: Drawings<HeroOf> = {
  drafts: { draw: Drafts },
  free: { draw: FreeBench },
  profile: { draw: Profile },
  review: { draw: PullRequest },
  rounds: { draw: Rounds },
};

type HireHeroProps = Pick<Content, 'headline' | 'lede' | 'action' | 'link'> & {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  resolveLink: ResolveLink;
} & { [F in Form]: Omit<HeroOf[F], 'words'> & { form: F } }[Form];

/** The top of a page that offers people: its words, and what shows how they are chosen and work. */
export function HireHero({ headline, lede, action, link, ground, resolveLink, ...hero }: HireHeroProps) {
  const words = (
    <div>
      <h1>{withAmpersands(headline)}</h1>
      <div>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <HeroActions action={action} link={link} resolveLink={resolveLink} />
      </div>
    </div>
  );
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground} data-form={hero.form}>
      {draw(drawings, hero.form, { ...hero, words, ground })}
    </section>
  );
}
