import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clockSkewMs } from '../store/clockSkew.ts';
import { receivedIn } from './receivedIn.ts';

/** A copy of the SQLite file in the folder for them. */
export interface Copy {
  path: string;
  /** When it was made, by the clock of then. */
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

/** The newest copy; null when there is none that is not of the future. */
export function newestCopy(folder: string, now: number): Copy | null {
  const past = copiesIn(folder).filter(({ at }) => at <= now + clockSkewMs);
  return past.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** The most inquiries that the database of any copy ever took. */
export const mostReceived = (folder: string): number =>
  Math.max(0, ...copiesIn(folder).map(({ path }) => receivedIn(path) ?? 0));

/** What the copies tell of a database that was there: how many inquiries it had, or nothing, as one cannot be read. */
export function toldByCopies(folder: string): string | null {
  const most = mostReceived(folder);
  if (most > 0) return `a copy of ${most} inquiries in BACKUP_DIR`;
  const unread = copiesIn(folder).find(({ path }) => receivedIn(path) === null);
  return unread ? `${unread.path}, which cannot be read,` : null;
}

/**
 * Deletes all but the newest so many; those of a clock that was ahead go first, as nobody knows how old they are. One
 * whose database had taken more than that of `made` stays: it is of another database, which somebody may miss. One that
 * cannot be read may be that as well; gives back how many of those stay.
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
  // What a copy left that was cut short is as old as nobody knows.
  const parts = readdirSync(folder).filter((name) => /^inquiries-.*\.db\.part(?:-journal)?$/.test(name));
  for (const name of parts) rmSync(join(folder, name), { force: true });
  return unread;
}
