import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startService } from '../support/service.ts';
import type { Driver, Engine, Setup } from './driver.ts';
import { startFront, type Front } from './front.ts';
import { Visitor } from './visitor.ts';

/** Starts service and browser for a suite; gives a function that visits a page in a fresh tab. */
export function useBrowser(
  engine: Engine,
  setup: Setup = {},
): { visit: (path?: string, width?: number) => Promise<Visitor> } {
  const ends: (() => unknown)[] = [];
  let front: Front;
  let driver: Driver;
  beforeAll(async () => {
    const service = await startService();
    ends.unshift(service.stop);
    front = await startFront(service.address);
    ends.unshift(front.stop);
    driver = await engine.launch(setup);
    ends.unshift(driver.close);
    console.info(driver.browser);
  });
  beforeEach(() => {
    front.asked.length = 0;
    front.answers.clear();
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const visit = async (path = '/', width?: number) => {
    await driver.openTab();
    if (width) await driver.setWidth(width);
    await driver.goTo(front.address + path);
    return new Visitor(driver, front);
  };
  return { visit };
}
