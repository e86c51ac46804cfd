import type { ReactNode } from 'react';
import styles from './LetteredList.module.css';

/** The letter of a place in the list, which the drawing has as well. */
export const letterOf = (place: number): string => 'ABCDEF'.charAt(place);

interface LetteredListProps {
  entries: readonly {
    name: string;
    /** What stands behind the name. */
    more?: ReactNode;
    note: string;
    /** What is drawn beside the words. */
    drawing?: ReactNode;
  }[];
  className?: string | undefined;
}

/** What stands at the letters of a drawing. */
export function LetteredList({ entries, className }: LetteredListProps) {
  return (
    <ol role="list" className={`${styles.list} ${className ?? ''}`}>
      {entries.map(({ name, more, note, drawing }, at) => (
        <li key={name}>
          <b className={styles.letter}>{letterOf(at)}</b>
          <span>
            <b>{name}</b>
            {more}
            <br />
            <span className="small soft">{note}</span>
          </span>
          {drawing}
        </li>
      ))}
    </ol>
  );
}
