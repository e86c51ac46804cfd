/**
 * The page's query with what one tool keeps in it written anew; what stands there under other names stays. Without
 * anything to keep it is the page's path.
 */
export function queryWith(names: readonly string[], pairs: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of pairs) query.append(name, value);
  return query.size ? `?${query}` : location.pathname;
}
