import type { Socket } from 'node:net';

declare module 'node:net' {
  interface Socket {
    /** What the system reads it with, as long as it is open; `reading` is what Node last wished. Node's own. */
    _handle?: { reading: boolean; readStart(): number; readStop(): number } | null;
  }
}

export interface PaceLimits {
  /**
   * Milliseconds that the processor may work for one turn of the event loop while it reads; what else was sent waits for
   * the next.
   */
  turnMs: number;
}

/** How many who come in a round are heard in it: if all were, it would last for as long as somebody comes. */
const mostNewcomers = 16;

/** Time in which the processor works for others does not count: it would end turns that have hardly begun. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Ends each turn of the event loop in time, whatever was sent by however many at once: once reading has taken so long,
 * no connection is read before everything else had its turn. Whoever was heard by then is heard again when all others
 * were, too.
 */
export function createPace({ turnMs }: PaceLimits) {
  const open = new Set<Socket>();
  const heard = new Set<Socket>();
  let beganAt = 0;
  let workedBefore = 0;
  let isPlanned = false;
  let isResting = false;
  /** Whether those who were heard are not read, as others wait for it. */
  let isRound = false;
  /** For how many newcomers the round still has time. */
  let places = 0;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    beganAt = performance.now();
    workedBefore = workedMs();
    setImmediate(endTurn);
  }

  /** Whether the turn has taken its time; the clock, which costs less, is asked first. */
  const isOver = () => performance.now() - beganAt >= turnMs && workedMs() - workedBefore >= turnMs;

  function rest(): void {
    isResting = true;
    if (!isRound) places = mostNewcomers;
    isRound = true;
    // The system asks each again whether it is to be read, those too of which it knows already that something came.
    for (const { _handle: handle } of open) if (handle?.reading) handle.readStop();
  }

  function endTurn(): void {
    isPlanned = false;
    if (!isRound) return heard.clear();
    for (const socket of open) {
      if (heard.has(socket) !== isResting && socket._handle?.reading) socket._handle.readStart();
    }
    if (!isResting) {
      isRound = false;
      heard.clear();
      return;
    }
    isResting = false;
    plan();
  }

  return {
    add(socket: Socket): void {
      open.add(socket);
      if (isRound && places-- <= 0) {
        heard.add(socket);
        socket._handle?.readStop();
      }
      socket.once('close', () => {
        open.delete(socket);
        heard.delete(socket);
      });
    },
    /** Something that this connection has sent was, or is now, worked for. */
    hear(socket: Socket): void {
      heard.add(socket);
      plan();
      if (!isResting && isOver()) rest();
    },
  };
}
