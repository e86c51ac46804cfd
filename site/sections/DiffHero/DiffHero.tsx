import { SpanRows } from '../../art/charts/SpanRows.tsx';
import { SquareRows } from '../../art/charts/SquareRows.tsx';
import { Squares } from '../../art/charts/Squares.tsx';
import type { Href } from '../../lib/Href.ts';
import { HeroActions } from '../../ui/HeroActions.tsx';
import { PassedTests } from '../../ui/PassedTests.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { DiffHero as DiffHeroContent } from './DiffHero.schema.ts';
import styles from './DiffHero.module.css';

interface DiffHeroProps extends DiffHeroContent {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  href: Href;
}

const SAID = { '+': 'Added:', '-': 'Removed:', ' ': undefined };

/** A pull request with comments under the lines that they are about. */
function Diff({ title, file, lines, comments }: DiffHeroContent['diff']) {
  return (
    <figure className={styles.diff} data-ground="page">
      <figcaption className={styles.file}>
        <b>{title}</b> <span className="soft">{file}</span>
      </figcaption>
      <ol role="list" className={styles.lines}>
        {lines.map(({ sign, code }, at) => (
          <li
            key={`${at} ${code}`}
            data-sign={sign.trim() || undefined}
            data-commented={comments.some(({ on }) => on === at + 1) ? '' : undefined}
          >
            {SAID[sign] && <span className="visually-hidden">{SAID[sign]}</span>}
            <code>{code || ' '}</code>
          </li>
        ))}
      </ol>
      {comments.map(({ on, by, text }) => (
        <blockquote key={on} className={styles.comment}>
          <p className="small">
            <b>{by}</b> <span className="soft">on line {on}</span>
          </p>
          <p>{text}</p>
        </blockquote>
      ))}
    </figure>
  );
}

/** What the change does, drawn as the page asks for. */
function Effect(effect: DiffHeroContent['effect']) {
  if (effect.drawing === 'spans') return <SpanRows {...effect} />;
  if (effect.drawing === 'rows') return <SquareRows {...effect} />;
  const { before, after, unit } = effect;
  return (
    <dl className={styles.pair}>
      {[before, after].map((marked, at) => (
        <div key={at === 0 ? 'before' : 'after'}>
          <dt>
            <b>{marked}</b> {unit} {at === 0 ? 'before' : 'after'}
          </dt>
          <dd>
            <Squares all={before} marked={marked} columns={12} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The top of a page that offers people: how they review code, and what one review changed, counted. */
export function DiffHero({
  headline,
  lede,
  action,
  link,
  diff,
  effect,
  passed,
  ground,
  href,
}: DiffHeroProps) {
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container grid ${styles.top}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} href={href} />
        </div>
        <div className={styles.request}>
          <Diff {...diff} />
        </div>
      </div>
      <div className={`container grid ${styles.foot}`}>
        <div className={styles.effect}>
          <h2 className={styles.heading}>{withAmpersands(effect.heading)}</h2>
          <Effect {...effect} />
          <p className="soft">{effect.text}</p>
        </div>
        <div className={styles.passed}>
          <PassedTests {...passed} />
        </div>
      </div>
    </section>
  );
}
