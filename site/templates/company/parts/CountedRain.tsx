import styles from './CountedRain.module.css';
import { countedRain, type Counted } from './countedRain.ts';
import { paintValue, type Paint } from '../../../art/Drawing.ts';

/** One thing that a stroke stands for. */
interface CountedThing extends Counted {
  /** Its place on the page. */
  readonly id: string;
  readonly marked: boolean;
}

interface CountedRainProps {
  readonly groups: readonly (readonly CountedThing[])[];
  readonly format: Parameters<typeof countedRain>[1];
  readonly paint: Paint;
  /** For strokes that are marked. */
  readonly mark: Paint;
}

/**
 * Rain with a stroke for each thing. In wide windows, pressing a stroke jumps to the thing, whose `id` is a place on
 * the same page. Decorative: the keyboard and assistive technology reach the things themselves.
 */
export function CountedRain({ groups, format, paint, mark }: CountedRainProps) {
  const { width, height, weight, strokes } = countedRain(groups, format);
  return (
    <svg className={styles['rain']} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
      {strokes.map(({ thing: { id, marked }, d }) => {
        const stroke = (
          <path key={id} d={d} stroke={paintValue(marked ? mark : paint)} strokeWidth={weight} />
        );
        if (format === 'phone') return stroke;
        return (
          <a key={id} href={`#${id}`} tabIndex={-1}>
            {stroke}
          </a>
        );
      })}
    </svg>
  );
}
