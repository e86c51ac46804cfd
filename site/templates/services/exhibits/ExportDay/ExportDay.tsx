import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ExportDay as ExportDayContent } from './ExportDay.schema.ts';
import { Effects } from '../../parts/Effects.tsx';
import styles from './ExportDay.module.css';

/** In px: the bars of one part each; a row has room for the longest of its side. */
const BAR = { pitch: 14, width: 7, height: 40 };

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
  const bars = (count: number, x: number) => strokeRow({ from: 0, to: count }, BAR, { x });
  return (
    <svg viewBox={`0 0 ${axis + (most.again + 2) * pitch} ${height}`} aria-hidden="true">
      <path className={styles.out} d={bars(out, (most.out - out) * pitch)} />
      <path className={styles.axis} d={`M${axis + 4} 0v${height}`} />
      <path className={styles.again} d={bars(again, axis + pitch)} />
    </svg>
  );
}

/** The day on which a project leaves its builder: at each hour, left what comes out, right what is written again. */
export function ExportDay(props: ExportDayContent & { id?: string }) {
  const { id, heading, lede, words, hours, effects } = props;
  const total = (side: 'out' | 'again') => hours.reduce((sum, hour) => sum + hour[side], 0);
  const longest = (side: 'out' | 'again') => Math.max(...hours.map((hour) => hour[side]));
  const most = { out: longest('out'), again: longest('again') };
  return (
    <section id={id} className={styles.day} data-section="export-day" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} split="6-6" space={40}>
          {lede}
        </SectionHead>
        <p className={styles.sums}>
          <span>
            <b>{total('out')}</b> {words.out}
          </span>
          <span>
            <b>{total('again')}</b> {words.again}
          </span>
        </p>
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
        <Effects effects={effects} className={styles.effects} topic="benefits" />
      </div>
    </section>
  );
}
