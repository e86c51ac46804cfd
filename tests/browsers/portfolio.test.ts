import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys, type Visitor } from './visitor.ts';

const group = (nth: number) => `[data-case-filter] details:nth-of-type(${nth}) summary`;
const chip = (slug: string) => `label:has([value="${slug}"])`;
const names = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('[data-case-card]')]
      .filter((card) => card.checkVisibility())
      .map((card) => card.querySelector('h3')?.textContent ?? ''),
  );
const shown = async (visitor: Visitor) => (await names(visitor)).length;
const countOn = async (visitor: Visitor, slug: string) => Number(await visitor.text(`${chip(slug)} span`));

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('tags narrow the cards, the address holds them, and going back widens again', async () => {
      const visitor = await visit('/portfolio/');
      const before = await shown(visitor);
      const flutter = await countOn(visitor, 'flutter');
      await visitor.click(group(1));
      await visitor.click(chip('flutter'));
      expect(await shown(visitor)).toBe(flutter);
      expect(await visitor.text('[data-shown]')).toContain(`${flutter} of `);
      const healthcare = await countOn(visitor, 'healthcare');
      await visitor.click(group(2));
      expect(await visitor.isVisible(chip('flutter'))).toBe(false);
      await visitor.click(chip('healthcare'));
      expect(await shown(visitor)).toBe(healthcare);
      expect(await visitor.run(() => location.search)).toBe('?service=flutter&industry=healthcare');
      await visitor.run(() => history.back());
      await expect.poll(() => shown(visitor)).toBe(flutter);
      await visitor.run(() => history.back());
      await expect.poll(() => shown(visitor)).toBe(before);
    });

    test('by keyboard a group opens, a tag is chosen, and Escape gives the focus back', async () => {
      const visitor = await visit('/portfolio/');
      await visitor.focus(group(1));
      await visitor.type(keys.Enter);
      await visitor.type(keys.Tab);
      expect(await visitor.hasFocus('[data-case-filter] input[type="checkbox"]')).toBe(true);
      await visitor.type(keys.Space);
      expect(await visitor.run(() => location.search)).toMatch(/^\?service=/);
      await visitor.type(keys.Escape);
      expect(await visitor.hasFocus(group(1))).toBe(true);
      expect(await visitor.isVisible('[data-case-filter] fieldset')).toBe(false);
    });

    test('the cards sort by name', async () => {
      const visitor = await visit('/portfolio/');
      await visitor.focus('[name="sort"]');
      await visitor.type('n');
      await visitor.type(keys.Tab);
      await expect.poll(() => visitor.run(() => location.search)).toBe('?sort=name');
      const sorted = await names(visitor);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b)));
    });
  });
}
