import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { HeroActions } from '../../../../ui/HeroActions.tsx';
import { MarkSheet } from '../../parts/MarkSheet.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { DraftsHero as DraftsHeroContent } from './DraftsHero.schema.ts';
import styles from './DraftsHero.module.css';

interface DraftsHeroProps extends Omit<DraftsHeroContent, 'form'> {
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  resolveLink: ResolveLink;
}

/** In px: a phone, its edge, and the space that its bars share. */
const [WIDTH, HEIGHT, EDGE] = [150, 270, 18];

/** A phone with one bar for each part of its screen. */
function Draft({ parts }: { parts: number }) {
  const pitch = (HEIGHT - 2 * EDGE) / parts;
  return (
    <svg className={styles.phone} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
      <rect className={styles.frame} x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="18" />
      {Array.from({ length: parts }, (_, i) => (
        <rect
          key={i}
          className={styles.bar}
          x={EDGE}
          y={EDGE + i * pitch + 2}
          width={WIDTH - 2 * EDGE}
          height={pitch - 5}
        />
      ))}
    </svg>
  );
}

/** The top of a page that offers designers: three drafts of one screen from a paid test, and their marks. */
export function DraftsHero(props: DraftsHeroProps) {
  const { headline, lede, action, link, test, marks, demo, ground, resolveLink } = props;
  const { heading, task, of, words, drafts } = test;
  return (
    <section className={styles.hero} data-section="hero" data-ground={ground}>
      <div className={`container ${styles.top}`}>
        <h1>{withAmpersands(headline)}</h1>
        <div>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <HeroActions action={action} link={link} resolveLink={resolveLink} />
        </div>
        <div className={styles.test}>
          <div>
            <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
            <p>{task}</p>
          </div>
          <ol role="list" className={styles.drafts}>
            {drafts.map(({ name, parts, finished, rejected, text }) => (
              <li key={name} data-rejected={rejected || undefined}>
                <div className={styles.screen}>
                  <Draft parts={parts} />
                  {rejected && (
                    <p className={styles.stamp} data-ground="page">
                      {words.rejected}
                    </p>
                  )}
                </div>
                <div>
                  <h3>{name}</h3>
                  <p>
                    <b>{parts}</b> {words.parts}
                  </p>
                  <p>
                    <b>{finished}</b> of {of} {words.finished}
                  </p>
                  <p className="small">{text}</p>
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
