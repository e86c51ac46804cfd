import { ruler } from './WeekRuler.geometry.ts';
import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { WeekRuler as WeekRulerContent } from './WeekRuler.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './WeekRuler.module.css';

interface WeekRulerProps extends WeekRulerContent {
  /** What links to this section end in. */
  id?: string;
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
}

/** The process as a horizontal ruler: phases over its marks, and under them what is handed over where. */
export function WeekRuler(props: WeekRulerProps) {
  const { id, ground, heading, lede, unit, length, stages, rows, exit, gains } = props;
  const { marks, numbers, stages: placed, middleOf } = ruler(length, stages);
  const spoken = stages.map(
    ({ name, from, to }) => `${unit} ${from === to ? from : `${from} to ${to}`}: ${name}.`,
  );
  return (
    <section id={id} className={styles.ruler} data-section="deliverables" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <svg className={styles.chart} height="132" role="img">
          <title>{spoken.join(' ')}</title>
          {placed.map(({ name, start, width }, i) => (
            <g key={name} data-other={i % 2 === 1 || undefined}>
              <rect x={`${start}%`} y="34" width={`${width}%`} height="30" />
              <text x={`${start}%`} y="22">
                {name}
              </text>
            </g>
          ))}
          <svg y="64" width="100%" height="22" viewBox={`0 0 ${length} 1`} preserveAspectRatio="none">
            <path d={marks} />
          </svg>
          {rows.map(({ at, title }) => (
            <line key={title} x1={`${middleOf(at)}%`} x2={`${middleOf(at)}%`} y1="34" y2="98" />
          ))}
          {numbers.map(({ at, label }) => (
            <text key={label} className={styles.number} x={`${at}%`} y="122">
              {label}
            </text>
          ))}
        </svg>
        <ol role="list" className={styles.names} aria-hidden="true">
          {stages.map(({ name, from, to }) => (
            <li key={name}>
              <b>{from === to ? from : `${from}–${to}`}</b> {name}
            </li>
          ))}
        </ol>
        <ol role="list" className={`${full.three} ${styles.rows}`}>
          {rows.map(({ at, title, text }) => (
            <li key={title}>
              <p className={styles.at}>
                <span className="small">{unit}</span> {at}
              </p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.exit}>{exit}</p>
        {gains && <ReasonLines {...gains} kind="benefits" />}
      </div>
    </section>
  );
}
