import { Squares } from '../../../../../art/charts/Squares.tsx';
import type { CanvasContent } from './Canvas.schema.ts';
import styles from './Canvas.module.css';
import { Counted } from './Counted.tsx';

/** Squares in a row: of the limit in the middle, and of those beside it. */
const [WIDE, NARROW] = [20, 10];

/** The canvas of a design tool, with what is used of each limit. */
export function Canvas({ canvas: { caption, limits } }: { canvas: CanvasContent }) {
  return (
    <Counted caption={caption}>
      <ul role="list" className={styles.canvas}>
        {limits.map(({ name, used, of, text }, at) => (
          <li key={name}>
            <p className={styles.name}>{name}</p>
            <p>
              <b className={styles.used}>{used}</b> of {of}
            </p>
            <Squares all={of} marked={used} columns={at === 0 ? WIDE : NARROW} />
            {text && <p className="small soft">{text}</p>}
          </li>
        ))}
      </ul>
    </Counted>
  );
}
