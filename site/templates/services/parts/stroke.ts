/** The stroke of a service's drawings, in px. */
export const STROKE = { mark: 'stroke', width: 9, height: 48, pitch: 20 } as const;
