/** How many steps of colour a value above 0 can have. */
const STEPS = 6;

/** The step of a value's colour, from 0 (nothing) to 6 (the most); `most` is the highest value beside it. */
export const heat = (value: number, most: number): number =>
  most > 0 ? Math.min(STEPS, Math.ceil((value / most) * STEPS)) : 0;
