import { expect, test } from 'vitest';
import { shown, startsAt, stillness } from './stillness.ts';
import { useSite, type Visit } from './visit.ts';

const { visit } = await useSite();

const running = ({ popup }: Visit) =>
  popup.dialog.evaluate((dialog) =>
    dialog.getAnimations({ subtree: true }).some((animation) => animation.playState === 'running'),
  );

test('25: one button stops strip and stack', async () => {
  const visited = await stillness(visit);
  const { page, popup } = visited;
  // What the panel still waits for may come after the clock stands.
  const isRunning = () => page.clock.runFor(100).then(() => running(visited));
  await expect.poll(isRunning).toBe(true);
  await popup.dialog.getByRole('button', { name: /^Pause/ }).click();
  const first = await startsAt(visited);
  await page.clock.runFor(9000);
  expect(await shown(visited)).toBe(first);
  await expect.poll(() => running(visited)).toBe(false);
});

test('25: the strip stands still under the pointer', async () => {
  const visited = await stillness(visit);
  await visited.popup.dialog.locator('[data-logo-strip]').hover();
  await expect.poll(() => running(visited)).toBe(false);
});

test('25: with reduced motion nothing moves', async () => {
  const visited = await stillness(visit, { reducedMotion: 'reduce' });
  await visited.page.clock.runFor(9000);
  expect(await shown(visited)).toBe('1 of 6');
  await expect.poll(() => running(visited)).toBe(false);
});

test('a promise that says much says in the panel what it rests on', async () => {
  const { popup } = await visit();
  await popup.open();
  const promise = popup.dialog.getByRole('listitem').filter({ hasText: '100% secured' });
  await expect.poll(() => promise.innerText()).toMatch(/34 of 34 controls/);
});

test('25: previous and next turn the stack, and every client has a name', async () => {
  const visited = await stillness(visit, { reducedMotion: 'reduce' });
  const { popup } = visited;
  const carousel = popup.dialog.locator('[aria-roledescription="carousel"]');
  await carousel.getByRole('button', { name: /^Next/ }).click();
  expect(await shown(visited)).toBe('2 of 6');
  await carousel.getByRole('button', { name: /^Previous/ }).click();
  expect(await shown(visited)).toBe('1 of 6');
  const names = await popup.dialog.locator('[data-logo-strip] ul').first().getByRole('img').all();
  expect(names).toHaveLength(18);
  for (const logo of names) expect(await logo.getAttribute('aria-label')).toBeTruthy();
});

test('25: on a phone the left panel is absent, its pictures are not fetched and the form fits', async () => {
  const { page, popup, requests } = await visit({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await popup.opener.tap();
  await popup.panel.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await popup.dialog.locator('[data-logo-strip], [aria-roledescription="carousel"]').count()).toBe(0);
  expect(requests.filter((request) => /wordmarks|contact-panel|person-/.test(request.url()))).toEqual([]);
  const box = await popup.panel.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  const overflowing = await popup.dialog
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).overflowX === 'auto')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
  expect(overflowing).toEqual([]);
  const sizes = await popup.dialog
    .locator('input:not([type="hidden"]), textarea')
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
