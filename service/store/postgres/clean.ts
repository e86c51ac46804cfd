import * as v from 'valibot';
import type { Erased, PurgeOptions, Purged } from '../Store.ts';
import { emailKey } from '../emailKey.ts';
import { eraseAll } from '../eraseAll.ts';
import { doomed, keptQuery, readKept } from '../purging.ts';
import { readNumber } from '../rows.ts';
import type { Connections, Work } from './connect.ts';
import { rewriteTables } from './rewrite.ts';

const idRows = v.array(v.object({ id: v.string() }));

const newSalt = 'gen_random_uuid()::text || gen_random_uuid()::text';

export const find =
  (email: string): Work<string[]> =>
  async (session) => {
    const { rows } = await session.query('SELECT id FROM inquiry WHERE email_key = $1', [emailKey(email)]);
    return v.parse(idRows, rows).map((row) => row.id);
  };

/** Rows deleted per statement, to keep statements short. */
const atOnce = 500;

export async function erase({ once, alone }: Connections, email: string): Promise<Erased> {
  const ids = await eraseAll({
    find: () => once(find(email)),
    remove: (some) => once((session) => session.query('DELETE FROM inquiry WHERE id = ANY($1)', [some])),
    atOnce,
  });
  await once((session) => session.query(`UPDATE salt SET value = ${newSalt}`));
  try {
    return { ids, clean: await alone(rewriteTables) };
  } catch (fault) {
    // The deletion stands, so the caller gets both its result and the fault.
    return { ids, clean: false, fault };
  }
}

const times = ['$1::bigint', '$2::bigint', '$3::bigint'] as const;
const condition = doomed(...times);

export async function purge(
  { once }: Connections,
  { now, receivedBefore, suspectsBefore, surgeBefore = 0, dryRun = false }: PurgeOptions,
): Promise<Purged> {
  const run = (sql: string, ...values: unknown[]) => once((session) => session.query(sql, values));
  const before = [receivedBefore, suspectsBefore, surgeBefore];
  const kept = readKept((await run(keptQuery(...times), ...before)).rows[0]);
  if (dryRun) {
    const { rows } = await run(`SELECT count(*) AS taken FROM inquiry WHERE ${condition}`, ...before);
    return { purged: readNumber(rows[0], 'taken') ?? 0, ...kept };
  }
  // The condition stands twice: PostgreSQL asks only the outer one again of a row that somebody changed meanwhile.
  const take = `DELETE FROM inquiry WHERE id IN (SELECT id FROM inquiry WHERE ${condition} LIMIT $4) AND ${condition}`;
  let purged = 0;
  for (let taken = atOnce; taken === atOnce; purged += taken) {
    taken = (await run(take, ...before, atOnce)).rowCount ?? 0;
  }
  await run('DELETE FROM rate_window WHERE reset_at <= $1', now);
  await run('DELETE FROM repeat_key WHERE expires_at <= $1', now);
  await run('DELETE FROM desk_session WHERE ends_at <= $1', now);
  await run('DELETE FROM desk_challenge WHERE expires_at <= $1', now);
  return { purged, ...kept };
}
