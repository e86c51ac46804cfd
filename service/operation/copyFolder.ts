import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clockSkewMs } from '../store/clockSkew.ts';
import { receivedIn } from './receivedIn.ts';

/** A copy of the SQLite file in the folder for them. */
export interface Copy {
  path: string;
  /** When it was made, by the clock at that time. */
  at: number;
}

function copiesIn(folder: string): Copy[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const [, day, time = ''] = /^inquiries-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.db$/.exec(name) ?? [];
    if (day === undefined) return [];
    return [{ path: join(folder, name), at: Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) }];
  });
}

/** The newest copy that is not dated in the future; null if there is none. */
export function newestCopy(folder: string, now: number): Copy | null {
  const past = copiesIn(folder).filter(({ at }) => at <= now + clockSkewMs);
  return past.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** The most inquiries that the database behind any copy ever took. */
export const mostReceived = (folder: string): number =>
  Math.max(0, ...copiesIn(folder).map(({ path }) => receivedIn(path) ?? 0));

/**
 * What the copies reveal about a database that existed before: its number of inquiries, or a copy that is unreadable;
 * null if neither.
 */
export function toldByCopies(folder: string): string | null {
  const most = mostReceived(folder);
  if (most > 0) return `a copy of ${most} inquiries in BACKUP_DIR`;
  const unread = copiesIn(folder).find(({ path }) => receivedIn(path) === null);
  return unread ? `${unread.path}, which cannot be read,` : null;
}

/**
 * Deletes all but the newest `keep` copies; those dated in the future go first, since their age is unknown. A copy
 * whose database had taken more inquiries than that of `made` stays: it belongs to another database, which somebody may
 * miss. An unreadable one may too. Returns how many unreadable ones stay.
 */
export function pruneCopies(folder: string, keep: number, made: Copy): number {
  const age = ({ at }: Copy) => (at > made.at + clockSkewMs ? Infinity : made.at - at);
  const tooMany = copiesIn(folder)
    .toSorted((one, other) => age(one) - age(other))
    .slice(keep);
  const most = tooMany.length > 0 ? (receivedIn(made.path) ?? 0) : 0;
  let unread = 0;
  for (const { path } of tooMany) {
    const received = receivedIn(path);
    if (received === null) unread++;
    else if (received <= most) rmSync(path, { force: true });
  }
  // Remains of copies that were cut short; their age is unknown.
  const parts = readdirSync(folder).filter((name) => /^inquiries-.*\.db\.part(?:-journal)?$/.test(name));
  for (const name of parts) rmSync(join(folder, name), { force: true });
  return unread;
}
