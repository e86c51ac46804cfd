/** The parts of an address that change. */
type Parts = Readonly<Record<string, string>>;

/** An address of the desk with its parts filled in (contract/desk.ts). */
export const fillAddress = (pattern: string, parts: Parts = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));

/** The same with a query; what is empty is left out. */
export function withQuery(address: string, query: Parts): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return given.size > 0 ? `${address}?${given}` : address;
}
