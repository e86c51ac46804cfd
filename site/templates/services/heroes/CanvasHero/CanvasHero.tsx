import { Squares } from '../../../../art/charts/Squares.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { CanvasHero as CanvasHeroContent } from './CanvasHero.schema.ts';
import styles from './CanvasHero.module.css';

interface CanvasHeroProps extends Omit<CanvasHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** Squares in a row: of the limit in the middle, and of those beside it. */
const [WIDE, NARROW] = [20, 10];

/** The top of a page about a design tool: its canvas, with what is used of each limit. */
export function CanvasHero({ canvas: { caption, limits }, ...words }: CanvasHeroProps) {
  return (
    <BoardFrame {...words} ground="teal" caption={caption}>
      <ul role="list" className={styles.canvas}>
        {limits.map(({ name, used, of, text }, at) => (
          <li key={name}>
            <p className={styles.name}>{name}</p>
            <p>
              <b className={styles.used}>{used}</b> of {of}
            </p>
            <Squares all={of} marked={used} columns={at === 0 ? WIDE : NARROW} />
            <p className="small soft">{text}</p>
          </li>
        ))}
      </ul>
    </BoardFrame>
  );
}
