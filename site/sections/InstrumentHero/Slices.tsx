import { strokes } from '../../art/charts/strokes.ts';
import type { SlicesContent } from './InstrumentHero.schema.ts';
import styles from './InstrumentHero.module.css';

/** The parts of an old system: a stroke for each month, in the colour of the old system until the part is replaced. */
export function Slices({ title, base, months, parts, note }: SlicesContent) {
  return (
    <div className={styles.slices}>
      <h2 className={styles.title}>{title}</h2>
      <p className="small soft">{base}</p>
      <dl>
        {parts.map(({ name, replaced, outcome }) => {
          const { width, height, lead, rest } = strokes(
            months,
            replaced === undefined ? months : replaced - 1,
          );
          return (
            <div key={name} data-kept={replaced === undefined || undefined}>
              <dt>{name}</dt>
              <dd className={styles.strokes}>
                <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                  {lead && <path d={lead} />}
                  {rest && <path className={styles.fresh} d={rest} />}
                </svg>
              </dd>
              <dd>{outcome}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.caption}>{note}</p>
    </div>
  );
}
