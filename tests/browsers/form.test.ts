import { describe, expect, test } from 'vitest';
import { messages } from '../support/messages.ts';
import { engines } from './engines.ts';
import { field, parts, typed, usePopup } from './popup.ts';
import { keys } from './visitor.ts';

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = usePopup(engine);

    test('an empty form shows the four messages and puts the focus on the name', async () => {
      const visitor = await visit();
      await visitor.open();
      expect(await visitor.messages()).toEqual([]);
      await visitor.click(parts.submit);
      const { nameRequired, emailRequired, phoneRequired, briefRequired } = messages;
      await expect
        .poll(() => visitor.messages())
        .toEqual([nameRequired, emailRequired, phoneRequired, briefRequired]);
      await expect.poll(() => visitor.hasFocus(field('name'))).toBe(true);
    });

    test('an inquiry is sent once, with exactly its keys and the country that the look-up says', async () => {
      const visitor = await visit();
      visitor.front.answers.set('/api/geolocation', [200, { country_code2: 'IN' }]);
      await visitor.open();
      await expect.poll(() => visitor.value('country')).toBe('+91');
      await visitor.fillAll();
      await visitor.click(parts.submit);
      await expect.poll(() => visitor.path()).toBe('/thank-you/');
      expect(visitor.inquiries()).toEqual([{ ...typed, country: '+91', pathName: '/' }]);
    });

    test('the country list is searched and chosen from, by key and by mouse', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.click(parts.country);
      await expect.poll(() => visitor.hasFocus(parts.search)).toBe(true);
      await visitor.type('united k');
      await expect.poll(() => visitor.text(parts.option)).toContain('United Kingdom');
      await visitor.type(keys.Enter);
      await expect.poll(() => visitor.value('country')).toBe('+44');
      expect(await visitor.isVisible(parts.search)).toBe(false);
      await visitor.click(parts.country);
      await expect.poll(() => visitor.hasFocus(parts.search)).toBe(true);
      await visitor.type('aland');
      await expect.poll(() => visitor.text(parts.option)).toContain('Åland');
      await visitor.click(parts.option);
      await expect.poll(() => visitor.value('country')).toBe('+358');
    });

    test('a number pasted with +91 chooses India', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.fill(field('projectBrief'), '+91 98765 43210');
      await visitor.control('a');
      await visitor.control('x');
      await visitor.click(field('phoneNumber'));
      await visitor.control('v');
      await expect.poll(() => visitor.value('country')).toBe('+91');
      expect(await visitor.value('phoneNumber')).toBe('9876543210');
    });

    test('letters are dropped from the number, and the caret stays after a digit typed in the middle', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.fill(field('phoneNumber'), `a123b45${keys.Left}${keys.Left}9-8`);
      await expect.poll(() => visitor.value('phoneNumber')).toBe('1239845');
    });

    test('what was typed survives closing and loading the page again', async () => {
      const visitor = await visit();
      await visitor.open();
      await visitor.fillAll();
      await visitor.click(parts.close);
      await expect.poll(() => visitor.isVisible(parts.panel)).toBe(false);
      await visitor.open();
      expect(await visitor.values()).toEqual(typed);
      await visitor.driver.goTo(`${visitor.front.address}/`);
      await visitor.open();
      expect(await visitor.values()).toEqual(typed);
    });

    test('after a refusal the visitor is told, and everything can be restored', async () => {
      const visitor = await visit();
      visitor.front.answers.set('/api/contact', [500, {}]);
      await visitor.open();
      await visitor.fillAll();
      await visitor.click(parts.submit);
      await expect.poll(() => visitor.text(parts.restore)).toBe('Restore my details');
      expect(await visitor.value('name')).toBe('');
      await visitor.click(parts.restore);
      await expect.poll(() => visitor.values()).toEqual(typed);
      expect(await visitor.text(parts.alert)).toBe('');
    });
  });
}
