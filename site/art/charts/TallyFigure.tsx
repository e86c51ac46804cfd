import { Tally } from './Tally.tsx';
import type { TalliedContent } from './tally.schema.ts';
import styles from './TallyFigure.module.css';

/** A number as strokes to count, over what a stroke stands for. */
export function TallyFigure({ says, counted, rest, each }: TalliedContent) {
  return (
    <figure className={styles.strokes}>
      <Tally counted={counted / each} rest={rest / each} />
      <figcaption className="small soft">{says}</figcaption>
    </figure>
  );
}
