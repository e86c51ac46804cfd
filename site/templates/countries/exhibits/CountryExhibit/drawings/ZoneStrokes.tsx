import { useId } from 'react';
import { KEPT, WEIGHT, zoneStrokes, type Kept } from './ZoneStrokes.geometry.ts';
import { clock } from '../../../../../time/clock.ts';
import { fill } from '../../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import type { Span } from '../../../../../time/sharedHours.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { ZoneStrokes as ZoneStrokesContent } from './ZoneStrokes.schema.ts';
import styles from './ZoneStrokes.module.css';

/** A zone's working day in half a year, on the axis of half-hours that all share. */
interface ZoneDay {
  label: string;
  /** Half-hours from the left edge to its beginning. */
  from: number;
  /** Its half-hours: the offices at work in each, by their places in the list. */
  strokes: readonly (readonly number[])[];
  /** The day itself by the zone's clock. */
  own: Span;
  /** The offices with the parts of their days that lie in it, by the zone's clock. */
  offices: readonly { city: string; shared: readonly Span[] }[];
}

export interface ZoneStrokesProps extends Omit<ZoneStrokesContent, 'seasons' | 'zones' | 'still'> {
  zones: readonly { name: string; states: string; seasons: readonly ZoneDay[] }[];
  /** Half-hours from the beginning of the first day to the end of the last one. */
  columns: number;
  /** A sentence on each place whose clocks stand still. */
  still: readonly string[];
  resolveLink: ResolveLink;
}

/** Which words tell a part of a day: whether it holds its beginning, its end, both or neither. */
function tellingOf(part: Span, own: Span) {
  if (part.from === own.from) return part.to === own.to ? 'day' : 'until';
  return part.to === own.to ? 'from' : 'between';
}

const keptBy = (offices: readonly number[]): Kept => {
  if (offices.length > 1) return 'together';
  if (offices.length === 0) return 'none';
  return offices[0] === 0 ? 'first' : 'other';
};

/** The working days of several zones as strokes of half an hour, each in the colour of the office that keeps it. */
export function ZoneStrokes(props: ZoneStrokesProps) {
  const { zones, columns, words, still, note, resolveLink } = props;
  const titles = useId();
  const strokes = zones.flatMap(({ seasons }) => seasons.flatMap((season) => season.strokes));
  const all = strokes.map(keptBy);
  const countOf = (kind: Kept) => all.filter((kept) => kept === kind).length;
  const [first, other] = zones[0]?.seasons[0]?.offices ?? [];
  const legend: Record<Kept, string> = {
    first: fill(words.alone, { city: first?.city ?? '' }),
    other: fill(words.alone, { city: other?.city ?? '' }),
    together: words.together,
    none: words.none,
  };
  return (
    <>
      <ul role="list" className={styles.legend} data-fact="hours-overlap">
        {KEPT.filter((kind) => countOf(kind) > 0).map((kind) => (
          <li key={kind} className={styles[kind]}>
            <b>{countOf(kind)}</b> {legend[kind]}
          </li>
        ))}
      </ul>
      <ol role="list">
        {zones.map(({ name, states, seasons }, zone) => (
          <li key={name} className={styles.zone}>
            <div className={styles.name}>
              <h3>{name}</h3>
              <p className="small soft">{states}</p>
            </div>
            <ul role="list" className={styles.days}>
              {seasons.map(({ label, from, strokes, own, offices }, season) => {
                const title = `${titles}-${zone}-${season}`;
                const { width, height, foot, paths } = zoneStrokes(strokes.map(keptBy), { from, columns });
                const shifts = offices.flatMap(({ city, shared }) =>
                  shared.map((part) =>
                    fill(words[tellingOf(part, own)], { city, from: clock(part.from), to: clock(part.to) }),
                  ),
                );
                return (
                  <li key={label} className={styles.day}>
                    <p className={styles.season} aria-hidden="true">
                      {label}
                    </p>
                    <svg viewBox={`0 0 ${width} ${height + 2}`} role="img" aria-labelledby={title}>
                      <title id={title}>{`${name}, ${label}: ${shifts.join(', ')}.`}</title>
                      {paths.map(({ kind, d }) => (
                        <path
                          key={kind}
                          className={styles[kind]}
                          data-kept={kind}
                          strokeWidth={WEIGHT}
                          d={d}
                        />
                      ))}
                      <path className={styles.foot} d={`M${foot.from} ${height + 1}H${foot.to}`} />
                    </svg>
                    <p className={`small ${styles.shifts}`} aria-hidden="true">
                      {shifts.map((shift) => (
                        <span key={shift}>{shift}</span>
                      ))}
                    </p>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      <div className={`grid ${styles.notes}`}>
        <div className={styles.still}>
          {still.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p className={`soft ${styles.note}`}>
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </>
  );
}
