import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { PlacesContent } from './Places.schema.ts';
import styles from './Places.module.css';

/** In px: one who asks. */
const DOT = { mark: 'dot', radius: 8, pitch: 20, inset: 2, columns: 10 } as const;

/** The same rush against several designs: a dot for each who asks, in the colour of what happened to them. */
export function Places({ outcomes, designs, note }: PlacesContent) {
  return (
    <>
      <ul role="list" className={styles.designs}>
        {designs.map(({ name, counts, text }) => {
          const { width, height, paths } = unitChart({ ...DOT, amounts: counts });
          return (
            <li key={name}>
              <h4>{withAmpersands(name)}</h4>
              <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                {paths.map((d, i) => d && <path key={outcomes[i]} data-outcome={i} d={d} />)}
              </svg>
              <ul role="list" className={`small ${styles.counts}`}>
                {counts.map(
                  (count, i) =>
                    count > 0 && (
                      <li key={outcomes[i]} data-outcome={i}>
                        <b>{count}</b> {outcomes[i]}
                      </li>
                    ),
                )}
              </ul>
              <p className="soft">{text}</p>
            </li>
          );
        })}
      </ul>
      <p className={`small soft ${styles.note}`}>{note}</p>
    </>
  );
}
