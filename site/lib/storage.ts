/**
 * Reads or writes what this browser stores under a name: permanently (`localStorage`) or while the tab is open. Stores
 * a value; removes the stored one if the value is empty. Returns the stored or removed value; null if there is none or
 * storage is blocked.
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
