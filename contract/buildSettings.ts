import * as v from 'valibot';

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const origin = v.check(
  (value: string) => isWebAddress(value) && new URL(value).origin === value,
  'an http:// or https:// origin without a slash at the end',
);
const lookUp = v.pipe(
  v.string(),
  v.check(
    (value) => /^\/(?!\/)/.test(value) || isWebAddress(value),
    'a path of this site, or an http:// or https:// address',
  ),
);

const onOff = v.pipe(
  v.string(),
  v.check((value) => value === 'on' || value === 'off', 'on or off'),
  v.transform((value) => value === 'on'),
);

/** Settings that are built into pages and their headers, by environment name, with what each accepts. */
export const buildSettings = {
  CONTENT_DIR: v.optional(v.string(), 'content'),
  SITE_URL: v.optional(v.pipe(v.string(), origin)),
  IP_LOOKUP_URL: v.optional(lookUp, '/api/ip'),
  GEOLOCATION_URL: v.optional(lookUp, '/api/geolocation'),
  HSTS_SUBDOMAINS: v.optional(onOff, 'off'),
  CSP_REPORT_URL: v.optional(lookUp),
  SERVICE_URL: v.optional(v.pipe(v.string(), origin)),
  PREVIEW: v.optional(onOff, 'off'),
};

export interface BuildSettings {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** Address that answers `{"ip"}`; a path on this site, or another service. */
  ipLookupUrl: string;
  /** Address that answers `{"country_code2"}` for `?ip=`. */
  geolocationUrl: string;
  /** Whether browsers must use https for subdomains too. */
  hstsSubdomains: boolean;
  /** Where browsers report violations of the content security policy; null for nowhere. */
  cspReportUrl: string | null;
  /** Origin to which static hosts proxy `/api/`; null if the service also serves the pages. */
  serviceUrl: string | null;
  /** Whether the site is a draft that search engines must not list. */
  preview: boolean;
}

/**
 * Reads the build's settings; an empty one counts as unset. Throws a one-line Error that names the setting and what it
 * accepts.
 */
export function readBuildSettings(env: Record<string, string | undefined>): BuildSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(v.object(buildSettings), given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue)} is "${String(issue.input)}"; it takes ${issue.message}.`);
  }
  const { SITE_URL, IP_LOOKUP_URL, GEOLOCATION_URL, HSTS_SUBDOMAINS } = result.output;
  const { CSP_REPORT_URL, SERVICE_URL, PREVIEW } = result.output;
  return {
    siteUrl: SITE_URL ?? `http://localhost:${env.PORT || '3000'}`,
    ipLookupUrl: IP_LOOKUP_URL,
    geolocationUrl: GEOLOCATION_URL,
    hstsSubdomains: HSTS_SUBDOMAINS,
    cspReportUrl: CSP_REPORT_URL ?? null,
    serviceUrl: SERVICE_URL ?? null,
    preview: PREVIEW,
  };
}
