import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { SlicesContent } from './Slices.schema.ts';
import styles from './Slices.module.css';
import measured from './measured.module.css';

/** In px: a part's month. */
const MONTH = { mark: 'stroke', width: 44, height: 26, pitch: 60 } as const;

/** The parts of an old system: a stroke for each month, in the colour of the old system until the part is replaced. */
export function Slices({ slices: { title, base, months, parts, note } }: { slices: SlicesContent }) {
  return (
    <div className={styles.slices}>
      <p className={measured.title}>{title}</p>
      <p className="small soft">{base}</p>
      <dl>
        {parts.map(({ name, replaced, outcome }) => {
          const old = replaced === undefined ? months : replaced - 1;
          const [lead, rest] = unitChart({ ...MONTH, amounts: [old, months - old] }).paths;
          return (
            <div key={name} data-kept={replaced === undefined || undefined}>
              <dt>{name}</dt>
              <dd className={`${measured.strokes} ${styles.strokes}`}>
                <svg viewBox={`0 0 ${months * MONTH.pitch} ${MONTH.height}`} aria-hidden="true">
                  {lead && <path d={lead} />}
                  {rest && <path className={styles.fresh} d={rest} />}
                </svg>
              </dd>
              <dd>{outcome}</dd>
            </div>
          );
        })}
      </dl>
      <p className={measured.note}>{note}</p>
    </div>
  );
}
