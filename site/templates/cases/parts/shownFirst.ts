/** How many cards are shown before a reader asks for all: a whole pattern of large and small ones. */
export const SHOWN_FIRST = 10;
