import { describe, expect, test } from 'vitest';
import { cutWords } from '../support/cutWords.ts';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys } from './visitor.ts';

/** A page of each kind whose header or tools differ. */
const paths = ['/', '/contact/', '/cost-calculator/', '/portfolio/', '/case-studies/home-rental-app/'];

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(`${engine.name}, text at 200 %`, () => {
    // Twice what browsers set text in where the reader chose nothing.
    const { visit } = useBrowser(engine, { textSize: 32 });

    test.for([390, 1280])('at %i px no word is cut, and no parts of the header overlap', async (width) => {
      for (const path of paths) {
        const visitor = await visit(path, width);
        expect(await visitor.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await visitor.run(() => innerWidth)).toBe(width);
        const beyond = await visitor.run(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, path).toBeLessThanOrEqual(0);
        expect(await visitor.run(cutWords), path).toEqual([]);
      }
    });

    test.for([390, 1280])('at %i px the search loses no word', async (width) => {
      const visitor = await visit('/contact/', width);
      await visitor.type('/');
      await expect.poll(() => visitor.hasFocus('#search-field')).toBe(true);
      await visitor.type('telemedicine');
      await expect.poll(() => visitor.text('dialog [role="status"]')).toContain('telemedicine');
      expect(await visitor.run(cutWords)).toEqual([]);
      await visitor.type(keys.Escape);
    });
  });
}
