export interface PieceLimits {
  /** Pieces that every body may come in: packets, or chunks of the transfer coding. */
  freePieces: number;
  /** Pieces beyond these, of all bodies together: each costs a microsecond or more, however small it is. */
  piecesPerSecond: number;
}

/**
 * Tells whether the service has time for another piece of a body, its how many-th it is. What all clients together send
 * beyond their free pieces comes out of one budget, which a second refills: one client alone may send letter by letter.
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
