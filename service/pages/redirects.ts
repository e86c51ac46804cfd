/** Adds the query of the request to where an alias leads, before its fragment. */
function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [address = '', fragment] = target.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * Where a path leads that is no page itself: an alias, in both its forms, or a page written without its last slash
 * or with its file name. Every answer is final: one redirect, never two.
 */
export function createRedirects(
  aliases: Readonly<Record<string, string>>,
  pages: { has(path: string): boolean },
): (path: string, query: string) => string | null {
  const canonical = (path: string) => (pages.has(`${path}/`) ? `${path}/` : path);
  const targets = new Map(
    Object.entries(aliases).flatMap(([alias, target]) => {
      const [path = ''] = /^[^?#]*/.exec(target) ?? [];
      const final = `${canonical(path)}${target.slice(path.length)}`;
      const bare = alias.replace(/\/+$/, '');
      return [
        [bare, final],
        [`${bare}/`, final],
      ] as const;
    }),
  );

  return (path, query) => {
    const target = targets.get(path);
    if (target !== undefined) return withQuery(target, query);
    const page = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
    return pages.has(page) ? withQuery(encodeURI(page), query) : null;
  };
}
