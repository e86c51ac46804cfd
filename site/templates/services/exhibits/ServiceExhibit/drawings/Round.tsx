import { Art } from '../../../../../art/Art.tsx';
import { stepBars } from '../../../../../art/bars.ts';
import { both } from '../../../../../art/Drawing.ts';
import { Effects } from '../../../parts/Effects.tsx';
import frame from '../ServiceExhibit.module.css';
import { Legend } from './Legend.tsx';
import type { RoundContent } from './Round.schema.ts';
import styles from './Round.module.css';

/** The strokes take the colour of their place. */
const paint = both('currentColor');

const total = (stretches: RoundContent['stretches'], signal: boolean): number =>
  stretches.reduce((all, stretch) => all + (stretch.signal === signal ? stretch.records : 0), 0);

/** One working day with a phone, a stroke for each record: it stands where there was signal and hangs where not. */
export function Round({ words, stretches, note, effects }: RoundContent) {
  return (
    <>
      <ol role="list" className={styles.day}>
        {stretches.map(({ place, from, records, signal }) => (
          <li key={from} data-signal={signal}>
            <span className={styles.strokes}>
              <Art drawing={stepBars({ weeks: records, paint, format: 'narrow' })} />
            </span>
            <b className="tabular">{from}</b>
            <span className="small">
              {place}: {records}
              <span className="visually-hidden"> {signal ? words.sent : words.kept}</span>
            </span>
          </li>
        ))}
      </ol>
      <Legend
        counts={[
          { count: total(stretches, true), words: words.sent, tone: 'other' },
          { count: total(stretches, false), words: words.kept, tone: 'lead' },
        ]}
      >
        {note}
      </Legend>
      <Effects effects={effects} className={frame.effects} />
    </>
  );
}
