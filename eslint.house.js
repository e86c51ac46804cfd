// The rules of this house (docs/architecture.md) that a linter can hold: import directions (eslint.imports.js), island
// names, the anatomy of a section folder, and no raw HTML.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importDirections } from './eslint.imports.js';

/** What reaches the browser: components in islands, scripts of pages, and the modules of the pop-up between them. */
const browserCode = /\.(island\.tsx|client\.ts)$|\/site\/contact\/.*\.ts$/;

const islandNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'Only *.island.tsx reaches the browser as React; other scripts are *.client.ts.',
      script: 'A script of a page is a *.client.ts.',
    },
  },
  create(context) {
    const check = (node) => {
      const from = node.source?.value ?? '';
      if ((node.importKind ?? node.exportKind) === 'type') return;
      if (/\.astro\/\w+\.ts$/.test(context.filename)) {
        if (!from.endsWith('.client.ts')) context.report({ node, messageId: 'script' });
        return;
      }
      const mounts = from === 'react-dom/client' && !context.filename.endsWith('.island.tsx');
      const draws = /(?<!\.island)\.tsx$/.test(from) && browserCode.test(context.filename);
      if (mounts || draws) context.report({ node, messageId: 'name' });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const sectionAnatomy = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'A section folder holds {{name}}.tsx, .schema.ts and .examples.ts; {{file}} is missing.',
      stranger: 'A section folder holds {{name}}.* files and drawings/ only; {{file}} belongs elsewhere.',
    },
  },
  create: (context) => ({
    Program(node) {
      const folder = dirname(context.filename);
      const name = basename(folder);
      if (basename(context.filename) !== `${name}.tsx`) return;
      for (const ending of ['schema.ts', 'examples.ts']) {
        const alternatives = [join(folder, `${name}.${ending}`), join(folder, `${name}.${ending}x`)];
        if (!alternatives.some((file) => existsSync(file))) {
          context.report({ node, messageId: 'missing', data: { name, file: `${name}.${ending}` } });
        }
      }
      const strangers = readdirSync(folder).filter(
        (file) => file !== 'drawings' && !file.startsWith(`${name}.`),
      );
      for (const file of strangers) {
        context.report({ node, messageId: 'stranger', data: { name, file } });
      }
    },
  }),
};

export const house = [
  {
    files: ['{site,service,contract}/**/*.{ts,tsx,astro}'],
    plugins: { directions: { rules: { imports: importDirections } } },
    rules: { 'directions/imports': 'error' },
  },
  {
    files: ['site/**/*.{ts,tsx}', 'site/**/*.astro/*.ts'],
    plugins: { house: { rules: { 'island-names': islandNames } } },
    rules: { 'house/island-names': 'error' },
  },
  {
    files: ['site/sections/*/*.tsx', 'site/templates/*/{heroes,exhibits,sections}/*/*.tsx'],
    plugins: { anatomy: { rules: { section: sectionAnatomy } } },
    rules: { 'anatomy/section': 'error' },
  },
  {
    files: ['site/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'No raw HTML: art returns data that JSX renders, texts are Markdown rendered at build.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy blocks style attributes: use classes or SVG attributes.',
        },
      ],
    },
  },
  {
    files: ['site/**/*.astro'],
    ignores: ['site/discovery/DataBlock.astro'],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
];
