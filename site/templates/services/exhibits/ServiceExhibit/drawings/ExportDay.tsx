import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Effects } from '../../../parts/Effects.tsx';
import { Counts } from './Counts.tsx';
import type { ExportDayContent } from './ExportDay.schema.ts';
import styles from './ExportDay.module.css';

/** In px: the bars of one part each; a row has room for the longest of its side. */
const BAR = { mark: 'stroke', width: 7, height: 40, pitch: 14 } as const;

interface BarsProps {
  out: number;
  again: number;
  /** How many bars the longer side of any row has, left and right. */
  most: { out: number; again: number };
}

/** The bars of an hour on both sides of the axis. */
function Bars({ out, again, most }: BarsProps) {
  const { pitch, height } = BAR;
  const axis = (most.out + 1) * pitch;
  const bars = (count: number, x: number) => unitChart({ ...BAR, amounts: [count], x }).paths[0];
  return (
    <svg viewBox={`0 0 ${axis + (most.again + 2) * pitch} ${height}`} aria-hidden="true">
      <path className={styles.out} d={bars(out, (most.out - out) * pitch)} />
      <path className={styles.axis} d={`M${axis + 4} 0v${height}`} />
      <path className={styles.again} d={bars(again, axis + pitch)} />
    </svg>
  );
}

/** The day on which a project leaves its builder: at each hour, left what comes out, right what is written again. */
export function ExportDay({ words, hours, effects }: ExportDayContent) {
  const total = (side: 'out' | 'again') => hours.reduce((sum, hour) => sum + hour[side], 0);
  const longest = (side: 'out' | 'again') => Math.max(...hours.map((hour) => hour[side]));
  const most = { out: longest('out'), again: longest('again') };
  return (
    <>
      <Counts
        className={styles.sums}
        counts={[
          { count: total('out'), words: words.out, tone: 'other' },
          { count: total('again'), words: words.again, tone: 'lead' },
        ]}
      />
      <ol role="list" className={styles.hours}>
        {hours.map(({ at, thing, out, again, text }) => (
          <li key={thing}>
            <h3>
              <span className="tabular">{at}</span> {thing}
            </h3>
            <Bars out={out} again={again} most={most} />
            <p className="small soft">
              <b>
                {out} out, {again} again:
              </b>{' '}
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Effects effects={effects} className={styles.effects} topic="benefits" isClose />
    </>
  );
}
