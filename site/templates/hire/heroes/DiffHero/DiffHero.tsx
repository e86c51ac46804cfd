import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { PassedTests } from '../../parts/PassedTests.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { ChangeCount } from './DiffHero.chart.tsx';
import type { DiffHero as DiffHeroContent } from './DiffHero.schema.ts';
import styles from './DiffHero.module.css';

interface DiffHeroProps extends DiffHeroContent {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  resolveLink: ResolveLink;
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

/** The top of a page that offers people: how they review code, and what one review saved, drawn to be counted. */
export function DiffHero({
  headline,
  lede,
  action,
  link,
  diff,
  count,
  passed,
  ground,
  resolveLink,
}: DiffHeroProps) {
  const change = (
    <div className={styles.request}>
      <Diff {...diff} />
    </div>
  );
  const counted = (
    <div className={styles.count}>
      <h2 className={styles.heading}>{withAmpersands(count.heading)}</h2>
      <ChangeCount {...count} />
      <p className="soft">{count.text}</p>
    </div>
  );
  const countFirst = count.kind === 'libraries' || count.kind === 'devices';
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground} data-count={count.kind}>
      <div className={`container grid ${styles.top}`}>
        <div className={styles.words}>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        {countFirst ? counted : change}
      </div>
      <div className={`container grid ${styles.foot}`}>
        {countFirst ? change : counted}
        <div className={styles.passed}>
          <PassedTests {...passed} />
        </div>
      </div>
    </section>
  );
}
