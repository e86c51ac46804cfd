import { WeekStrokes } from '../../../../art/charts/WeekStrokes.tsx';
import { MonthFrame } from '../../parts/MonthFrame.tsx';
import type { StartRail as StartRailContent } from './StartRail.schema.ts';
import styles from './StartRail.module.css';

interface StartRailProps extends StartRailContent {
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  /** Name of the fixed fact that the steps state. */
  fact: string;
}

/** Twenty days as a strip of strokes, and under it the way to the first of them, step below step. */
export const StartRail = (props: StartRailProps) => (
  <MonthFrame {...props} strokes={<WeekStrokes />} look={{ steps: styles.rail }} />
);
