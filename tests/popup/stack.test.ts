import { expect, test } from 'vitest';
import { shown, startsAt, stillness } from './stillness.ts';
import { useSite } from './visit.ts';

const { visit } = await useSite();

test('23: the stack turns every 3 s', async () => {
  const visited = await stillness(visit);
  const { page } = visited;
  const number = async () => Number.parseInt((await shown(visited)) ?? '', 10);
  const first = await number();
  await page.clock.runFor(3000);
  const second = await number();
  expect(second).toBe((first % 6) + 1);
  await page.clock.runFor(3000);
  expect(await number()).toBe((second % 6) + 1);
});

test('23: three cards lie in depth, 0.2 of opacity apart; the others are hidden', async () => {
  const { popup } = await stillness(visit, { reducedMotion: 'reduce' });
  for (const [depth, opacity] of [
    ['0', '1'],
    ['1', '0.8'],
    ['2', '0.6'],
  ] as const) {
    const card = popup.dialog.locator(`[data-depth="${depth}"]`);
    expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe(opacity);
  }
  const hidden = popup.dialog.locator('[data-depth="hidden"]');
  expect(await hidden.count()).toBe(3);
  expect(await hidden.first().isVisible()).toBe(false);
});

test('23: the pointer over it stops it, and it goes on without', async () => {
  const visited = await stillness(visit);
  const { page, popup } = visited;
  const first = await startsAt(visited);
  await popup.front.hover();
  await page.clock.runFor(9000);
  expect(await shown(visited)).toBe(first);
  await page.mouse.move(1000, 20);
  await page.clock.runFor(3000);
  expect(await shown(visited)).not.toBe(first);
});

test('23: a finger held on it stops it', async () => {
  const visited = await stillness(visit, { hasTouch: true });
  const { page, popup } = visited;
  const first = await shown(visited);
  const box = await popup.front.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 100 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(9000);
  expect(await shown(visited)).toBe(first);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.runFor(3000);
  expect(await shown(visited)).not.toBe(first);
});

test('23: a hidden tab stops it, and it goes on when it is shown', async () => {
  const visited = await stillness(visit);
  const { page } = visited;
  const first = await startsAt(visited);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(9000);
  expect(await shown(visited)).toBe(first);
  await hide(false);
  await page.clock.runFor(3000);
  expect(await shown(visited)).not.toBe(first);
});

test('23: keyboard focus stops it until the visitor asks for it', async () => {
  const visited = await stillness(visit);
  const { page, popup } = visited;
  const first = await startsAt(visited);
  const pause = popup.dialog.getByRole('button', { name: /^Pause/ });
  await pause.focus();
  for (let i = 0; i < 8 && (await pause.count()) > 0; i += 1) await page.keyboard.press('Tab');
  await page.clock.runFor(9000);
  expect(await shown(visited)).toBe(first);
  await popup.dialog.getByRole('button', { name: /^Play/ }).click();
  await page.mouse.move(1000, 20);
  await page.clock.runFor(3000);
  expect(await shown(visited)).not.toBe(first);
});

test('24: ten turns of the wheel within 300 ms are one step, and do not scroll', async () => {
  const visited = await stillness(visit, { reducedMotion: 'reduce' });
  const { popup } = visited;
  expect(await shown(visited)).toBe('1 of 6');
  const prevented = await popup.front.evaluate((card) =>
    Array.from({ length: 10 }, () =>
      card.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })),
    ),
  );
  expect(prevented).not.toContain(true);
  await expect.poll(() => shown(visited)).toBe('2 of 6');
  const zoomed = await popup.front.evaluate((card) =>
    card.dispatchEvent(
      new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(zoomed).toBe(true);
});

test.each([
  [-100, 0, '1 of 6'],
  [-101, 0, '2 of 6'],
  [101, 0, '6 of 6'],
  [0, -101, '2 of 6'],
  [-90, 101, '6 of 6'],
])('24: a drag by %i and %i px ends at card %s', async (across, down, expected) => {
  const visited = await stillness(visit, { reducedMotion: 'reduce' });
  const { page, popup } = visited;
  const box = await popup.front.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 120];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 3 });
  await page.mouse.up();
  expect(await shown(visited)).toBe(expected);
});

test('24: a drag that the browser cancels changes nothing', async () => {
  const visited = await stillness(visit, { reducedMotion: 'reduce' });
  const { page, popup } = visited;
  await popup.front.hover();
  await page.mouse.down();
  await popup.front.dispatchEvent('pointercancel', { bubbles: true });
  await page.mouse.move(0, 400);
  await page.mouse.up();
  expect(await shown(visited)).toBe('1 of 6');
});
