/** Where systems usually keep a Chromium. */
export const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Chromium without windows of its own, about twice as fast. */
export const shellPath = '/usr/bin/chromium-headless-shell';
