import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Buffer as Run, Face as FontFace, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { EM, outline } from './outline.ts';
import { element } from './svg.ts';

/** A font file under `node_modules` and the instance in use. */
interface FontSource {
  readonly file: string;
  readonly axes?: Readonly<Record<string, number>> | undefined;
}

/** The typefaces of a brand that screens are set in. */
export type FontSources = Readonly<Record<Face, FontSource>>;

/** The four voices of a screen: condensed headings, text, strong text, and the serif of letters. */
type Face = 'display' | 'text' | 'strong' | 'quote';

/** A line of text. `x`, `y`: start (or middle, or end) of the baseline; `size` in px; `room`: width it must fit. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill: string;
  readonly opacity?: number | undefined;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly room?: number | undefined;
}

interface Glyph {
  readonly id: string;
  /** Start in `EM` units. */
  readonly x: number;
}

/** Text as outlines, because a stand-alone SVG file cannot use the fonts of the page. */
export interface Type {
  /** Width of a text in px. */
  width(text: string, face: Face, size: number): number;
  /** The text broken into lines of at most `room` px. */
  wrap(text: string, face: Face, size: number, room: number): string[];
  /** The line as SVG. Throws an Error when it is wider than its room. */
  write(line: Line): string;
  /** The outlines of the glyphs that a drawing uses, for its `<defs>`. */
  outlines(body: string): string;
}

const characters =
  Array.from({ length: 0x20ac - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + '€−™';

const load = async ({ file, axes = {} }: FontSource): Promise<Font> => {
  const font = await subsetFont(await readFile(join('node_modules', file)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: axes,
  });
  return new Font(new FontFace(new Blob(Uint8Array.from(font).buffer)));
};

/** Loads the typefaces. Throws an Error when a file cannot be read. */
export async function loadType({ display, text, strong, quote }: FontSources): Promise<Type> {
  const fonts: Readonly<Record<Face, Font>> = {
    display: await load(display),
    text: await load(text),
    strong: await load(strong),
    quote: await load(quote),
  };
  const set = (words: string, face: Face): { glyphs: Glyph[]; width: number } => {
    const run = new Run();
    run.addText(words);
    run.guessSegmentProperties();
    shape(fonts[face], run);
    const positions = run.getGlyphPositions();
    let pen = 0;
    const glyphs = run.getGlyphInfos().map(({ codepoint }, i) => {
      if (codepoint === 0) throw new Error(`The typeface has no glyph for a character of "${words}".`);
      const x = Math.round(((pen + (positions[i]?.xOffset ?? 0)) * EM) / fonts[face].face.upem);
      const glyph = { id: `${face}-${codepoint}`, x };
      pen += positions[i]?.xAdvance ?? 0;
      return glyph;
    });
    return { glyphs, width: pen / fonts[face].face.upem };
  };
  // Every drawing uses the same few hundred glyphs.
  const drawn = new Map<string, string>();
  const glyph = (id: string, font: Font): string => {
    const codepoint = Number(id.slice(id.lastIndexOf('-') + 1));
    const path =
      drawn.get(id) ?? element('path', { id, d: outline(font.glyphToPath(codepoint), font.face.upem) });
    drawn.set(id, path);
    return path;
  };
  const width = (words: string, face: Face, size: number): number => set(words, face).width * size;
  return {
    width,
    wrap: (words, face, size, room) =>
      words.split(' ').reduce<string[]>((lines, word) => {
        const joined = [...lines.slice(-1), word].join(' ');
        return lines.length && width(joined, face, size) <= room
          ? [...lines.slice(0, -1), joined]
          : [...lines, word];
      }, []),
    write: ({ text: words, x, y, size, face, fill, opacity, anchor = 'start', room }) => {
      const run = set(words, face);
      const wide = run.width * size;
      if (room !== undefined && wide > room + 0.5)
        throw new Error(
          `"${words}" is ${Math.ceil(wide - room)} px too wide for its place on a screen; shorten it.`,
        );
      const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
      const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${Number((size / EM).toFixed(5))})`;
      const uses = run.glyphs.map((glyph) =>
        element('use', { href: `#${glyph.id}`, x: glyph.x || undefined }),
      );
      return element('g', { transform: place, fill, 'fill-opacity': opacity }, uses.join(''));
    },
    outlines: (body) =>
      Object.entries(fonts)
        .flatMap(([face, font]) => {
          const used = new Set(body.match(new RegExp(`(?<=href="#)${face}-[0-9]+(?=")`, 'g')));
          return [...used].map((id) => glyph(id, font));
        })
        .join(''),
  };
}
