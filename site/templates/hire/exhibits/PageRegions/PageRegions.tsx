import { pageRegions } from './PageRegions.geometry.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { PageRegions as PageRegionsContent } from './PageRegions.schema.ts';
import styles from './PageRegions.module.css';

interface PageRegionsProps extends PageRegionsContent {
  /** What links to this section ends in. */
  id?: string;
  ground?: 'mist' | 'surface' | 'warm';
}

/** One page, drawn once a week: the regions that are replaced by then are marked. */
export function PageRegions({ id, ground, heading, lede, names, order, note }: PageRegionsProps) {
  return (
    <section id={id} data-section="replaced-by-regions" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ol role="list" className={styles.weeks}>
          {order.map((place, at) => {
            const { width, height, renewed, old } = pageRegions(order.slice(0, at + 1));
            return (
              <li key={place}>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <rect className={styles.page} width={width} height={height} />
                  <path className={styles.old} d={old} />
                  <path className={styles.renewed} d={renewed} />
                </svg>
                <p>
                  <span className="small soft">Week {at + 1}</span>
                  <b>{names[place - 1]}</b>
                </p>
              </li>
            );
          })}
        </ol>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
