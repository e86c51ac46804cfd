// `npm run new:section -- <kind> <Name>`: the files of a section that a kind of page shows, in their first form.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './run.mjs';

const [kind = '', name = ''] = process.argv.slice(2);
const kinds = readdirSync('site/templates');
if (!kinds.includes(kind)) fail(`Name a kind of page first: ${kinds.join(', ')}.`);
if (!/^[A-Z][A-Za-z]+$/.test(name)) fail('Name the section as the code will call it, such as OfficeLife.');
const taken = [
  'site/sections',
  ...['heroes', 'exhibits', 'sections'].map((room) => `site/templates/*/${room}`),
]
  .flatMap((place) => (place.includes('*') ? kinds.map((one) => place.replace('*', one)) : [place]))
  .find((place) => existsSync(join(place, name)));
if (taken) fail(`${taken}/${name} is there already: the gallery shows a section by its name alone.`);

const field = name.charAt(0).toLowerCase() + name.slice(1);
const topic = name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const folder = `site/templates/${kind}/sections/${name}`;

const files = {
  [`${name}.schema.ts`]: `import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const ${field}Schema = z.strictObject({
  heading: line(60).describe('What the reader learns here.'),
  lede: line(220).describe('What it comes to, in one or two sentences.'),
});

export type ${name} = z.infer<typeof ${field}Schema>;
`,
  [`${name}.tsx`]: `import { withAmpersands } from '../../../../ui/Title.tsx';
import styles from './${name}.module.css';
import type { ${name} as ${name}Content } from './${name}.schema.ts';

export function ${name}({ heading, lede }: ${name}Content) {
  return (
    <section data-section="${topic}" data-ground="page">
      <div className={\`container \${styles.words}\`}>
        <h2>{withAmpersands(heading)}</h2>
        <p className="lede">{lede}</p>
      </div>
    </section>
  );
}
`,
  [`${name}.module.css`]: `@layer sections {
  .words {
    display: grid;
    row-gap: var(--space-5);
  }
}
`,
  [`${name}.examples.ts`]: `export default {
  'a heading and its lede': { heading: 'Rain on two roofs', lede: 'One sentence says what it comes to.' },
};
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
console.log(`${folder}/ is written; /gallery/${name}/ shows it while npm run dev runs. Two lines are left:

in the template's schema   ${field}: ${field}Schema,
in the template            <${name} {...page.${field}} />

Then its words go into the pages of that kind, under ${field}.`);
