import styles from './FreeDays.module.css';

/** Path data of working days that are free and that are taken, with the weight of a stroke and the size of all, in px. */
export interface FreeDayStrokes {
  free: string;
  taken: string;
  weight: number;
  width: number;
  height: number;
}

/** Working days as strokes, the free ones in the colour of action. Words nearby name the first free day. */
export const FreeDays = ({ free, taken, weight, width, height }: FreeDayStrokes) => (
  <svg width={width} height={height} aria-hidden="true">
    <path className={styles.taken} d={taken} strokeWidth={weight} />
    <path className={styles.free} d={free} strokeWidth={weight} />
  </svg>
);
