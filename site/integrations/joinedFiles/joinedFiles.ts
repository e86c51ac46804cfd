import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import { build } from 'vite';
import { madeOnce } from '../../lib/buildCache.ts';
import { stylesOf } from '../../lib/pageStyles.ts';
import { builtFiles, mentioned } from '../builtFiles/builtFiles.ts';
import { marksIn } from '../classNames/classNames.ts';

const stylesheet = /<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"[^>]*>/g;
const script = /<script type="module" src="(\/_assets\/[^"]+\.js)"><\/script>/g;
/** The script that every page runs before its first paint. */
const first = /<script src="(\/_assets\/[^"]+\.js)"><\/script>/g;
const use = /<use href="(\/_assets\/[^"#]+\.svg)#([^"]+)"/g;

const addressesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
];

/** Matches each symbol of a sprite; its first group is the id. */
const symbolsOf = /<symbol[^>]*\sid="([^"]*)"[^>]*>.*?<\/symbol>/gs;

/** Eight characters that stand for texts. */
function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 8);
}

/** Publishes files, each named after its content and written once. */
function publisher(dist: string) {
  const written = new Map<string, Promise<void>>();
  /** Gives the file's address. */
  return async (name: string, ending: string, content: string): Promise<string> => {
    const address = `/_assets/${name}.${hashOf([content])}.${ending}`;
    const writing = written.get(address) ?? writeFile(join(dist, address), content);
    written.set(address, writing);
    await writing;
    return address;
  };
}

type Publish = ReturnType<typeof publisher>;

/** A function that is asked once for each text: many pages have the same files. */
function kept<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const answer = answers.get(text) ?? ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** A stylesheet without the rules of modules that a page has not got: a kind of page brings those of all its forms. */
function withoutUnused(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => marksIn(selector).every((mark) => used.has(mark)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The path of the page that a file of the built site is: `/pricing/` for `pricing/index.html`, `/404/` for `404.html`. */
const pathOf = (dist: string, file: string): string =>
  `/${relative(dist, file)}`.replace(/index\.html$/, '').replace(/\.html$/, '/');

/**
 * Joins the stylesheets of pages, each in one file at an address that follows from that of its page (`lib/pageStyles.ts`)
 * and from what stands in all of them. `scripts` are the modules that scripts may show later, on any page.
 */
async function stylesheets(dist: string, files: readonly string[], scripts: readonly string[]) {
  const joined = kept(async (addresses: string) => {
    const sheets = addresses.split(' ').map((address) => readFile(join(dist, address), 'utf8'));
    const css = (await Promise.all(sheets)).join('\n');
    return { css, modules: [...new Set(marksIn(css))].sort() };
  });
  const shortened = kept(async (key: string) => {
    const [addresses = '', used = ''] = key.split('|');
    const { css } = await joined(addresses);
    return withoutUnused(css, new Set(used.split(' ')));
  });
  const sheets = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const addresses = addressesIn(html, stylesheet);
    if (addresses.length === 0) continue;
    const shown = new Set([...scripts, ...marksIn(html)]);
    const { modules } = await joined(addresses.join(' '));
    const used = modules.filter((mark) => shown.has(mark));
    sheets.set(file, await shortened(`${addresses.join(' ')}|${used.join(' ')}`));
  }
  const folder = `/_assets/styles.${hashOf([...sheets.values()])}`;
  return async (html: string, file: string): Promise<string> => {
    const css = sheets.get(file);
    if (css === undefined) return html;
    const address = stylesOf(folder, pathOf(dist, file));
    await mkdir(dirname(join(dist, address)), { recursive: true });
    await writeFile(join(dist, address), css);
    const [whole] = addressesIn(html, stylesheet);
    return html.replace(stylesheet, (_, one: string) =>
      one === whole ? `<link rel="stylesheet" href="${address}">` : '',
    );
  };
}

/** Bundles modules of the built site, with what they import, into one classic script. */
async function bundled(dist: string, addresses: readonly string[]): Promise<string> {
  const entry = 'scripts-of-a-page';
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) =>
          id === entry
            ? addresses.map((address) => `import ${JSON.stringify(join(dist, address))};`).join('')
            : undefined,
      },
    ],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`The scripts ${addresses.join(', ')} could not be joined.`);
  return chunk.code;
}

