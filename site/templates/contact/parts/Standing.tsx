import { fill } from '../../../collections/fill.ts';
import { Slotted } from './Slotted.tsx';
import styles from './Standing.module.css';
import type { Standing as StandingWords } from './standing.schema.ts';

interface StandingProps {
  words: StandingWords;
  /** The sales address, as a way out. */
  email: string;
}

const parts = ['late', 'due', 'new', 'taken', 'answered', 'aside', 'told'] as const;

/** How far an inquiry is: hidden as built, since only the service knows. */
export function Standing({ words, email }: StandingProps) {
  return (
    <div className={styles.standing}>
      <p className={styles.trouble} role="alert" data-part="trouble" hidden>
        {fill(words.trouble, { email })}
      </p>
      {parts.map((part) => (
        <p key={part} className="lede" data-part={part} hidden>
          <Slotted text={words[part]} />
        </p>
      ))}
      <p className="small soft" data-part="there" hidden>
        <Slotted text={words.reference} />
      </p>
    </div>
  );
}
