import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { array, boolean, number, object, optional, parse, string, unknown } from 'valibot';
import { browserPath } from '../../tests/support/browser.ts';

/** As few as do: those that quiet a browser for tests forbid it to make pages ready. */
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1440,900'];

/** An answer or a notice of the browser, as its protocol sends them. */
const message = object({
  id: optional(number()),
  method: optional(string()),
  sessionId: optional(string()),
  result: optional(unknown()),
  params: optional(unknown()),
});
const attached = object({ sessionId: string(), targetInfo: object({ type: string() }) });
const detached = object({ sessionId: string() });
const tabs = object({ targetInfos: array(object({ targetId: string(), type: string() })) });
const evaluated = object({ result: object({ value: optional(unknown()) }) });

/**
 * The one tab of a browser, spoken to by its own protocol and as a tab: whoever speaks to a page alone, as what drives
 * browsers for tests does, forbids it to make another ready
 * (https://chromedevtools.github.io/devtools-protocol/tot/Target/).
 */
class Tab {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  /** Sessions of the pages that the tab has now, shown and made ready, in the order in which they came. */
  pages: string[] = [];
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, method, result, params } = parse(message, JSON.parse(String(data)));
      if (id !== undefined) this.#waiting.get(id)?.(result);
      if (method === 'Target.attachedToTarget') {
        const { sessionId, targetInfo } = parse(attached, params);
        if (targetInfo.type === 'page') this.pages.push(sessionId);
      }
      if (method === 'Target.detachedFromTarget') {
        const { sessionId } = parse(detached, params);
        this.pages = this.pages.filter((page) => page !== sessionId);
      }
    });
  }

  static async open(port: number): Promise<Tab> {
    const version: unknown = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
    const { webSocketDebuggerUrl } = parse(object({ webSocketDebuggerUrl: string() }), version);
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
    const tab = new Tab(socket);
    const { targetInfos } = parse(tabs, await tab.send('Target.getTargets', { filter: [{ type: 'tab' }] }));
    const [target] = targetInfos;
    const session = await tab.send('Target.attachToTarget', { targetId: target?.targetId, flatten: true });
    const { sessionId } = parse(object({ sessionId: string() }), session);
    await tab.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    );
    return tab;
  }

  send(method: string, params: object, sessionId?: string): Promise<unknown> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((answered) => this.#waiting.set(id, answered));
  }

  /** What an expression comes to on one of the pages, undefined if the page is gone; a promise is waited for. */
  async value(session: string, expression: string): Promise<unknown> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const answer = parse(optional(evaluated), await this.send('Runtime.evaluate', params, session));
    return answer?.result.value;
  }

  /** The page that is looked at, if it is at this address: others may be ready behind it, or on their way out. */
  async shown(url: string): Promise<string> {
    for (const page of this.pages) {
      if ((await this.value(page, '!document.prerendering && location.href')) === url) return page;
    }
    throw new Error(`${url} is not shown.`);
  }

  close(): void {
    this.#socket.close();
  }
}

/** How a page that was clicked to came up: whether it had been made ready, and milliseconds from the click. */
export interface Arrival {
  hoverMs: number;
  ready: boolean;
  lcp: number;
}

const arrived = object({ ready: boolean(), lcp: number() });

/** The largest paint of a page in milliseconds: of one made ready, from the moment that it is shown. */
const arrival = `new Promise((done) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  let lcp = 0;
  new PerformanceObserver((list) => { lcp = list.getEntries().at(-1).startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(
    () => done({ ready: activationStart > 0, lcp: Math.max(0, lcp - activationStart) }),
    2500,
  );
})`;

/**
 * Opens a page, rests the pointer on the first link to `path` that is seen, clicks it, and measures the page it leads
 * to. `origin` stands behind the line that is measured. Throws an Error when no such link is seen.
 */
export async function nextPage(
  origin: string,
  from: string,
  path: string,
  hoverMs: number,
): Promise<Arrival> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: flags,
    ignoreDefaultFlags: true,
    startingUrl: origin + from,
    logLevel: 'silent',
  });
  try {
    const tab = await Tab.open(chrome.port);
    const [session = ''] = tab.pages;
    const loaded = `location.href === '${origin}${from}' && document.readyState === 'complete'`;
    while ((await tab.value(session, loaded)) !== true) await sleep(50);
    await sleep(1000);
    const link = `[...document.querySelectorAll('main a[href="${path}"]')].find((one) => one.checkVisibility())`;
    const found = await tab.value(
      session,
      `{
        const link = ${link};
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = link?.getClientRects()[0];
        box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }`,
    );
    if (found === undefined) throw new Error(`${from} shows no link to ${path}.`);
    const { x, y } = parse(object({ x: number(), y: number() }), found);
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }, session);
    await sleep(500);
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, session);
    await sleep(hoverMs);
    await mouse('mousePressed');
    void mouse('mouseReleased');
    await sleep(1000);
    const { ready, lcp } = parse(arrived, await tab.value(await tab.shown(origin + path), arrival));
    tab.close();
    return { hoverMs, ready, lcp };
  } finally {
    chrome.kill();
  }
}
