import { pageRegions } from './PageRegions.geometry.ts';
import type { ExhibitOf } from '../RoleExhibit.schema.ts';
import styles from './PageRegions.module.css';

/** One page, drawn once a week: the regions that are replaced by then are marked. */
export const PageRegions = ({ names, order }: Pick<ExhibitOf['regions'], 'names' | 'order'>) => (
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
);
