/** Addresses of the two look-ups: one answers `{"ip"}`, the other `{"country_code2"}` for `?ip=`. */
export interface LookUps {
  ip: string;
  geolocation: string;
}

/** Milliseconds for both calls together. */
const patience = 4000;

async function ask(address: URL, key: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  const answer: Record<string, unknown> = await response.json();
  const value = answer[key];
  if (typeof value !== 'string') throw new Error(`${address.pathname} did not answer ${key}`);
  return value;
}

/** ISO code of the country that the visitor's public address belongs to; undefined when that cannot be known. */
export async function guessCountry(lookUps: LookUps): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const ip = await ask(new URL(lookUps.ip, location.href), 'ip', signal);
    const where = new URL(lookUps.geolocation, location.href);
    where.searchParams.set('ip', ip);
    return await ask(where, 'country_code2', signal);
  } catch {
    return undefined;
  }
}
