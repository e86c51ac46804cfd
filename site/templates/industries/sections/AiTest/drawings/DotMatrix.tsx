import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { DotMatrix as DotMatrixContent } from '../AiTest.schema.ts';
import formats from '../../../../../ui/formats.module.css';
import { KindCounts } from '../../../../../ui/KindCounts.tsx';
import styles from './DotMatrix.module.css';

/** How many dots stand in a row, and their sizes in px. */
const FORMATS = {
  wide: { mark: 'dot', columns: 30, pitch: 22, radius: 7.5, inset: 3.5 },
  phone: { mark: 'dot', columns: 20, pitch: 16, radius: 5.5, inset: 2.5 },
} as const;

/** A dot for each question that a model was asked, by how it ended. */
export const DotMatrix = ({ counts }: Pick<DotMatrixContent, 'counts'>) => (
  <>
    {(['wide', 'phone'] as const).map((format) => {
      const amounts = counts.map(({ amount }) => amount);
      const { width, height, paths } = unitChart({ ...FORMATS[format], amounts });
      return (
        <svg
          key={format}
          className={`${styles.dots} ${formats[format]}`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {paths.map((d, at) => (
            <path key={counts[at]?.label} data-kind={at + 1} d={d} />
          ))}
        </svg>
      );
    })}
    <KindCounts counts={counts} className={styles.counts} />
  </>
);
