import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys, type Visitor } from './visitor.ts';

const opener = 'header a[data-search]';
const field = '#search-field';
const found = 'li > a:has(+ p)';
const telemedicine = '/healthcare/custom-telemedicine-app-development-company/';

/** Types words into the field that has the focus, and waits for their answer. */
async function ask(visitor: Visitor, words: string): Promise<void> {
  await visitor.type(words);
  await expect.poll(() => visitor.text('dialog[open] [role="status"]')).toContain(`“${words}”`);
}

const hrefs = (visitor: Visitor) =>
  visitor.run(
    (links) => [...document.querySelectorAll(links)].map((link) => link.getAttribute('href')),
    `dialog[open] ${found}, [data-section="hero"] ${found}`,
  );

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('the key / opens the search with the focus in its field; Escape gives it back', async () => {
      const visitor = await visit('/contact/');
      await visitor.focus('main a');
      await visitor.type('/');
      await expect.poll(() => visitor.hasFocus(field)).toBe(true);
      await visitor.type('a/b');
      expect(await visitor.valueOf(field)).toBe('a/b');
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(field)).toBe(false);
      expect(await visitor.hasFocus('main a')).toBe(true);
    });

    test('a click on its link opens it; Escape puts the focus on the link', async () => {
      const visitor = await visit();
      await visitor.click(opener);
      await expect.poll(() => visitor.hasFocus(field)).toBe(true);
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(field)).toBe(false);
      expect(await visitor.hasFocus(opener)).toBe(true);
    });

    test('Tab never reaches the page behind', async () => {
      const visitor = await visit();
      await visitor.click(opener);
      await expect.poll(() => visitor.hasFocus(field)).toBe(true);
      for (let i = 0; i < 14; i += 1) {
        await visitor.type(keys.Tab);
        expect(await visitor.hasFocus('body, dialog, dialog *')).toBe(true);
      }
    });

    test('words find pages; arrow keys go through them, and Enter follows the first', async () => {
      const visitor = await visit();
      await visitor.focus(opener);
      await visitor.type(keys.Enter);
      await expect.poll(() => visitor.hasFocus(field)).toBe(true);
      await ask(visitor, 'telemedicine');
      const [first, second] = await hrefs(visitor);
      expect(first).toBe(telemedicine);
      await visitor.type(keys.Down + keys.Down);
      expect(await visitor.hasFocus(`a[href="${second}"]`)).toBe(true);
      await visitor.type(keys.Up + keys.Up);
      expect(await visitor.hasFocus(field)).toBe(true);
      await visitor.type(keys.Enter);
      expect(await visitor.hasFocus(`a[href="${first}"]`)).toBe(true);
      await visitor.type(keys.Enter);
      await expect.poll(() => visitor.path()).toBe(telemedicine);
    });

    test('where no page has the word, it leads to the contact form, and back', async () => {
      const visitor = await visit();
      await visitor.click(opener);
      await expect.poll(() => visitor.hasFocus(field)).toBe(true);
      await ask(visitor, 'xqzvw');
      expect(await hrefs(visitor)).toEqual([]);
      await visitor.click('dialog a[data-contact-open]');
      await expect.poll(() => visitor.isVisible('[data-contact-panel]')).toBe(true);
      await expect.poll(() => visitor.valueOf('dialog [name="projectBrief"]')).toContain('xqzvw');
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible('[data-contact-panel]')).toBe(false);
      expect(await visitor.isVisible(field)).toBe(true);
      await visitor.type(keys.Escape);
      await expect.poll(() => visitor.isVisible(field)).toBe(false);
    });

    test('the search page answers the question in its address', async () => {
      const visitor = await visit('/search/?q=telemedicine');
      await expect.poll(() => hrefs(visitor)).toContain(telemedicine);
    });
  });
}
