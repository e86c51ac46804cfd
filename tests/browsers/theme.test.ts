import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import type { Visitor } from './visitor.ts';

const radio = (theme: string) => `[data-theme-switch] input[value="${theme}"]`;

/** The colours that the page is drawn in, whether it is dark, and the colour of a phone's bars. */
const colours = (visitor: Visitor) =>
  visitor.run(() => {
    const { colorScheme } = getComputedStyle(document.documentElement);
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const shown = bars
      .filter(({ media }) => !media || matchMedia(media).matches)
      .map(({ content }) => content);
    return { colorScheme, isDark: Number(red) < 100, bars: shown.length, bar: shown[0] };
  });

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('on a phone the switch is in the menu as long as that is open', async () => {
      const visitor = await visit('/', 390);
      const isInMenu = () =>
        visitor.run(() => document.querySelector('#phone-menu [data-theme-switch]') !== null);
      await visitor.click('header button[popovertarget="phone-menu"]');
      await expect.poll(isInMenu).toBe(true);
      await visitor.click(`#phone-menu ${radio('dark')}`);
      expect(await colours(visitor)).toMatchObject({ colorScheme: 'dark', isDark: true });
      await visitor.click(`#phone-menu ${radio('')}`);
      await visitor.click('#phone-menu button[popovertargetaction="hide"]');
      await expect.poll(isInMenu).toBe(false);
      expect(await visitor.run(() => document.querySelector('footer [data-theme-switch]') !== null)).toBe(
        true,
      );
    });
  });
}
