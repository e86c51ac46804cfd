/** Adds the request's query to an alias's target, before its fragment. */
function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [address = '', fragment] = target.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * Where to redirect a path that is no page: an alias, with or without its last slash, or a page without its last slash
 * or with its file name; either also in capitals. It is always a single redirect to the final address.
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

  const targetOf = (path: string): string | undefined => {
    const page = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
    return targets.get(path) ?? (pages.has(page) ? encodeURI(page) : undefined);
  };

  return (path, query) => {
    const small = path.toLowerCase();
    const typed = targetOf(path) ?? (pages.has(small) ? encodeURI(small) : targetOf(small));
    return typed === undefined ? null : withQuery(typed, query);
  };
}
