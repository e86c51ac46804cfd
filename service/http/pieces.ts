export interface PieceLimits {
  /** Pieces (packets, or chunks of the transfer coding) that every body may come in. */
  freePieces: number;
  /** Pieces a second beyond these, for all bodies together: each costs a microsecond or more, however small it is. */
  piecesPerSecond: number;
}

/**
 * Tells whether the service can afford the n-th piece of a body. Beyond the free pieces all clients share one budget,
 * which refills within a second, so a single client may well send one letter at a time.
 */
export function createPieces({ freePieces, piecesPerSecond }: PieceLimits): (pieces: number) => boolean {
  let left = piecesPerSecond;
  let filledAt = performance.now();

  return (pieces) => {
    if (pieces <= freePieces) return true;
    if (left < 1) {
      const at = performance.now();
      left = Math.min(piecesPerSecond, left + ((at - filledAt) / 1000) * piecesPerSecond);
      filledAt = at;
    }
    if (left < 1) return false;
    left--;
    return true;
  };
}
