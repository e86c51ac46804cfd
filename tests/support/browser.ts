import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { shellPath, usualPaths } from '../../scripts/browserPaths.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the browser that the tests drive: `CHROMIUM_PATH`, else where systems usually keep one. */
export function browserPath(): string {
  const path = [process.env.CHROMIUM_PATH, ...usualPaths].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (!path)
    throw new Error('No Chromium was found. Set CHROMIUM_PATH to one, or run `npm test`, which installs it.');
  return path;
}

/** Starts the browser as visitors have it; the caller closes it. */
export function launchWholeBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: flags });
}

const shell = () => ({
  executablePath: !process.env.CHROMIUM_PATH && existsSync(shellPath) ? shellPath : browserPath(),
  args: flags,
});

/** Starts a headless Chromium; the caller closes it. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(shell());

/** Starts a headless Chromium that several processes connect to; the caller closes it. */
export const launchBrowserServer = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...shell(), host: '127.0.0.1' });
