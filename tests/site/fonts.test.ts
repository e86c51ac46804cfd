import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fontsSchema } from '../../site/art/fonts.schema.ts';
import { builtSite } from '../support/site.ts';

const fonts = fontsSchema.parse(
  parse(readFileSync(new URL('../../content/brand/fonts.yaml', import.meta.url), 'utf8')),
);

/** A built font of a part, such as `display`. */
function builtFont(part: string): Buffer {
  const folder = join(builtSite().dist, '_assets');
  const name = readdirSync(folder).find((file) => new RegExp(`^${part}\\.[\\w-]+\\.woff2$`).test(file));
  return readFileSync(join(folder, name ?? part));
}

/** How wide a text is in a font, in ems. */
async function widthIn(font: Buffer, text: string, axes: Record<string, number> = {}): Promise<number> {
  const plain = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: axes });
  const face = new Face(new Blob(Uint8Array.from(plain).buffer));
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(new Font(face), run);
  expect(run.getGlyphInfos().map(({ codepoint }) => codepoint)).not.toContain(0);
  return run.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}

test('the ampersand of the display font is the one that the brand names', async () => {
  const source = readFileSync(join('node_modules', fonts.ampersand.file));
  const own = readFileSync(join('node_modules', fonts.display.file));
  const shown = await widthIn(builtFont('display'), '&');
  expect(shown).toBeCloseTo(await widthIn(source, '&'), 2);
  expect(Math.abs(shown - (await widthIn(own, '&', fonts.display.axes)))).toBeGreaterThan(0.1);
});

test.each(['display', 'text', 'strong'])('%s keeps its kerning', async (part) => {
  const font = builtFont(part);
  expect(await widthIn(font, 'To')).toBeLessThan((await widthIn(font, 'T')) + (await widthIn(font, 'o')));
});
