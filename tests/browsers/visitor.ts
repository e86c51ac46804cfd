import type { Driver } from './driver.ts';

export interface Point {
  x: number;
  y: number;
}

type Value = string | number | boolean;

/** Keys by their WebDriver code points. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  Left: '\uE012',
} as const;

/** Someone who points, types and looks, in whichever browser. */
export class Visitor {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
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

  /** Presses a key while Control is held. */
  async control(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: keys.Control },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: keys.Control },
    ];
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.type(text);
  }

  /** Text of the first element, as the page holds it; empty where there is none. */
  text(selector: string): Promise<string> {
    return this.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
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
