import { Screens } from './PaidTestHero.chart.tsx';
import { Squares } from '../../../../art/charts/Squares.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { MarkSheet } from '../../parts/MarkSheet.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PaidTestHero as TestHeroContent } from './PaidTestHero.schema.ts';
import styles from './PaidTestHero.module.css';

interface TestHeroProps extends Omit<TestHeroContent, 'form'> {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  resolveLink: ResolveLink;
}

/** Squares side by side: in a round over the whole width, and in a block. */
const COLUMNS = { squares: 20, blocks: 4 };

/** The top of a page that offers people: the paid test of one of them, round by round, and its marks. */
export function PaidTestHero({
  headline,
  lede,
  action,
  link,
  test,
  marks,
  demo,
  ground,
  resolveLink,
}: TestHeroProps) {
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container grid ${styles.top}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        <div className={styles.test}>
          <h2 className={styles.heading}>{withAmpersands(test.heading)}</h2>
          <p className="soft">{test.task}</p>
          <ol role="list" className={styles.rounds} data-drawing={test.drawing}>
            {test.rounds.map(({ name, passed, text }) => (
              <li key={name}>
                <p>
                  <b className={styles.passed}>{passed}</b> of {test.of}
                </p>
                <div>
                  {test.drawing === 'screens' ? (
                    <Screens all={test.of} working={passed} />
                  ) : (
                    <Squares all={test.of} marked={passed} columns={COLUMNS[test.drawing]} />
                  )}
                  <p className="small">
                    <b>{name}.</b> <span className="soft">{text}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <MarkSheet {...marks} demo={demo} />
    </section>
  );
}
