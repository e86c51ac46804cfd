import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Driver, Engine, Setup } from './driver.ts';
import { endProgram, readLine } from './program.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const [browserPath] = globSync('/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends one command of WebDriver; its value, as the standard gives it. */
async function send(url: string, body?: object, method = body ? 'POST' : 'GET') {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

async function launch({ textSize }: Setup = {}): Promise<Driver> {
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await readLine(screen.stdout, /^(\d+)$/);
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // That screen has no graphics hardware: drawing at once in software is faster than through a stand-in for it.
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const args = ['--automation', ...(textSize ? [`--default-font-size=${textSize}`] : [])];
  const address = `http://127.0.0.1:${port}`;
  // It does not say when it listens.
  while (child.exitCode === null && !(await fetch(`${address}/status`).catch(() => undefined)))
    await setTimeout(50);
  const stop = async () => {
    await endProgram(child);
    await endProgram(screen);
  };
  const { sessionId, capabilities } = await send(`${address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args } },
    },
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  const session = `${address}/session/${sessionId}`;
  const setWidth = async (width: number) => {
    await send(`${session}/window/rect`, { width, height: 900 });
  };

  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    openTab: async () => {
      const { handle } = await send(`${session}/window/new`, { type: 'tab' });
      await send(`${session}/window`, undefined, 'DELETE');
      await send(`${session}/window`, { handle });
      await setWidth(1280);
    },
    setWidth,
    goTo: async (url) => {
      await send(`${session}/url`, { url });
    },
    evaluate: (expression) =>
      send(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
        args: [],
      }),
    perform: async (actions) => {
      await send(`${session}/actions`, { actions });
    },
    close: async () => {
      await send(session, undefined, 'DELETE');
      await stop();
    },
  };
}

/** WebKitGTK, driven by WebDriver on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver and xvfb',
  isInstalled: browserPath !== undefined && existsSync(driverPath) && existsSync(screenPath),
  launch,
};
