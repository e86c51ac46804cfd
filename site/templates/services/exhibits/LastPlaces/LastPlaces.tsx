import { dotMatrix } from '../../../../art/charts/dotMatrix.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { LastPlaces as LastPlacesContent } from './LastPlaces.schema.ts';
import styles from './LastPlaces.module.css';

/** The same rush against several designs: a dot for each who asks, in the colour of what happened to them. */
export function LastPlaces({ heading, lede, outcomes, designs, note }: LastPlacesContent) {
  return (
    <section className={styles.places} data-section="rehearsal" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.designs}>
          {designs.map(({ name, counts, text }) => {
            const { width, height, paths } = dotMatrix(counts, { columns: 10, pitch: 20, radius: 8 });
            return (
              <li key={name}>
                <h3>{withAmpersands(name)}</h3>
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
      </div>
    </section>
  );
}
