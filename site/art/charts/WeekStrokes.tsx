import { Art } from '../Art.tsx';
import { stepBars } from '../bars.ts';
import { both } from '../Drawing.ts';

/** Five strokes, one a working day, in the colour of their place. */
const days = stepBars({ weeks: 5, paint: both('currentColor') });

export const WeekStrokes = () => <Art drawing={days} fit="xMinYMax" />;
