/** Two rows: a large and a tall card, then a smaller and a wider one; px at 1440. */
const LARGE = { width: 877, height: 400 };
const BOXES = [LARGE, { width: 427, height: 400 }, { width: 539, height: 340 }, { width: 765, height: 340 }];

/** Size of the card at a place in such rows, counted from 0. */
export const workBox = (place: number) => BOXES[place % BOXES.length] ?? LARGE;
