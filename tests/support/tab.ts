import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { array, object, optional, number, parse, string, unknown } from 'valibot';
import { browserPath } from './browser.ts';

/** As few flags as possible: the usual ones for tests disable prerendering. */
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
 * The only tab of a browser, driven by its own protocol at the level of the tab: a client that attaches to a page
 * alone, as test drivers do, disables prerendering (https://chromedevtools.github.io/devtools-protocol/tot/Target/).
 */
export class Tab {
  readonly #socket: WebSocket;
  readonly #end: () => void;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  /** Sessions of the tab's current pages, shown and prerendered, in order of creation. */
  pages: string[] = [];
  #last = 0;

  private constructor(socket: WebSocket, end: () => void) {
    this.#socket = socket;
    this.#end = end;
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

  /**
   * Starts a browser with one tab, and waits until that shows a page.
   * @param more flags of the browser
   */
  static async launch(url: string, more: readonly string[] = []): Promise<Tab> {
    const chrome = await launch({
      chromePath: browserPath(),
      chromeFlags: [...flags, ...more],
      ignoreDefaultFlags: true,
      startingUrl: url,
      logLevel: 'silent',
    });
    const tab = await Tab.#open(chrome.port, () => chrome.kill());
    const loaded = `location.href === '${url}' && document.readyState === 'complete'`;
    while ((await tab.value(tab.first, loaded)) !== true) await sleep(50);
    return tab;
  }

  static async #open(port: number, end: () => void): Promise<Tab> {
    const version: unknown = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
    const { webSocketDebuggerUrl } = parse(object({ webSocketDebuggerUrl: string() }), version);
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
    const tab = new Tab(socket, end);
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

  /** The page that was opened first. */
  get first(): string {
    return this.pages[0] ?? '';
  }

  send(method: string, params: object, sessionId?: string): Promise<unknown> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((answered) => this.#waiting.set(id, answered));
  }

  /** The value of an expression on one of the pages, awaited if it is a promise; undefined if the page is gone. */
  async value(session: string, expression: string): Promise<unknown> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const answer = parse(optional(evaluated), await this.send('Runtime.evaluate', params, session));
    return answer?.result.value;
  }

  /** The visible page, if it is at this address; others may be prerendered, or closing. */
  async shown(url: string): Promise<string> {
    for (const page of this.pages) {
      if ((await this.value(page, '!document.prerendering && location.href')) === url) return page;
    }
    throw new Error(`${url} is not shown.`);
  }

  /** Sends the mouse to the middle of the first link to a path that the page shows; where that is, in px. */
  async pointAt(path: string): Promise<{ x: number; y: number }> {
    const link = `[...document.querySelectorAll('main a[href="${path}"]')].find((one) => one.checkVisibility())`;
    const found = await this.value(
      this.first,
      `{
        const link = ${link};
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = link?.getClientRects()[0];
        box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }`,
    );
    if (found === undefined) throw new Error(`The page shows no link to ${path}.`);
    const at = parse(object({ x: number(), y: number() }), found);
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, this.first);
    return at;
  }

  /** Ends the browser. */
  close(): void {
    this.#socket.close();
    this.#end();
  }
}
