import { Squares } from '../../../../art/charts/Squares.tsx';
import styles from './EditRows.chart.module.css';

/** Squares side by side at most. */
const COLUMNS = 24;

interface SquareRowsProps {
  /** So many things of each group, the marked ones first. */
  rows: readonly { name: string; all: number; marked: number }[];
  /** What a marked one is, such as "fail". */
  unit: string;
}

/** Groups of things to count, a square for each one, one group a line. */
export const SquareRows = ({ rows, unit }: SquareRowsProps) => (
  <dl className={styles.rows}>
    {rows.map(({ name, all, marked }) => (
      <div key={name}>
        <dt>
          {name} <span className="soft">{`${marked} of ${all} ${unit}`}</span>
        </dt>
        <dd>
          <Squares all={all} marked={marked} columns={COLUMNS} />
        </dd>
      </div>
    ))}
  </dl>
);
