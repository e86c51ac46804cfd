import { along, scatterRow } from '../../../../../art/charts/scatterRow.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { Effects } from '../../../parts/Effects.tsx';
import frame from '../ServiceExhibit.module.css';
import { Legend } from './Legend.tsx';
import type { ScatterContent } from './Scatter.schema.ts';
import styles from './Scatter.module.css';

interface ScatterProps extends ScatterContent {
  resolveLink: ResolveLink;
}

type Row = ScatterContent['rows'][number];

const inPhones = (count: number) => `${count} ${count === 1 ? 'phone' : 'phones'}`;

const kindOf = ({ tested, replaced }: Row, place: number) =>
  tested.includes(place) ? 'tested' : replaced.includes(place) ? 'replaced' : 'covered';

/** The devices of one group of people as dots: in rows by what matters most, along an axis. */
export function Scatter({ words, axis, rows, note, effects, resolveLink }: ScatterProps) {
  const kinds = rows.flatMap((row) => row.devices.map((_, at) => kindOf(row, at + 1)));
  const count = (kind: keyof typeof words) => kinds.filter((one) => one === kind).length;
  const ticks = Array.from(
    { length: Math.floor((axis.to - axis.from) / axis.step) + 1 },
    (_, i) => axis.from + i * axis.step,
  );
  return (
    <>
      <ol role="list" className={styles.rows}>
        {rows.map((row) => {
          const { height, dots } = scatterRow(row.devices, axis);
          return (
            <li key={row.name} className="grid">
              <p className={styles.name}>
                <b>{row.name}</b> <span className="small">{inPhones(row.devices.length)}</span>
              </p>
              <svg width="100%" height={height} aria-hidden="true">
                {dots.map(({ x, y }, at) => (
                  <circle key={`${x} ${y}`} cx={`${x}%`} cy={y} r="5.5" data-kind={kindOf(row, at + 1)} />
                ))}
              </svg>
              <p className={`small soft ${styles.text}`}>{row.text}</p>
            </li>
          );
        })}
      </ol>
      <div className={`grid ${styles.axis}`} aria-hidden="true">
        <svg width="100%">
          {ticks.map((tick) => (
            <text key={tick} x={`${along(tick, axis)}%`} y="1em">
              {tick}
            </text>
          ))}
          <text x="50%" y="2.5em">
            {axis.label}
          </text>
        </svg>
      </div>
      <Legend
        className={styles.legend}
        counts={[
          { count: count('tested'), words: words.tested, tone: 'lead' },
          { count: count('covered'), words: words.covered, tone: 'other' },
          { count: count('replaced'), words: words.replaced },
        ]}
      >
        <Inline text={note} resolveLink={resolveLink} />
      </Legend>
      <Effects effects={effects} className={frame.effects} topic="benefits" />
    </>
  );
}
