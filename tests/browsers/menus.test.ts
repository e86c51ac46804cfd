import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys } from './visitor.ts';

const opener = 'header nav button[popovertarget]';
const panel = 'header nav [popover]:popover-open';
const toggle = 'header button[popovertarget="phone-menu"]';
const menu = '#phone-menu:popover-open';

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('a menu opens by key and by mouse; Escape closes it and gives the focus back', async () => {
      const visitor = await visit();
      await visitor.focus(opener);
      await visitor.type(keys.Enter);
      expect(await visitor.isVisible(panel)).toBe(true);
      await visitor.type(keys.Tab);
      expect(await visitor.hasFocus(`${panel} a`)).toBe(true);
      await visitor.type(keys.Escape);
      expect(await visitor.isVisible(panel)).toBe(false);
      expect(await visitor.hasFocus(opener)).toBe(true);
      await visitor.click(opener);
      expect(await visitor.isVisible(panel)).toBe(true);
      await visitor.drag({ x: 640, y: 780 });
      await expect.poll(() => visitor.isVisible(panel)).toBe(false);
    });

    test('a menu that the focus leaves, at either end, closes', async () => {
      const visitor = await visit();
      await visitor.focus(opener);
      await visitor.type(keys.Enter);
      // What listens comes after the page.
      await expect
        .poll(async () => {
          await visitor.focus(opener);
          if (!(await visitor.isVisible(panel))) await visitor.type(keys.Enter);
          await visitor.hold(keys.Shift, keys.Tab);
          return visitor.isVisible(panel);
        })
        .toBe(false);
      await visitor.focus(opener);
      await visitor.type(keys.Enter);
      const links = await visitor.run((open) => document.querySelectorAll(`${open} a`).length, panel);
      expect(links).toBeGreaterThan(5);
      await visitor.type(keys.Tab.repeat(links));
      expect(await visitor.hasFocus(`${panel} a`)).toBe(true);
      await visitor.type(keys.Tab);
      expect(await visitor.isVisible(panel)).toBe(false);
      expect(await visitor.hasFocus('header *')).toBe(true);
    });

    test('on a phone the menu keeps the focus off the page behind, one row open at a time', async () => {
      const visitor = await visit('/', 390);
      await visitor.focus(toggle);
      await visitor.type(keys.Enter);
      expect(await visitor.isVisible(menu)).toBe(true);
      expect(await visitor.hasFocus(`${menu} *`)).toBe(true);
      await visitor.click(`${menu} li:nth-child(1) summary`);
      await visitor.click(`${menu} li:nth-child(2) summary`);
      expect(await visitor.run(() => document.querySelectorAll('#phone-menu details[open]').length)).toBe(1);
      for (let i = 0; i < 40; i += 1) {
        await visitor.type(keys.Tab);
        const at = await visitor.run(() => document.activeElement?.outerHTML.slice(0, 120));
        expect(await visitor.hasFocus('body, #phone-menu *'), at).toBe(true);
      }
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(menu)).toBe(false);
      expect(await visitor.hasFocus(toggle)).toBe(true);
    });

    test('on a phone the menu closes by its button', async () => {
      const visitor = await visit('/', 390);
      await visitor.click(toggle);
      expect(await visitor.isVisible(menu)).toBe(true);
      await visitor.click(`${menu} button[popovertargetaction="hide"]`);
      expect(await visitor.isVisible(menu)).toBe(false);
    });
  });
}
