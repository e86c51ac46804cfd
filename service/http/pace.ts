import type { Socket } from 'node:net';

declare module 'node:net' {
  interface Socket {
    /** Node's own handle of an open socket; `reading` is what Node last asked for. */
    _handle?: { reading: boolean; readStart(): number; readStop(): number } | null;
  }
}

export interface PaceLimits {
  /**
   * Milliseconds of processor time that one turn of the event loop may spend on what it reads; the rest waits for the
   * next turn.
   */
  turnMs: number;
}

/** Newcomers heard per round: without a limit a round would last for as long as clients keep coming. */
const mostNewcomers = 16;

/** Processor time of this thread: with the wall clock, other programs' work would end turns that have hardly begun. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Bounds each turn of the event loop, however much however many clients send at once: once reading has used up its
 * time, no connection is read until everything else had its turn. Clients heard by then are heard again after all
 * others.
 */
export function createPace({ turnMs }: PaceLimits) {
  const open = new Set<Socket>();
  const heard = new Set<Socket>();
  let beganAt = 0;
  let workedBefore = 0;
  let isPlanned = false;
  let isResting = false;
  /** Whether connections that were heard are not read, because others still wait. */
  let isRound = false;
  /** How many more newcomers this round has time for. */
  let places = 0;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    beganAt = performance.now();
    workedBefore = workedMs();
    setImmediate(endTurn);
  }

  /** Whether the turn has used up its time. The wall clock is cheaper, so it is checked first. */
  const isOver = () => performance.now() - beganAt >= turnMs && workedMs() - workedBefore >= turnMs;

  function rest(): void {
    isResting = true;
    if (!isRound) places = mostNewcomers;
    isRound = true;
    // Stopping makes the system ask again about each connection, even one that it has already found readable.
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
    /** Call before working on anything that this connection has sent. */
    hear(socket: Socket): void {
      heard.add(socket);
      plan();
      if (!isResting && isOver()) rest();
    },
  };
}
