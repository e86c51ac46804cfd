export const CROPS = ['top', 'bottom', 'large', 'two'] as const;

/**
 * How devices are cut by the edge of their card: `top` shows the upper part, `bottom` the lower part,
 * `large` comes near, `two` shows two, the second from above.
 */
export type Crop = (typeof CROPS)[number];
