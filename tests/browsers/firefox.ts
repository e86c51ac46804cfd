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
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/**
 * Starts Firefox with a profile of its own.
 * @param settings as `about:config` names them
 * @param screen environment of the screen that it shows itself on; without one it has none
 */
export async function startFirefox(
  settings: Record<string, number | boolean>,
  screen?: NodeJS.ProcessEnv,
): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    path ?? 'firefox',
    [
      ...(screen ? [] : ['--headless']),
      ...['--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: screen ?? process.env },
  );
  const address = await readLine(child.stderr, /BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  let context: unknown;
  const setWidth = async (width: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height: 800 } });
  };

  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    openTab: async () => {
      const before = context;
      ({ context } = await send('browsingContext.create', { type: 'tab' }));
      if (before) await send('browsingContext.close', { context: before });
      await setWidth(1280);
    },
    setWidth,
    print: async () => {
      const { data } = await send('browsingContext.print', { context, page: { width: 21, height: 29.7 } });
      return data;
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
  launch: ({ textSize } = {}) =>
    startFirefox({ ...mouse, ...(textSize && { 'font.size.variable.x-western': textSize }) }),
};
