import type { Href } from '../../lib/Href.ts';
import type { Picture } from '../../lib/Picture.ts';
import type { Availability } from '../../records/bench.ts';
import { HeroActions } from '../../ui/HeroActions.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { HireHero as HireHeroContent } from './HireHero.schema.ts';
import styles from './HireHero.module.css';

/** Somebody in the list of free people; `tile` is the address of a drawing in a sprite, `day` the first free day in words. */
export type FreePerson = Pick<Availability, 'free' | 'level' | 'years' | 'focus' | 'rate'> & {
  name: string;
  tile: string;
  day: string;
};

interface HireHeroProps extends HireHeroContent {
  href: Href;
  /** The sign of the currency that the rates are in, such as `$`; without it rates are left out. */
  sign: string | undefined;
  /** Who is free, and the Monday of the first free day, as a date and in words; without people the list is left out. */
  bench: { week: string; weekInWords: string; people: readonly FreePerson[] };
  /** The cover, each in its own file: for wide windows and for narrow ones; sizes in px. */
  art: { wide: Picture; phone: Picture };
}

/** The top of a page that offers people: headline and first action beside the list of who is free. */
export function HireHero({ headline, lede, action, link, href, sign, bench, art }: HireHeroProps) {
  const { week, weekInWords, people } = bench;
  const { wide, phone } = art;
  return (
    <section className={styles.hero} data-section="hero">
      <picture>
        <source media="(width >= 1020px)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img className={styles.art} {...phone} alt="" />
      </picture>
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} href={href} />
        </div>
        {people.length > 0 && (
          <div className={styles.panel} data-shared>
            <h2 className={styles.title} data-week={week}>
              Free in the week of {weekInWords}
            </h2>
            <ul role="list">
              {people.map(({ name, level, years, focus, rate, tile, free, day }) => (
                <li key={name}>
                  <svg width="56" height="56" aria-hidden="true">
                    <use href={tile} />
                  </svg>
                  <p>
                    <b>{name}</b> {`${level}, ${years} years`}
                    <small>{focus}</small>
                  </p>
                  <p className={styles.rate}>
                    {sign && (
                      <>
                        <b>{`${sign}${rate}`}</b> /h
                      </>
                    )}
                    <time dateTime={free} data-free>
                      {day}
                    </time>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
