import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';

type Tables = Map<string, Buffer>;

/** The tables of a font file in the TrueType container, by tag. */
function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const record = font.subarray(12 + 16 * i, 28 + 16 * i);
      const start = record.readUInt32BE(8);
      return [
        record.toString('latin1', 0, 4),
        Buffer.from(font.subarray(start, start + record.readUInt32BE(12))),
      ];
    }),
  );
}

/** Tables in the TrueType container. Checksums are left to the program that compresses the file. */
function fontOf(tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * entries.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(entries.length, 4);
  let at = head.length;
  const bodies = entries.map(([tag, body], i) => {
    head.write(tag, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(at, 20 + 16 * i);
    head.writeUInt32BE(body.length, 24 + 16 * i);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

/** A glyph of one or more contours: the last point of each contour, and the points in font units. */
interface Outline {
  readonly ends: readonly number[];
  readonly points: readonly { readonly x: number; readonly y: number; readonly onCurve: boolean }[];
}

/** Reads a simple glyph (https://learn.microsoft.com/en-us/typography/opentype/spec/glyf). */
function outlineOf(glyph: Buffer): Outline {
  const contours = glyph.readInt16BE(0);
  if (contours < 1) throw new Error('A glyph made of other glyphs cannot be moved to another font.');
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + 2 * i));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? 1 + glyph.readUInt8(at++) : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += glyph.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return {
    ends,
    points: flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, onCurve: (flag & 1) === 1 })),
  };
}

/** Writes a simple glyph with two bytes per step; the font's compression packs them. */
function glyphOf({ ends, points }: Outline): Buffer {
  const words = (values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(2 * values.length);
    values.forEach((value, i) => bytes.writeInt16BE(value, 2 * i));
    return bytes;
  };
  const steps = (values: readonly number[]) => values.map((value, i) => value - (values[i - 1] ?? 0));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const glyph = Buffer.concat([
    words([ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]),
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    words(steps(xs)),
    words(steps(ys)),
  ]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

/** Opens the parts of a font that are read and changed; throws an Error for a font of another kind. */
function open(file: Buffer, character: string) {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found)
      throw new Error(`A font without the table ${tag} cannot share its characters: it is not TrueType.`);
    return found;
  };
  const face = new Face(new Blob(Uint8Array.from(file).buffer));
  const run = new Run();
  run.addText(character);
  run.guessSegmentProperties();
  shape(new Font(face), run);
  const glyph = run.getGlyphInfos()[0]?.codepoint ?? 0;
  if (glyph === 0 || glyph >= table('hhea').readUInt16BE(34))
    throw new Error(`A font has no "${character}".`);
  const long = table('head').readInt16BE(50) === 1;
  const offset = (i: number) =>
    long ? table('loca').readUInt32BE(4 * i) : 2 * table('loca').readUInt16BE(2 * i);
  const glyphs = Array.from({ length: table('maxp').readUInt16BE(4) }, (_, i) =>
    table('glyf').subarray(offset(i), offset(i + 1)),
  );
  return { tables, table, glyph, glyphs, unitsPerEm: face.upem };
}

/**
 * Gives a TrueType font one character of another: its outline and its width, in the size of the em. Both fonts are
 * static ones in the TrueType container. Throws an Error when one of them lacks the character.
 */
export function transplant(character: string, from: Buffer, into: Buffer): Buffer {
  const donor = open(from, character);
  const host = open(into, character);
  const scale = host.unitsPerEm / donor.unitsPerEm;
  const scaled = (value: number) => Math.round(value * scale);
  const { ends, points } = outlineOf(donor.glyphs[donor.glyph] ?? Buffer.alloc(0));
  const outline = {
    ends,
    points: points.map(({ x, y, onCurve }) => ({ x: scaled(x), y: scaled(y), onCurve })),
  };
  const glyphs = host.glyphs.map((glyph, i) =>
    i === host.glyph ? glyphOf(outline) : Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]),
  );
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  glyphs.forEach((glyph, i) => loca.writeUInt32BE((end += glyph.length), 4 * (i + 1)));
  host.table('head').writeInt16BE(1, 50);
  const width = donor.table('hmtx').readUInt16BE(4 * donor.glyph);
  const metrics = host.table('hmtx');
  metrics.writeUInt16BE(scaled(width), 4 * host.glyph);
  metrics.writeInt16BE(Math.min(...outline.points.map(({ x }) => x)), 4 * host.glyph + 2);
  const most = host.table('maxp');
  most.writeUInt16BE(Math.max(most.readUInt16BE(6), points.length), 6);
  most.writeUInt16BE(Math.max(most.readUInt16BE(8), ends.length), 8);
  return fontOf(new Map([...host.tables, ['loca', loca], ['glyf', Buffer.concat(glyphs)]]));
}
