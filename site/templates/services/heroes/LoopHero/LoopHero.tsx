import { ring } from './LoopHero.geometry.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { LoopHero as LoopHeroContent } from './LoopHero.schema.ts';
import styles from './LoopHero.module.css';

interface LoopHeroProps extends Omit<LoopHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** The top of a page about a server with one loop: a second of its calls as a ring, twice. */
export function LoopHero({ loop: { caption, plans, waitingWords }, ...words }: LoopHeroProps) {
  return (
    <BoardFrame {...words} ground="amber" caption={caption}>
      <ul role="list" className={styles.plans}>
        {plans.map(({ name, text, ...counts }) => {
          const { size, working, waiting, done } = ring(counts);
          return (
            <li key={name}>
              <div className={styles.ring}>
                <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
                  <path className={styles.done} d={done} />
                  <path d={waiting} />
                  <path className={styles.working} d={working} />
                </svg>
                <p>
                  <b>{counts.waiting}</b> {waitingWords}
                </p>
              </div>
              <div>
                <p className={styles.name}>{name}</p>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </BoardFrame>
  );
}
