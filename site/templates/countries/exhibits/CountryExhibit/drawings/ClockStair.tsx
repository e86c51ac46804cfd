import { stairFrame, stairStrokes, stairTread, type Stair } from './ClockStair.geometry.ts';
import { clock } from '../../../../../time/clock.ts';
import { fill } from '../../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import type { Span } from '../../../../../time/sharedHours.ts';
import { zoneOf } from '../../../../../time/zone.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import strokes from '../../../parts/strokes.module.css';
import type { ClockStair as ClockStairContent } from './ClockStair.schema.ts';
import styles from './ClockStair.module.css';

/** An office in one working day: the parts that it covers, and their minutes. */
interface OfficeHours {
  city: string;
  shared: readonly Span[];
  sharedMinutes: number;
}

interface Zone extends Stair {
  name: string;
  offices: readonly OfficeHours[];
}

export interface ClockStairProps extends Omit<ClockStairContent, 'seasons' | 'zones'> {
  /** A stair for each part of the year, its zones from east to west. */
  seasons: readonly { label: string; zones: readonly Zone[] }[];
  resolveLink: ResolveLink;
}

const SERIES = ['other', 'lead'] as const;
/** In px: how tall a stroke is, and the tread that it stands on. */
const [STROKE, TREAD] = [34, 3];

const seriesOf = (at: number) => SERIES[at % SERIES.length] ?? 'other';

/** A country of several clocks as a stair: one working day a zone, in half hours, coloured by the office at work in it. */
export function ClockStair({ words, note, seasons, resolveLink }: ClockStairProps) {
  const frame = stairFrame(seasons.flatMap(({ zones }) => zones));
  const cities = seasons[0]?.zones[0]?.offices.map(({ city }) => city) ?? [];
  return (
    <>
      <ul role="list" className={`small ${strokes.keys} ${styles.keys}`}>
        {cities.map((city, at) => (
          <li key={city}>
            <Key offices={[at]} /> {fill(words.key, { city })}
          </li>
        ))}
        {cities.length > 1 && (
          <li>
            <Key offices={[0, 1]} /> {words.both}
          </li>
        )}
      </ul>
      <div className={styles.stairs} data-fact="hours-overlap">
        {seasons.map(({ label, zones }) => (
          <div key={label} className={styles.stair}>
            <h3>{label}</h3>
            <ol role="list">
              {zones.map((zone) => (
                <li key={zone.name}>
                  <p className={styles.name}>
                    {zone.name} <span className="small soft">{zoneOf(zone.ahead / 60)}</span>
                  </p>
                  <p className={`small soft ${styles.offices}`}>
                    {zone.offices.flatMap(({ city, shared, sharedMinutes }) =>
                      shared.map(({ from, to }) => (
                        <span key={`${city} ${from}`} data-minutes={sharedMinutes}>
                          {fill(words.office, { city, from: clock(from), to: clock(to) })}
                        </span>
                      )),
                    )}
                  </p>
                  <svg
                    className={styles.strokes}
                    width="100%"
                    height={STROKE + TREAD}
                    viewBox={`0 0 ${frame.to - frame.from} ${STROKE + TREAD}`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path className={styles.tread} d={stairTread(zone, frame, STROKE, STROKE + TREAD)} />
                    {stairStrokes(zone, frame, STROKE).map(
                      (d, at) => d !== '' && <path key={at} className={styles[seriesOf(at)]} d={d} />,
                    )}
                  </svg>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={`soft ${styles.note}`}>
        <Inline text={note} resolveLink={resolveLink} />
      </p>
    </>
  );
}

/** A stroke as the legend shows it, in the colours of its offices from the top. */
function Key({ offices }: { offices: readonly number[] }) {
  const tall = STROKE / offices.length;
  return (
    <svg
      className={styles.key}
      width="9"
      height="24"
      viewBox={`0 0 9 ${STROKE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {offices.map((office, nth) => (
        <path key={office} className={styles[seriesOf(office)]} d={`M0 ${nth * tall}h9v${tall}H0z`} />
      ))}
    </svg>
  );
}
