/** How many cards are shown before a reader asks for all: a whole pattern of large and small ones. */
export const INITIAL_CARDS = 10;