/**
 * Joins the script of a page's sections with the one that every page runs: each set of them once for its inputs, the code
 * of this module and of all scripts. Those of sections wait until the page is parsed.
 */
function pageScripts(dist: string, publish: Publish, inputs: readonly (string | Buffer)[]) {
  const joined = kept(async (addresses: string) => {
    const [early = '', ...sections] = addresses.split(' ');
    const whole = await madeOnce('scripts', [...inputs, addresses], async () => {
      const [code, late] = await Promise.all([readFile(join(dist, early), 'utf8'), bundled(dist, sections)]);
      return Buffer.from(`${code}addEventListener('DOMContentLoaded',()=>{${late}});\n`);
    });
    return publish('page', 'js', whole.toString());
  });
  return async (html: string): Promise<string> => {
    const sections = addressesIn(html, script);
    const [early] = addressesIn(html, first);
    if (sections.length === 0 || early === undefined) return html;
    const whole = await joined([early, ...sections.sort()].join(' '));
    return html.replace(first, `<script src="${whole}"></script>`).replace(script, '');
  };
}

/** Joins the symbols that a page shows, of one sprite or several, in one file. */
function sprites(dist: string, publish: Publish) {
  const symbolsIn = kept(async (address: string) => {
    const svg = await readFile(join(dist, address), 'utf8');
    return Array.from(svg.matchAll(symbolsOf), ([symbol, id = '']) => ({ symbol, id }));
  });
  return async (html: string): Promise<string> => {
    const uses = [...html.matchAll(use)].map(([, address = '', id = '']) => ({ address, id }));
    const symbols = new Map<string, string>();
    for (const address of new Set(uses.map((one) => one.address))) {
      const shown = new Set(uses.filter((one) => one.address === address).map(({ id }) => id));
      for (const { symbol, id } of await symbolsIn(address)) {
        if (!shown.has(id)) continue;
        const other = symbols.get(id);
        if (other !== undefined && other !== symbol) {
          throw new Error(`Two sprites of one page have different drawings "${id}"; rename one.`);
        }
        symbols.set(id, symbol);
      }
    }
    if (symbols.size === 0) return html;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>\n`;
    const whole = await publish('marks', 'svg', svg);
    return html.replace(use, `<use href="${whole}#$2"`);
  };
}

/**
 * Leaves each page one stylesheet, one script and one sprite, all with what the page shows. The bundler
 * writes a stylesheet for every set of pages that shares a section, with the sections of all forms of a kind, a script
 * for each section and one for what two of them import, and sections publish whole sprites; on a phone a request costs
 * more than the bytes that sharing saves.
 */
export function joinedFiles(): AstroIntegration {
  return {
    name: 'joined-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const publish = publisher(dist);
        const texts = async (ending: RegExp) =>
          Promise.all((await builtFiles(dist, ending)).map((file) => readFile(file, 'utf8')));
        const code = await readFile('site/integrations/joinedFiles/joinedFiles.ts');
        const scripts = await texts(/\.js$/);
        const parts = await builtFiles(dist, /\.css$/);
        const pages = (await builtFiles(dist, /\.html$/)).sort();
        const joins = [
          await stylesheets(dist, pages, scripts.flatMap(marksIn)),
          pageScripts(dist, publish, [code, ...scripts]),
          sprites(dist, publish),
        ];
        const read = new Set((await texts(/\.(js|json)$/)).flatMap((text) => mentioned(text, 'css')));
        for (const file of pages) {
          let html = await readFile(file, 'utf8');
          for (const joined of joins) html = await joined(html, file);
          await writeFile(file, html);
          for (const sheet of mentioned(html, 'css')) read.add(sheet);
        }
        for (const part of parts) {
          if (!read.has(basename(part))) await rm(part);
        }
      },
    },
  };
}
