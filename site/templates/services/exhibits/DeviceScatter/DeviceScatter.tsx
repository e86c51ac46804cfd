import { along, scatterRow } from '../../../../art/charts/scatterRow.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { DeviceScatter as DeviceScatterContent } from './DeviceScatter.schema.ts';
import { Effects } from '../../parts/Effects.tsx';
import styles from './DeviceScatter.module.css';

interface DeviceScatterProps extends DeviceScatterContent {
  /** What links to this section end in. */
  id?: string;
  resolveLink: ResolveLink;
}

type Row = DeviceScatterContent['rows'][number];

const inPhones = (count: number) => `${count} ${count === 1 ? 'phone' : 'phones'}`;

const kindOf = ({ tested, replaced }: Row, place: number) =>
  tested.includes(place) ? 'tested' : replaced.includes(place) ? 'replaced' : 'covered';

/** The devices of one group of people as dots: in rows by what matters most, along an axis. */
export function DeviceScatter(props: DeviceScatterProps) {
  const { id, heading, lede, words, axis, rows, note, effects, resolveLink } = props;
  const kinds = rows.flatMap((row) => row.devices.map((_, at) => kindOf(row, at + 1)));
  const ticks = Array.from(
    { length: Math.floor((axis.to - axis.from) / axis.step) + 1 },
    (_, i) => axis.from + i * axis.step,
  );
  return (
    <section id={id} className={styles.scatter} data-section="device-scatter" data-continues="">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
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
        <div className={`grid ${styles.legend}`}>
          <ul role="list">
            {(['tested', 'covered', 'replaced'] as const).map((kind) => (
              <li key={kind} data-kind={kind}>
                <b>{kinds.filter((one) => one === kind).length}</b> {words[kind]}
              </li>
            ))}
          </ul>
          <p className="soft">
            <Inline text={note} resolveLink={resolveLink} />
          </p>
        </div>
        <Effects effects={effects} className={styles.effects} topic="benefits" />
      </div>
    </section>
  );
}
