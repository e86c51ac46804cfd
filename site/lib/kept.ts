/**
 * What this browser keeps under a name: for good (`localStorage`) or as long as the tab is open. With a value it keeps
 * that from now on, with an empty one nothing. Gives the value, or the one before it was emptied; null where nothing is
 * kept, or storage is forbidden.
 */
export function kept(
  storage: 'localStorage' | 'sessionStorage',
  name: string,
  value?: string,
): string | null {
  try {
    const place = window[storage];
    const before = place.getItem(name);
    if (value) place.setItem(name, value);
    else if (value === '') place.removeItem(name);
    return value || before;
  } catch {
    return null;
  }
}
