import { cells } from './BoardHero.geometry.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { BoardHero as BoardHeroContent } from './BoardHero.schema.ts';
import styles from './BoardHero.module.css';

interface BoardHeroProps extends Omit<BoardHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** The top of a page about a framework: its subject as a screen of countable parts, as wide as the page. */
export function BoardHero({ board, ...words }: BoardHeroProps) {
  return (
    <BoardFrame {...words} ground="indigo" caption={board.caption}>
      <ul role="list" className={styles.board}>
        {board.panes.map(({ name, columns, parts, marked }) => {
          const { width, height, plain, marked: again } = cells(parts, columns, marked);
          return (
            <li key={name}>
              <p className="small">
                {name}: {marked.length} of {parts}
              </p>
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={plain} />
                {again && <path className={styles.again} d={again} />}
              </svg>
            </li>
          );
        })}
      </ul>
    </BoardFrame>
  );
}
