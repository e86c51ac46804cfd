import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { STROKE } from '../../../parts/stroke.ts';
import type { ScreenContent } from './Screen.schema.ts';
import styles from './Screen.module.css';
import { Sheet } from './Sheet.tsx';

/** A rejected screen with a dot for each person stuck, and the taps of each. */
export function Screen({ document }: { document: ScreenContent }) {
  const { title, caption, parts, fewest, words, people } = document;
  return (
    <Sheet caption={caption}>
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
                  {stuck} {words.stuck}
                </p>
                {note && <p className={styles.note}>{note}</p>}
              </div>
            )}
          </li>
        ))}
      </ol>
      <ul role="list" className={styles.people}>
        {people.map(({ name, taps, ended, later }) => {
          const { width, height, paths } = unitChart({ ...STROKE, amounts: [fewest, taps - fewest] });
          return (
            <li key={name}>
              <b>{name}</b>
              <svg viewBox={`0 0 ${width} ${height}`} width={width * 0.5} aria-hidden="true">
                <path className={styles.needed} d={paths[0]} />
                <path className={styles.more} d={paths[1]} />
              </svg>
              <span>
                {taps} {words.taps}
                {ended && `, ${words.ended}`}; {words.later} {later}
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
