import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { BenchList, type FreePerson } from '../../parts/BenchList.tsx';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HireHero as HireHeroContent } from './HireHero.schema.ts';
import styles from './HireHero.module.css';

interface HireHeroProps extends Omit<HireHeroContent, 'composition'> {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  resolveLink: ResolveLink;
  /** Who is free, and the Monday of the first free day, as a date and in words; without people the list is left out. */
  bench: { sign: string; week: string; weekInWords: string; people: readonly FreePerson[] };
  /** The cover, each in its own file: for wide windows and for narrow ones; sizes in px. */
  art: { wide: Picture; phone: Picture };
  /** Name of the fixed fact that the steps state. */
  fact: string;
}

/** The top of a page that offers people: who is free beside the headline, and the way to a colleague under both. */
export function HireHero({
  headline,
  lede,
  action,
  link,
  steps,
  ground,
  resolveLink,
  bench,
  art,
  fact,
}: HireHeroProps) {
  const { wide, phone } = art;
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <picture>
        <source media="(width >= 63.75em)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img className={styles.art} {...phone} alt="" />
      </picture>
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        {bench.people.length > 0 && (
          <div className={styles.bench}>
            <BenchList {...bench} />
          </div>
        )}
      </div>
      <div
        className={styles.band}
        data-ground={ground ? 'pick' : 'indigo'}
        data-section="onboarding-timeline"
        data-fact={fact}
      >
        <ol role="list" className={`container ${styles.steps}`}>
          {steps.map(({ when, title, text }) => (
            <li key={title}>
              <p className={styles.title}>
                <span className={styles.when}>{when}</span> {withAmpersands(title)}
              </p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
