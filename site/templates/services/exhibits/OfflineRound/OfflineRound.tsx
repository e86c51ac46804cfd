import { Art } from '../../../../art/Art.tsx';
import { stepBars } from '../../../../art/bars.ts';
import { both } from '../../../../art/Drawing.ts';
import { GainIcon } from '../../../../ui/GainIcon.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { OfflineRound as OfflineRoundContent } from './OfflineRound.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './OfflineRound.module.css';

/** The strokes take the colour of their place. */
const paint = both('currentColor');

const total = (stretches: OfflineRoundContent['stretches'], signal: boolean): number =>
  stretches.reduce((all, stretch) => all + (stretch.signal === signal ? stretch.records : 0), 0);

/** One working day with a phone, a stroke for each record: it stands where there was signal and hangs where not. */
export function OfflineRound({ heading, lede, words, stretches, note, effects }: OfflineRoundContent) {
  return (
    <section className={styles.round} data-section="benefits" data-continues="">
      <div className="container">
        <SectionHead heading={heading} split="5-7">
          {lede}
        </SectionHead>
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
        <div className={`grid ${styles.legend}`}>
          <p>
            <span data-signal="true">
              <b>{total(stretches, true)}</b> {words.sent}
            </span>{' '}
            <span data-signal="false">
              <b>{total(stretches, false)}</b> {words.kept}
            </span>
          </p>
          <p className="soft">{note}</p>
        </div>
        <ul role="list" className={`${full.two} ${styles.effects}`}>
          {effects.map(({ icon, title, text }) => (
            <li key={title}>
              <h3>
                <GainIcon name={icon} />
                {withAmpersands(title)}
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
