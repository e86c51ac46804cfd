import type { ReactNode } from 'react';
import styles from './SignedLine.module.css';

/** What the head of the agency says in two sentences, and who that is. */
export interface ShortNote {
  short: string;
  person: { name: string; position: string };
}

interface SignedLineProps extends ShortNote {
  /** The drawn signature. */
  children: ReactNode;
}

/** What the head of the agency says, as one line with the signature. */
export function SignedLine({ short, person, children }: SignedLineProps) {
  return (
    <div className={styles.line} data-section="chief-executive-note" data-shared data-compact>
      <p className={styles.words}>{short}</p>
      {children}
      <p className="small">
        <b>{person.name}</b> <span className="soft">{person.position}</span>
      </p>
    </div>
  );
}
