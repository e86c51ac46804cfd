import { expect, test } from 'vitest';
import type { BrowserContext, Locator } from 'playwright-core';
import { useSite } from './visit.ts';

const { visit } = await useSite();

/** Whether the middle of an element is what a visitor sees there. */
const isSeen = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The parts of the colours of a picture, 0 to 255, four a pixel. */
async function pixelsOf(context: BrowserContext, picture: Buffer): Promise<number[]> {
  const blank = await context.newPage();
  return blank.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return [...(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** Contrast of the lightest with the darkest pixel, by the formula of WCAG. */
function contrastIn(pixels: number[]): number {
  const linear = (part = 0) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminances = pixels.flatMap((red, i) =>
    i % 4 === 0
      ? [0.2126 * linear(red) + 0.7152 * linear(pixels[i + 1]) + 0.0722 * linear(pixels[i + 2])]
      : [],
  );
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

test.each(['light', 'dark'] as const)('on a phone the head is readable, %s', async (colorScheme) => {
  const { page, popup } = await visit({ viewport: { width: 390, height: 844 }, colorScheme });
  await popup.open();
  const art = popup.dialog.locator('img[src*="contact-head"]');
  await art.evaluate((image: HTMLImageElement) => image.decode());
  const clip = await popup.panel.getByText('Reply within 24 hours').evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = await page.screenshot({ clip });
  // The drawing is part of the picture, as it is of what a visitor sees.
  expect(contrastIn(await pixelsOf(page.context(), picture))).toBeGreaterThan(4.5);
});

test('on the smallest of common phones all fields and the button are in view', async () => {
  const { popup } = await visit({ viewport: { width: 360, height: 640 } });
  await popup.open();
  for (const name of ['name', 'email', 'phoneNumber', 'projectBrief'])
    expect(await isSeen(popup.field(name)), name).toBe(true);
  const button = await popup.submit.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(640);
});

test.each([
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
])('at %i by %i the panel shows all four fields in error with their messages', async (width, height) => {
  const { popup } = await visit({ viewport: { width, height } });
  await popup.open();
  await popup.submit.click();
  const messages = popup.dialog.locator('p[id$="-message"]');
  await expect.poll(() => messages.count()).toBe(4);
  const controls = ['name', 'email', 'phoneNumber', 'projectBrief'].map((name) => popup.field(name));
  for (const element of [...(await messages.all()), ...controls, popup.submit])
    expect(await isSeen(element), await element.evaluate(({ outerHTML }) => outerHTML)).toBe(true);
  const beyond = await popup.dialog
    .locator('form')
    .evaluate(({ parentElement: pane }) => (pane ? pane.scrollHeight - pane.clientHeight : undefined));
  expect(beyond).toBe(0);
});

test('a long dial code leaves flag and arrow their size', async () => {
  const { popup } = await visit();
  await popup.open();
  const arrow = () => popup.country.locator('svg').boundingBox();
  const before = await arrow();
  await popup.choose('sao tome');
  expect(await popup.field('country').inputValue()).toBe('+239');
  expect((await arrow())?.width).toBe(before?.width);
  const [button, whole] = await popup.country.evaluate((node) => [node.clientWidth, node.scrollWidth]);
  expect(whole).toBe(button);
});

test.each([
  ['a low window', { width: 1280, height: 600 }],
  ['a failed sending and four errors', { width: 1280, height: 800 }],
])('%s: what does not fit passes under a line', async (state, viewport) => {
  const { popup } = await visit({
    viewport,
    answers: { '**/api/contact': (route) => route.fulfill({ status: 500, body: '' }) },
  });
  await popup.open();
  if (state !== 'a low window') {
    await popup.fill();
    await popup.submit.click();
    await popup.dialog.getByRole('button', { name: 'Restore my details' }).waitFor();
    await popup.submit.click();
    await popup.dialog.locator('[aria-invalid]').first().waitFor();
  }
  const line = await popup.submit.evaluate(({ parentElement: foot }) =>
    foot ? getComputedStyle(foot).borderTopWidth : '',
  );
  expect(Number.parseFloat(line)).toBeGreaterThan(0);
  expect(await isSeen(popup.submit)).toBe(true);
});

test.each(['light', 'dark'] as const)(
  'the cards of the stack are solid: no drawing shows through, %s',
  async (colorScheme) => {
    const { page, popup } = await visit({ colorScheme });
    await popup.open();
    const card = await popup.front.boundingBox();
    if (!card) throw new Error('The stack shows no card.');
    // The strips that the two cards behind the front one show.
    const clip = { x: card.x + 34, y: card.y - 33, width: card.width - 68, height: 30 };
    const art = popup.dialog.locator('img[src*="contact-panel"]');
    await art.evaluate((image: HTMLImageElement) => image.decode());
    const withArt = await page.screenshot({ clip });
    await art.evaluate((image) => image.remove());
    const without = await page.screenshot({ clip });
    const [one, other] = [await pixelsOf(page.context(), withArt), await pixelsOf(page.context(), without)];
    // The browser rounds colours by what it puts on a layer of its own.
    expect(Math.max(...one.map((part, i) => Math.abs(part - (other[i] ?? 0))))).toBeLessThanOrEqual(2);
  },
);

test('in forced colours no drawing lies behind words, and edges stand for grounds', async () => {
  const { popup } = await visit({ forcedColors: 'active' });
  await popup.open();
  expect(await popup.dialog.locator('img[src*="contact-panel"]').isVisible()).toBe(false);
  const edge = (element: Locator, style: 'outlineWidth' | 'borderTopWidth') =>
    element.evaluate((node, name) => Number.parseFloat(getComputedStyle(node)[name]), style);
  expect(await edge(popup.panel, 'outlineWidth')).toBeGreaterThan(0);
  expect(await edge(popup.submit, 'borderTopWidth')).toBeGreaterThan(0);
  const arrow = await popup.submit.locator('svg').screenshot();
  expect(contrastIn(await pixelsOf(popup.page.context(), arrow))).toBeGreaterThan(4.5);
  await popup.country.click();
  expect(await edge(popup.dialog.locator('[role="option"][data-active]'), 'outlineWidth')).toBeGreaterThan(0);
});
