import { dotMatrix } from '../../../../../art/charts/dotMatrix.ts';
import type { DotMatrix as DotMatrixContent } from '../AiTest.schema.ts';
import formats from '../../../../../ui/formats.module.css';
import styles from './DotMatrix.module.css';

/** How many dots stand in a row, and their sizes in px. */
const FORMATS = {
  wide: { columns: 30, pitch: 22, radius: 7.5 },
  phone: { columns: 20, pitch: 16, radius: 5.5 },
} as const;

/** A dot for each question that a model was asked, by how it ended. */
export const DotMatrix = ({ counts }: Pick<DotMatrixContent, 'counts'>) => (
  <>
    {(['wide', 'phone'] as const).map((format) => {
      const { width, height, paths } = dotMatrix(
        counts.map(({ amount }) => amount),
        FORMATS[format],
      );
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
    <dl className={styles.counts}>
      {counts.map(({ amount, label }, at) => (
        <div key={label} data-kind={at + 1}>
          <dt>{amount}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  </>
);
