import { useId } from 'react';
import { onMap, parcels } from './ParcelMap.geometry.ts';
import { polyline } from '../../../../../art/path.ts';
import type { ParcelMap as ParcelMapContent } from './ParcelMap.schema.ts';
import { Legend } from './Legend.tsx';
import { letterOf, LetteredList } from './LetteredList.tsx';
import full from '../../../../../ui/fullRows.module.css';
import styles from './ParcelMap.module.css';

type District = ParcelMapContent['districts'][number];

/** The map in user units: from the window's left edge to its right one, so that the outer blocks stand at the edges of the text. */
const MAP = { x: -125, width: 1411, height: 470 };

const TONES = { known: 'main', unknown: 'faint', marked: 'alarm' } as const;

/** The parcels of one district, the marked ones on top. */
function Fields({ district }: { district: District }) {
  const { plain, marked } = parcels(district);
  return (
    <>
      <path data-tone={TONES[district.state]} d={plain} />
      <path data-tone={TONES.marked} d={marked} />
    </>
  );
}

/** On phones a district stands by itself, beside its words. */
function Alone({ district }: { district: District }) {
  const rows = Math.ceil(district.parcels / district.columns);
  const lean = onMap(0, rows).x;
  return (
    <svg
      className={styles.alone}
      viewBox={`${lean} -1 ${district.columns * 32 - lean} ${rows * 34}`}
      aria-hidden="true"
    >
      <Fields district={{ ...district, x: 0, y: 0 }} />
    </svg>
  );
}

/** Where the records lie: a parcel for each of them, block by block, and those that are wrong tonight. */
export function ParcelMap(props: ParcelMapContent) {
  const { title, districts, water, keys } = props;
  const id = useId();
  const count = (of: (district: District) => number) => districts.reduce((all, one) => all + of(one), 0);
  const inState = (state: District['state']) =>
    count((one) => (one.state === state ? one.parcels - one.marked.length : 0));
  const counts = {
    known: inState('known'),
    unknown: inState('unknown'),
    marked: count(({ marked }) => marked.length),
  };
  return (
    <>
      <svg
        className={styles.map}
        viewBox={`${MAP.x} -40 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{title}</title>
        <path className={styles.water} d={polyline(water.map(([x, y]) => onMap(x, y)))} />
        {districts.map((district) => (
          <Fields key={district.name} district={district} />
        ))}
        {districts.map(({ name, x, y }, at) => {
          const corner = onMap(x, y);
          return (
            <text key={name} x={corner.x - 34} y={corner.y + 26}>
              {letterOf(at)}
            </text>
          );
        })}
      </svg>
      <div className="container">
        <Legend
          layout="columns"
          className={styles.keys}
          kinds={['known', 'unknown', 'marked']}
          tones={TONES}
          count={(kind) => counts[kind]}
          words={keys}
        />
        <LetteredList
          className={`${full.two} ${styles.districts}`}
          entries={districts.map((district) => ({
            ...district,
            drawing: <Alone district={district} />,
          }))}
        />
      </div>
    </>
  );
}
