import type { BuildSettings } from '../../../contract/buildSettings.ts';

/** Origins of the look-ups that other services answer; our own are `'self'` anyway. */
function outsideOrigins({ ipLookupUrl, geolocationUrl }: BuildSettings): string[] {
  const outside = [ipLookupUrl, geolocationUrl].filter((address) => !address.startsWith('/'));
  return [...new Set(outside.map((address) => new URL(address).origin))];
}

/**
 * The headers of every answer, no more than say something: they travel with each of a page's files. No page needs an
 * inline script or style, so none may run; `frame-ancestors` keeps the site out of frames.
 */
export function headers(settings: BuildSettings): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...outsideOrigins(settings)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // Same-origin form posts carry their origin, outside links only the host.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
}
