import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.ts';
import type { Driver, Engine } from './driver.ts';
import { readLine } from './program.ts';

const path = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (candidate) => candidate && existsSync(candidate),
);

/** Without a screen Firefox knows of no pointer: this says a mouse, which is fine (2) and hovers (4). */
const settings = ['primary', 'all']
  .map((which) => `user_pref("ui.${which}PointerCapabilities", 6);`)
  .join('\n');

async function launch(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), settings);
  const child = spawn(
    path ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await readLine(child.stderr, /BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  let context: unknown;

  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    openTab: async () => {
      const before = context;
      ({ context } = await send('browsingContext.create', { type: 'tab' }));
      if (before) await send('browsingContext.close', { context: before });
      await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
    },
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      const gone = once(child, 'exit');
      await send('browser.close');
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: path !== undefined,
  launch,
};
