import { unitChart } from '../../../../../art/charts/unitChart.ts';
import full from '../../../../../ui/fullRows.module.css';
import { STROKE } from '../../../parts/stroke.ts';
import type { RouteContent } from './Route.schema.ts';
import styles from './Route.module.css';
import { Sheet } from './Sheet.tsx';

/** The way of one paper through the hands of an office, with a stroke for each day it waited. */
export function Route({ document: { title, caption, words, handovers } }: { document: RouteContent }) {
  const sum = (field: 'days' | 'minutes') => handovers.reduce((all, one) => all + one[field], 0);
  return (
    <Sheet caption={caption}>
      <p className={styles.title}>{title}</p>
      <ol role="list" className={`${full.two} ${styles.route}`}>
        {handovers.map(({ from, to, days, minutes, note }) => {
          const { width, height, paths } = unitChart({ ...STROKE, amounts: [days] });
          return (
            <li key={to}>
              <p className={styles.hands}>
                {from} <span aria-hidden="true">→</span>
                <span className="visually-hidden">to</span> <b>{to}</b>
              </p>
              <svg viewBox={`0 0 ${width} ${height}`} width={width * 0.8} aria-hidden="true">
                <path d={paths[0]} />
              </svg>
              <p className="small">
                {words.waited} {days}, {words.worked} {minutes}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          );
        })}
      </ol>
      <p className={styles.sum}>
        {words.sum} {words.waited} <b>{sum('days')}</b>, {words.worked} <b>{sum('minutes')}</b>
      </p>
    </Sheet>
  );
}
