import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { withoutScripts } from './front.ts';
import { backdrop, field, parts, usePopup } from './popup.ts';
import { keys } from './visitor.ts';

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = usePopup(engine);

    test('a click on an opener opens the pop-up, which begins at the name', async () => {
      const visitor = await visit();
      await visitor.open();
      expect(await visitor.hasFocus(field('name'))).toBe(true);
      const [width, height] = await visitor.run((panel) => {
        const box = document.querySelector(panel)?.getBoundingClientRect();
        return [box?.width, box?.height];
      }, parts.panel);
      expect([width, height]).toEqual([996, 680]);
    });

    test('Tab never reaches the page behind', async () => {
      const visitor = await visit();
      await visitor.open();
      for (let i = 0; i < 20; i += 1) {
        await visitor.type(keys.Tab);
        const at = await visitor.run(() => document.activeElement?.outerHTML.slice(0, 120));
        expect(await visitor.hasFocus('body, dialog, dialog *'), at).toBe(true);
      }
    });

    test('behind the open pop-up the page keeps its place', async () => {
      const visitor = await visit();
      const place = () => visitor.run(() => document.querySelector('h1')?.getBoundingClientRect().toJSON());
      const before = await place();
      await visitor.open();
      expect(await place()).toEqual(before);
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(parts.panel)).toBe(false);
      expect(await place()).toEqual(before);
    });

    test('Escape closes the country list, then the pop-up; the focus goes back', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.click(parts.country);
      await expect.poll(() => visitor.hasFocus(parts.search)).toBe(true);
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.hasFocus(parts.country)).toBe(true);
      expect(await visitor.isVisible(parts.search)).toBe(false);
      expect(await visitor.isVisible(parts.panel)).toBe(true);
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(parts.panel)).toBe(false);
      await expect.poll(() => visitor.hasFocus(parts.opener)).toBe(true);
    });

    test('only a press that begins and ends on the backdrop closes', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.drag(await visitor.middle(field('name')), backdrop);
      expect(await visitor.isVisible(parts.panel)).toBe(true);
      await visitor.click(parts.country);
      await expect.poll(() => visitor.isVisible(parts.search)).toBe(true);
      await visitor.drag(backdrop);
      await expect.poll(() => visitor.isVisible(parts.search)).toBe(false);
      expect(await visitor.isVisible(parts.panel)).toBe(true);
      await visitor.drag(backdrop);
      await expect.poll(() => visitor.isVisible(parts.panel)).toBe(false);
      await expect.poll(() => visitor.hasFocus(parts.opener)).toBe(true);
    });

    test('without JavaScript an opener leads to the contact page', async () => {
      const visitor = await visit();
      const opener = await visitor.middle(parts.opener);
      await visitor.driver.goTo(`${visitor.front.address}/${withoutScripts}`);
      await visitor.drag(opener);
      await expect.poll(() => visitor.front.asked.map(({ path }) => path)).toContain('/contact/');
    });

    test('the stack turns by itself, by button and by a drag over 100 px, and stops when it is paused', async () => {
      const visitor = await visit();
      await visitor.open();
      const shown = async () => {
        const label = await visitor.run(
          (front) => document.querySelector(front)?.getAttribute('aria-label') ?? '',
          parts.front,
        );
        return Number.parseInt(label, 10);
      };
      const first = await shown();
      await expect.poll(shown, { timeout: 20_000 }).toBe(first + 1);
      await visitor.click(parts.pause);
      const paused = await shown();
      // Longer than a card stays while the stack turns.
      await visitor.run(() => new Promise<void>((resolve) => setTimeout(resolve, 3500)));
      expect(await shown()).toBe(paused);
      await visitor.click(parts.next);
      await expect.poll(shown).toBe(paused + 1);
      const { x, y } = await visitor.middle(parts.front);
      await visitor.drag({ x, y }, { x: x - 60, y }, { x: x - 101, y });
      await expect.poll(shown).toBe(paused + 2);
    });
  });
}
