import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Effects } from '../../../parts/Effects.tsx';
import { Legend } from './Legend.tsx';
import type { SharedContent } from './Shared.schema.ts';
import styles from './Shared.module.css';

/** The bar in wide windows, and on phones, where it is twice as high and half as long. */
const FORMATS = {
  wide: { rows: 4, pitch: 31, side: 26, gap: 10 },
  phone: { rows: 8, pitch: 15, side: 12, gap: 4 },
} as const;

/** A square for each file, in px: the parts side by side, each filled column by column. */
function bar(
  parts: SharedContent['parts'],
  { rows, pitch, side, gap }: (typeof FORMATS)[keyof typeof FORMATS],
) {
  let x = 0;
  const paths = parts.map(({ files }) => {
    const square = { mark: 'square', width: side, height: side } as const;
    const part = unitChart({ ...square, pitch, rows, amounts: [files], x });
    x += part.width + pitch - side + gap;
    return part.paths[0];
  });
  return { width: x - gap - (pitch - side), height: (rows - 1) * pitch + side, paths };
}

/** The files of one app as a bar of squares: what both phones share, and what each has alone. */
export function Shared({ words, parts, note, effects }: SharedContent) {
  const filesFor = (kind: keyof typeof words) =>
    parts.reduce((all, part) => all + (part.for === kind ? part.files : 0), 0);
  return (
    <div className={styles.app}>
      {(['wide', 'phone'] as const).map((format) => {
        const { width, height, paths } = bar(parts, FORMATS[format]);
        return (
          <svg key={format} className={styles[format]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {paths.map((d, at) => (
              <path key={parts[at]?.name} data-for={parts[at]?.for} d={d} />
            ))}
          </svg>
        );
      })}
      <dl className={styles.parts}>
        {parts.map(({ name, files, for: kind, text }) => (
          <div key={name} data-for={kind}>
            <dt>
              <b>{files}</b> {name}
            </dt>
            <dd className="small soft">{text}</dd>
          </div>
        ))}
      </dl>
      <Legend
        className={styles.legend}
        counts={[
          { count: filesFor('shared'), words: words.shared, tone: 'other' },
          { count: filesFor('ios'), words: words.ios, tone: 'lead' },
          { count: filesFor('android'), words: words.android },
        ]}
      >
        {note}
      </Legend>
      <Effects effects={effects} className={styles.effects} topic="benefits" />
    </div>
  );
}
