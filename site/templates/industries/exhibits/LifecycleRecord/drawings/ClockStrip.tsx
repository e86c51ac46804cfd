import { useId } from 'react';
import { minuteStrokes } from './ClockStrip.geometry.ts';
import { ScrollBox } from '../../../../../ui/ScrollBox.tsx';
import table from '../../../../../ui/table.module.css';
import type { ClockStrip as ClockStripContent } from './ClockStrip.schema.ts';
import formats from '../../../../../ui/formats.module.css';
import styles from './ClockStrip.module.css';

/** Sizes in px: the drawing for wide windows and for phones. */
const FORMATS = {
  wide: { pitch: 26, foot: 320, width: 11 },
  phone: { pitch: 7.2, foot: 190, width: 3.6 },
} as const;

/** How high the strokes of the first states stand, as shares of the whole. */
const HEIGHTS = [0.36, 0.56, 0.98, 0.74, 0.46];

interface StrokesProps extends Pick<ClockStripContent, 'minutes' | 'silent'> {
  format: keyof typeof FORMATS;
}

/** A stroke a minute, the silent ones in the colour of action. */
function Strokes({ minutes, silent, format }: StrokesProps) {
  const { pitch, foot, width } = FORMATS[format];
  const { width: wide, runs } = minuteStrokes(
    minutes.map((count, at) => ({ minutes: count, height: foot * (HEIGHTS[at] ?? 0.4) })),
    { pitch, foot },
  );
  return (
    <svg
      className={`${formats[format]} ${styles.strokes}`}
      viewBox={`0 0 ${wide + foot * 0.1} ${foot + 2}`}
      aria-hidden="true"
      fill="none"
    >
      {runs.map(({ d, from }, at) => (
        <path
          key={from}
          className={at + 1 === silent ? styles.silent : styles.heard}
          d={d}
          strokeWidth={width}
        />
      ))}
      <path className={styles.foot} d={`M0 ${foot + 1}H${wide}`} strokeWidth="2" />
    </svg>
  );
}

/** Some minutes of a record, one stroke each, and under them the time by every clock that was watching. */
export function ClockStrip(props: ClockStripContent) {
  const { title, start, clocks, minutes, silent, columns, unit, states } = props;
  const id = useId();
  const begins = minutes.map((_, at) => minutes.slice(0, at).reduce((all, one) => all + one, 0));
  const onClock = (zone: string, minute: number) =>
    new Date(Date.parse(start) + minute * 60_000).toLocaleTimeString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <>
      <div role="img" aria-labelledby={`${id}-title`}>
        <span id={`${id}-title`} className="visually-hidden">
          {title}
        </span>
        <Strokes minutes={minutes} silent={silent} format="wide" />
        <Strokes minutes={minutes} silent={silent} format="phone" />
      </div>
      <ScrollBox label={title} className={styles.times}>
        <table className={table.amounts}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.state}</th>
              {clocks.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{columns.lasts}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.map((count, at) => (
              <tr key={states[at]?.name} data-silent={at + 1 === silent || undefined}>
                <th scope="row">{states[at]?.name}</th>
                {clocks.map(({ name, zone }) => (
                  <td key={name} data-head={name}>
                    {onClock(zone, begins[at] ?? 0)}
                  </td>
                ))}
                <td data-head={columns.lasts}>
                  {count} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
