/** Addresses of the two look-ups: one answers `{"ip"}`, the other `{"country_code2"}` for `?ip=`. */
export interface LookUps {
  ip: string;
  geolocation: string;
}

/** Milliseconds for both calls together. */
const patience = 4000;

async function ask(address: URL, key: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error();
  const answer: Record<string, unknown> = await response.json();
  const value = answer[key] ?? '';
  if (typeof value !== 'string') throw new Error();
  return value;
}

/**
 * ISO code of the country that the visitor's public address belongs to; empty where the look-ups know none, undefined
 * where they fail.
 */
export async function guessCountry(lookUps: LookUps): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const ip = await ask(new URL(lookUps.ip, location.href), 'ip', signal);
    if (ip === '') return '';
    const where = new URL(lookUps.geolocation, location.href);
    where.searchParams.set('ip', ip);
    return await ask(where, 'country_code2', signal);
  } catch {
    return undefined;
  }
}

/** The first of some countries whose time zones hold this device's; undefined where a browser cannot tell. */
export function countryByZone<Place extends { code: string }>(
  countries: readonly Place[],
): Place | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countries.find(({ code }) => new Intl.Locale(`und-${code}`).getTimeZones?.()?.includes(timeZone));
}
