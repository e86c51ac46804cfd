import { strokes } from '../../parts/strokes.ts';
import { PaperBand, type PaperWords } from '../../parts/PaperBand.tsx';
import type { TestedScreenHero as TestedScreenHeroContent } from './TestedScreenHero.schema.ts';
import styles from './TestedScreenHero.module.css';

interface TestedScreenHeroProps extends PaperWords {
  document: Omit<TestedScreenHeroContent['document'], 'demo'>;
}

/** The top of a page about design: a rejected screen with a dot for each person stuck, and the taps of each. */
export function TestedScreenHero({ document, ...words }: TestedScreenHeroProps) {
  const { title, caption, parts, fewest, words: said, people } = document;
  return (
    <PaperBand {...words} ground="amber" lies="beside">
      <figure>
        <div className={styles.sheet} data-ground="page">
          <p className={styles.title}>{title}</p>
          <ol role="list" className={styles.screen}>
            {parts.map(({ label, stuck, note }) => (
              <li key={label}>
                <span className={styles.part}>{label}</span>
                {stuck > 0 && (
                  <div>
                    <p className={styles.stuck}>
                      <svg viewBox={`0 0 ${stuck * 22} 18`} width={stuck * 22} height="18" aria-hidden="true">
                        {Array.from({ length: stuck }, (_, i) => (
                          <circle key={i} cx={22 * i + 9} cy="9" r="9" />
                        ))}
                      </svg>
                      {stuck} {said.stuck}
                    </p>
                    {note && <p className={styles.note}>{note}</p>}
                  </div>
                )}
              </li>
            ))}
          </ol>
          <ul role="list" className={styles.people}>
            {people.map(({ name, taps, ended, later }) => {
              const { width, height, lead, rest } = strokes(taps, fewest);
              return (
                <li key={name}>
                  <b>{name}</b>
                  <svg viewBox={`0 0 ${width} ${height}`} width={width * 0.5} aria-hidden="true">
                    <path className={styles.needed} d={lead} />
                    <path className={styles.more} d={rest} />
                  </svg>
                  <span>
                    {taps} {said.taps}
                    {ended && `, ${said.ended}`}; {said.later} {later}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
        <figcaption className="small">{caption}</figcaption>
      </figure>
    </PaperBand>
  );
}
