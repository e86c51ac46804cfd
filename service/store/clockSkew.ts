/** How far apart the clocks of two instances may be, in milliseconds; a larger difference means that one was set. */
export const clockSkewMs = 300_000;
