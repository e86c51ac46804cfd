import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';

const story = '/case-studies/home-rental-app/';

/** How often a PDF file says something, in what it packs as well. */
function countIn(pdf: Buffer, pattern: RegExp): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      // A font or a picture, packed another way.
      return '';
    }
  });
  return [text, ...packed].join('\n').match(pattern)?.length ?? 0;
}

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('a case study prints on a few sheets of A4, with its words as words', async (context) => {
      const { driver } = await visit(story);
      if (!driver.print) return context.skip('This browser cannot be asked to print.');
      const pdf = Buffer.from(await driver.print(), 'base64');
      const pages = countIn(pdf, /\/Type\s*\/Page\b/g);
      expect(pages).toBeGreaterThan(1);
      expect(pages).toBeLessThan(9);
      expect(countIn(pdf, /\/ToUnicode\b/g)).toBeGreaterThan(0);
    });
  });
}
