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

/** How long a browser may take to start, in milliseconds: on a busy machine it is slow, and no less right. */
const timeout = 300_000;

/** Path of the browser that the tests drive: `CHROMIUM_PATH`, else where systems usually keep one. */
export function browserPath(): string {
  const path = [process.env.CHROMIUM_PATH, ...usualPaths].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (!path)
    throw new Error('No Chromium was found. Set CHROMIUM_PATH to one, or run `npm test`, which installs it.');
  return path;
}

/**
 * A browser whose contexts have no service workers unless they set `serviceWorkers: 'allow'`, since tests cannot
 * intercept their requests. Playwright's own `block` logs a warning to the console, which tests check.
 */
export function withoutWorkers(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.serviceWorkers !== 'allow')
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  return browser;
}

/** Starts the browser as visitors have it; the caller closes it. */
export const launchWholeBrowser = async (): Promise<Browser> =>
  withoutWorkers(await chromium.launch({ executablePath: browserPath(), args: flags, timeout }));

const shell = (more: readonly string[] = []) => ({
  executablePath: !process.env.CHROMIUM_PATH && existsSync(shellPath) ? shellPath : browserPath(),
  args: [...flags, ...more],
  timeout,
});

/** Starts a headless Chromium, with more flags where they are given; the caller closes it. */
export const launchBrowser = async (more: readonly string[] = []): Promise<Browser> =>
  withoutWorkers(await chromium.launch(shell(more)));

/** Starts a headless Chromium that several processes connect to; the caller closes it. */
export const launchBrowserServer = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...shell(), host: '127.0.0.1' });
