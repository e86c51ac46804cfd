/** A slanted square for a unit chart, in px; apart from what draws with it, since schemas count with its sizes too. */
export const SQUARE = { mark: 'stroke', width: 26, height: 26, pitch: 34 } as const;
