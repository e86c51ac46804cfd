/** How far the clocks of two instances may be apart, in milliseconds; beyond it, one of them was set. */
export const clockSkewMs = 300_000;
