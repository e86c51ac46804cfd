import type { BuildSettings } from '../../../../contract/buildSettings.ts';
import type { ServiceFile } from '../../../../contract/serviceFile.ts';
import { OFFLINE_WORKER } from '../../../offline/addresses.ts';
import { SEARCH_WORKER } from '../../../search/addresses.ts';

/** Origins of the look-ups that other services answer; our own are `'self'` anyway. */
function outsideOrigins({ ipLookupUrl, geolocationUrl }: BuildSettings): string[] {
  const outside = [ipLookupUrl, geolocationUrl].filter((address) => !address.startsWith('/'));
  return [...new Set(outside.map((address) => new URL(address).origin))];
}

/** What a browser would grant a page that asks; no page of ours does. */
const neverAskedFor = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * The headers of every answer, and those of pages, which come before them: a script, a style or a picture loads nothing
 * and is in no frame. No page needs an inline script or style, so none may run, only rules of what to make ready ahead be
 * read; no script makes markup of text: the two policies of trusted types name one worker each that may be started.
 * `frame-ancestors` keeps the site out of frames. The worker of the search compiles WebAssembly, which no page may; it
 * fetches the index and runs no other script. The one for when there is no line fetches from this site alone.
 */
export function headers(
  settings: BuildSettings,
): Pick<ServiceFile, 'headers' | 'pageHeaders' | 'fileHeaders'> {
  const { siteUrl, cspReportUrl, hstsSubdomains, preview } = settings;
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...outsideOrigins(settings)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types search offline',
  ];
  const offlinePolicy = [
    "default-src 'none'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const workerPolicy = [
    "default-src 'none'",
    "script-src 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  // Browsers that know the second leave the first.
  const reports = cspReportUrl === null ? [] : [`report-uri ${cspReportUrl}`, 'report-to csp'];
  const reporting = cspReportUrl !== null && {
    'reporting-endpoints': `csp="${new URL(cspReportUrl, siteUrl).href}"`,
  };
  return {
    headers: {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      // Same-origin form posts carry their origin, outside links only the host.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
      'x-content-type-options': 'nosniff',
      ...(preview && { 'x-robots-tag': 'noindex' }),
    },
    pageHeaders: {
      // So that browsers say when a connection is too slow to fetch ahead on it (service/pages/ahead.ts).
      'accept-ch': 'ECT',
      'content-security-policy': [...policy, ...reports].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': neverAskedFor.map((feature) => `${feature}=()`).join(', '),
      ...reporting,
    },
    fileHeaders: {
      [OFFLINE_WORKER]: {
        'content-security-policy': [...offlinePolicy, ...reports].join('; '),
        ...reporting,
      },
      [SEARCH_WORKER]: {
        'content-security-policy': [...workerPolicy, ...reports].join('; '),
        ...reporting,
      },
    },
  };
}
