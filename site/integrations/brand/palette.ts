import type { Palette } from '../../art/palette.schema.ts';

/** One custom property a colour, `--palette-<group>-<name>`, that follows the colour scheme. */
export function paletteProperties({ color }: Palette): string {
  const properties = Object.entries(color).flatMap(([group, colours]) =>
    Object.entries(colours).map(
      ([name, { light, dark }]) => `    --palette-${group}-${name}: light-dark(${light}, ${dark});`,
    ),
  );
  return `@layer brand {\n  :root {\n${properties.join('\n')}\n  }\n}`;
}
