import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys, type Visitor } from './visitor.ts';

const path = '/cost-calculator/';
const row = (nth: number) => `[data-row]:nth-child(${nth})`;
const count = (visitor: Visitor) => visitor.run(() => document.querySelectorAll('[data-row]').length);
const range = (visitor: Visitor) => visitor.text('[data-range]');
const query = (visitor: Visitor) => visitor.run(() => location.search);

/** Types a number over the one that a field has. */
async function typeOver(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.control('a');
  await visitor.type(text);
}

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('roles come and go by keyboard, and the focus is never lost', async () => {
      const visitor = await visit(path);
      await visitor.focus('[data-add]');
      await visitor.type(keys.Enter);
      await expect.poll(() => count(visitor)).toBe(3);
      await expect.poll(() => visitor.hasFocus(`${row(3)} [name="role"]`)).toBe(true);
      await visitor.type(keys.Tab.repeat(4));
      expect(await visitor.hasFocus(`${row(3)} [data-remove]`)).toBe(true);
      await visitor.type(keys.Enter);
      expect(await count(visitor)).toBe(2);
      expect(await visitor.hasFocus(`${row(2)} [data-remove]`)).toBe(true);
      await visitor.type(keys.Enter);
      expect(await count(visitor)).toBe(1);
      expect(await visitor.hasFocus('[data-add]')).toBe(true);
    });

    test('a role is chosen by its first letters; the address keeps the estimate, and going back undoes it', async () => {
      const visitor = await visit(path);
      const first = await range(visitor);
      await visitor.focus(`${row(1)} [name="role"]`);
      await visitor.type('desi');
      await visitor.type(keys.Tab);
      await expect.poll(() => query(visitor)).toContain('role=designers.india.2&');
      await typeOver(visitor, '[name="months"]', '12');
      await expect.poll(() => query(visitor)).toContain('months=12');
      const chosen = await range(visitor);
      expect(chosen).not.toBe(first);
      await visitor.run(() => location.reload());
      await expect.poll(() => range(visitor)).toBe(chosen);
      expect(await visitor.valueOf(`${row(1)} [name="role"]`)).toBe('designers');
      await visitor.run(() => history.back());
      await expect.poll(() => visitor.valueOf('[name="months"]')).toBe('3');
      await visitor.run(() => history.back());
      await expect.poll(() => range(visitor)).toBe(first);
    });

    test('months that are wrong say so, and leave the last sum, marked as such', async () => {
      const visitor = await visit(`${path}?role=developers.india.2&plan=full-time&months=6`);
      // What the address says is chosen by then.
      await expect.poll(() => visitor.isVisible('[data-calculator] form:not([inert])')).toBe(true);
      const before = await range(visitor);
      await typeOver(visitor, '[name="months"]', '0');
      await expect.poll(() => visitor.isVisible('[data-terms] [data-problem]')).toBe(true);
      expect(await visitor.text('#months-problem')).toBe('Type 1 to 24 whole months.');
      expect(await visitor.hasFocus('[name="months"][aria-invalid="true"]')).toBe(true);
      expect(await range(visitor)).toBe(before);
      expect(await visitor.isVisible('[data-note]')).toBe(true);
      await expect.poll(() => visitor.text('[data-spoken]')).toBe('Type 1 to 24 whole months.');
      await typeOver(visitor, '[name="months"]', '7');
      await expect.poll(() => visitor.isVisible('[data-note]')).toBe(false);
      await expect.poll(() => visitor.text('[data-spoken]')).toContain(await range(visitor));
    });

    test('the link that is copied is that of the estimate', async () => {
      const visitor = await visit(path);
      await typeOver(visitor, '[name="months"]', '9');
      await expect.poll(() => query(visitor)).toContain('months=9');
      const address = await visitor.run(() => location.href);
      await visitor.click('[data-calculator] [data-share] button');
      await expect.poll(() => visitor.text('[data-share] [role="status"]')).toBe('Link copied');
      await visitor.click('header a[data-search]');
      await expect.poll(() => visitor.hasFocus('#search-field')).toBe(true);
      await visitor.control('v');
      expect(await visitor.valueOf('#search-field')).toBe(address);
    });

    test('the estimate stands in the form that its button opens', async () => {
      const visitor = await visit(`${path}?role=designers.canada.2.senior&plan=part-time&months=4`);
      await visitor.click('[data-calculator] [data-contact-open]');
      await expect
        .poll(() => visitor.valueOf('dialog [name="projectBrief"]'))
        .toContain('Designers: 2, Senior, Vancouver');
    });
  });
}
