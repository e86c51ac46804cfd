import type { FastifySessionOptions, SessionStore } from '@fastify/session';
import type {} from '@fastify/csrf-protection';
import { dayMs, hourMs, minuteMs } from '../../lib/durations.ts';
import type { DeskSession, Store } from '../../store/Store.ts';
import { hashOf } from './secrets.ts';

declare module 'fastify' {
  interface Session {
    /** Who is signed in; nobody as long as it is missing. */
    desk?: Omit<DeskSession, 'idHash' | 'csrf'>;
    /** What the tokens of forms are made from. */
    csrf?: string;
    /** It is in the database. */
    isStored?: true;
  }
}

/** How long a session lives, and how long unseen. */
export const sessionMs = 7 * dayMs;
const idleMs = 12 * hourMs;
/** How often it is written down that somebody was seen. */
const seenEveryMs = 5 * minuteMs;

interface SessionParts {
  store: () => Pick<Store, 'addSession' | 'renewSession' | 'sessions' | 'endSessions'>;
  users: readonly string[];
  now: () => number;
}

/**
 * Sessions in the database, under hashes of their ids. Whoever is not signed in has none, and one that was ended is
 * written by nobody again.
 */
function createSessionStore({ store, users, now }: SessionParts): SessionStore {
  async function find(idHash: string): Promise<DeskSession | null> {
    const [found] = await store().sessions({ idHash });
    if (!found) return null;
    const at = now();
    if (!users.includes(found.who) || found.endsAt <= at || found.seenAt + idleMs <= at) {
      await store().endSessions({ idHash });
      return null;
    }
    if (Math.abs(at - found.seenAt) < seenEveryMs) return found;
    await store().renewSession({ ...found, seenAt: at });
    return { ...found, seenAt: at };
  }

  async function save(sessionId: string, { desk, csrf, isStored }: Parameters<SessionStore['set']>[1]) {
    if (!desk || csrf === undefined) return;
    const session = { ...desk, idHash: hashOf(sessionId), csrf };
    await (isStored ? store().renewSession(session) : store().addSession(session));
  }

  return {
    set(sessionId, session, callback) {
      save(sessionId, session).then(() => callback(), callback);
    },
    get(sessionId, callback) {
      find(hashOf(sessionId)).then((found) => {
        if (!found) return callback(null, null);
        callback(null, { cookie: { originalMaxAge: null }, desk: found, csrf: found.csrf, isStored: true });
      }, callback);
    },
    destroy(sessionId, callback) {
      store()
        .endSessions({ idHash: hashOf(sessionId) })
        .then(() => callback(), callback);
    },
  };
}

/** The options of `@fastify/session`. */
export const sessionOptions = (
  parts: SessionParts,
  cookie: { name: string; secure: boolean },
): FastifySessionOptions => ({
  cookieName: cookie.name,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: cookie.secure, maxAge: sessionMs },
  // An id of 192 random bits that the database knows by its hash needs no signature.
  secret: {
    sign: (id) => id,
    unsign: (id) => ({ valid: /^[\w-]{32}$/.test(id), renew: false, value: id }),
  },
  store: createSessionStore(parts),
  saveUninitialized: false,
  rolling: false,
});
