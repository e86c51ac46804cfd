import styles from './KindCounts.module.css';

interface KindCountsProps {
  counts: readonly { amount: number; label: string }[];
  /** A class that lays them out. */
  className: string | undefined;
}

/** How many things there are of each kind, under the colour that `--kind` is for `data-kind`, counted from 1. */
export const KindCounts = ({ counts, className }: KindCountsProps) => (
  <dl className={`${styles.counts} ${className}`}>
    {counts.map(({ amount, label }, at) => (
      <div key={label} data-kind={at + 1}>
        <dt>{amount}</dt>
        <dd>{label}</dd>
      </div>
    ))}
  </dl>
);
