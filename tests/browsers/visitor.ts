import type { Driver } from './driver.ts';
import type { Front } from './front.ts';

export interface Point {
  x: number;
  y: number;
}

type Value = string | number | boolean;

/** Keys by their WebDriver code points. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  Left: '\uE012',
  Up: '\uE013',
  Down: '\uE015',
} as const;

/** Someone who points, types and looks, in whichever browser. */
export class Visitor {
  readonly driver: Driver;
  /** What was asked of the service, and what it answers. */
  readonly front: Front;

  constructor(driver: Driver, front: Front) {
    this.driver = driver;
    this.front = front;
  }

  /** Runs a function in the page; it sees its arguments and the page, nothing else. */
  async run<Arguments extends Value[], Result>(
    look: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    const call = `(async () => (${look})(...${JSON.stringify(values)}))()`;
    const { value, error } = JSON.parse(
      await this.driver.evaluate(
        `${call}.then((value) => ({ value }), (error) => ({ error: String(error) })).then(JSON.stringify)`,
      ),
    );
    if (error) throw new Error(error);
    return value;
  }

  /** The middle of the first visible element, which is brought into view. */
  middle(selector: string): Promise<Point> {
    return this.run((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
      if (!element) throw new Error(`Nothing visible is ${wanted}.`);
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }, selector);
  }

  /** Presses the mouse at the first point, moves through the others, and lets go at the last. */
  async drag(...points: [Point, ...Point[]]): Promise<void> {
    const moves = points.map(({ x, y }) => ({ type: 'pointerMove', x, y, duration: 0 }));
    const [first, ...others] = moves;
    const actions = [
      first ?? {},
      { type: 'pointerDown', button: 0 },
      ...others,
      { type: 'pointerUp', button: 0 },
    ];
    await this.driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  async point(at: Point): Promise<void> {
    await this.driver.perform([
      { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...at, duration: 0 }] },
    ]);
  }

  async click(selector: string): Promise<void> {
    await this.drag(await this.middle(selector));
  }

  /** Presses keys one after the other: characters, or code points of `keys`. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Presses a key while another is held. */
  async hold(held: string, value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: held },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: held },
    ];
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Presses a key while Control is held. */
  control(value: string): Promise<void> {
    return this.hold(keys.Control, value);
  }

  /** Puts the focus on the first visible element, as keys would. */
  focus(selector: string): Promise<void> {
    return this.run((wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)];
      found.find((each) => each.checkVisibility())?.focus();
    }, selector);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.type(text);
  }

  /** Text of the first element, as the page holds it; empty where there is none. */
  text(selector: string): Promise<string> {
    return this.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  }

  /** What the first such field holds; empty where there is none. */
  valueOf(selector: string): Promise<string> {
    return this.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);
  }

  isVisible(selector: string): Promise<boolean> {
    return this.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);
  }

  hasFocus(selector: string): Promise<boolean> {
    return this.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  path(): Promise<string> {
    return this.run(() => location.pathname);
  }
}
