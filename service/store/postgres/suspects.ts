/** $1: the most rows to return. */
export const undigested = `SELECT * FROM inquiry WHERE suspicion IS NOT NULL AND digested_at IS NULL
  ORDER BY suspicion <> 'surge', received_at, id LIMIT $1`;

/** $1: ids, $2: the time. */
export const markDigested = 'UPDATE inquiry SET digested_at = $2 WHERE id = ANY($1)';

/** $1: an id, or null for all suspects, $2: the time. */
export const dismiss = `UPDATE inquiry SET dismissed_at = $2
  WHERE suspicion IS NOT NULL AND dismissed_at IS NULL AND ($1::text IS NULL OR id = $1)`;
