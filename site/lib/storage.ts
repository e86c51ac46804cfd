/**
 * Reads or writes what this browser stores under a name: for good (`localStorage`) or while the tab is open. With a value
 * it stores that, with an empty one it removes what is there. Returns the value, or the one that was removed; null where
 * nothing is stored or storage is forbidden.
 */
export function storage(
  area: 'localStorage' | 'sessionStorage',
  name: string,
  value?: string,
): string | null {
  try {
    const place = window[area];
    const before = place.getItem(name);
    if (value) place.setItem(name, value);
    else if (value === '') place.removeItem(name);
    return value || before;
  } catch {
    return null;
  }
}
