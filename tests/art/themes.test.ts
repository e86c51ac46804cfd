import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Art } from '../../site/art/Art.tsx';
import { both, type Drawing, type Layer } from '../../site/art/Drawing.ts';
import { toSvg } from '../../site/art/toSvg.ts';
import { launchBrowser } from '../support/browser.ts';

const pair = { light: '#ff0000', dark: '#0000ff' };
const across = (y: number, width: { light: number; dark: number }): Layer => ({
  group: 'rain',
  d: `M0 ${y}h60`,
  stroke: { paint: pair, width },
});

/** A filled square, a line of one width, a line that is thick by day and one that is thick by night. */
const drawing: Drawing = {
  x: 0,
  y: 0,
  width: 60,
  height: 80,
  layers: [
    { group: 'facets', d: 'M0 0h60v20H0z', fill: pair },
    across(30, both(20)),
    across(50, { light: 20, dark: 2 }),
    across(70, { light: 2, dark: 20 }),
  ],
};

const inline = renderToStaticMarkup(createElement(Art, { drawing }));
const file = `<img width="60" height="80" src="data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}">`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Small looks into the four parts, 6 px beside the middle of each, as a browser shows them. */
const looks = async (picture: string, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  const page = await browser.newPage({ colorScheme, viewport: { width: 100, height: 100 } });
  const style =
    ':root{color-scheme:light dark;background:#fff}body{margin:0}svg,img{display:block;width:60px}';
  await page.setContent(`<!doctype html><style>${style}</style>${picture}`);
  const shots: string[] = [];
  for (const y of [4, 24, 44, 64]) {
    shots.push((await page.screenshot({ clip: { x: 20, y, width: 4, height: 2 } })).toString('base64'));
  }
  await page.close();
  return shots;
};

test('inline and as a file a drawing follows the theme, in colour and in weight', async () => {
  const [day, night] = [await looks(inline, 'light'), await looks(inline, 'dark')];
  const [red, , thick, thin] = day;
  const blue = night[0];
  expect(new Set([red, thin, blue]).size).toBe(3);
  expect(thick).toBe(red);
  expect(day).toEqual([red, red, red, thin]);
  expect(night).toEqual([blue, blue, thin, blue]);
  expect(await looks(file, 'light')).toEqual(day);
  expect(await looks(file, 'dark')).toEqual(night);
});

test('the inline picture is hidden from assistive technology and carries no style', () => {
  expect(inline).toContain('aria-hidden="true"');
  expect(inline).not.toMatch(/style=|<style/);
});
