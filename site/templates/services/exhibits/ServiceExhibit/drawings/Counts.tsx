import styles from './Counts.module.css';

export interface Count {
  count: number;
  /** What was counted. */
  words: string;
  /** Its colour in the drawing; without it that of the text. */
  tone?: 'lead' | 'other' | undefined;
}

interface CountsProps {
  counts: readonly Count[];
  className?: string | undefined;
}

/** How many marks of each kind a drawing has. */
export function Counts({ counts, className = '' }: CountsProps) {
  return (
    <ul role="list" className={`${styles.counts} ${className}`}>
      {counts.map(({ count, words, tone }) => (
        <li key={words} data-tone={tone}>
          <b>{count}</b> {words}
        </li>
      ))}
    </ul>
  );
}
