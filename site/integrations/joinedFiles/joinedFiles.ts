import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import { build } from 'vite';
import { marksIn } from '../classNames/classNames.ts';

const stylesheet = /<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"[^>]*>/g;
const script = /<script type="module" src="(\/_assets\/[^"]+\.js)"><\/script>/g;
/** The script that every page runs before its first paint. */
const first = /<script src="(\/_assets\/[^"]+\.js)"><\/script>/;
const use = /<use href="(\/_assets\/[^"#]+\.svg)#([^"]+)"/g;

const addressesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
];

/** Matches each symbol of a sprite; its first group is the id. */
const symbolsOf = /<symbol[^>]*\sid="([^"]*)"[^>]*>.*?<\/symbol>/gs;

async function filesIn(dist: string, ending: RegExp): Promise<Map<string, string>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => ending.test(file));
  return new Map(
    await Promise.all(
      files.map(async (file) => [join(dist, file), await readFile(join(dist, file), 'utf8')] as const),
    ),
  );
}

/** Writes a file named after its content; its address. */
async function publish(dist: string, name: string, ending: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/_assets/${name}.${hash}.${ending}`;
  await writeFile(join(dist, address), content);
  return address;
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

/** `scripts` are the modules that scripts may show later, on any page. */
async function withOneStylesheet(dist: string, html: string, scripts: readonly string[]): Promise<string> {
  const addresses = addressesIn(html, stylesheet);
  if (addresses.length === 0) return html;
  const sheets = await Promise.all(addresses.map((address) => readFile(join(dist, address), 'utf8')));
  const css = withoutUnused(sheets.join('\n'), new Set([...scripts, ...marksIn(html)]));
  const whole = await publish(dist, 'page', 'css', css);
  return html.replace(stylesheet, (_, address: string) =>
    address === addresses[0] ? `<link rel="stylesheet" href="${whole}">` : '',
  );
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

type Bundle = (first: string, addresses: readonly string[]) => Promise<string>;

/** Joins each set of scripts once, however many pages have it. Those of sections wait until the page is parsed. */
function bundler(dist: string): Bundle {
  const bundles = new Map<string, Promise<string>>();
  const joined = async (early: string, addresses: readonly string[]): Promise<string> => {
    const [code, late] = await Promise.all([readFile(join(dist, early), 'utf8'), bundled(dist, addresses)]);
    return publish(dist, 'page', 'js', `${code}addEventListener('DOMContentLoaded',()=>{${late}});\n`);
  };
  return (early, addresses) => {
    const set = [...addresses].sort();
    const key = [early, ...set].join();
    const bundle = bundles.get(key) ?? joined(early, set);
    bundles.set(key, bundle);
    return bundle;
  };
}

async function withOneScript(html: string, bundle: Bundle): Promise<string> {
  const addresses = addressesIn(html, script);
  const [early = ''] = first.exec(html)?.slice(1) ?? [];
  if (addresses.length === 0 || early === '') return html;
  const whole = await bundle(early, addresses);
  return html.replace(first, `<script src="${whole}"></script>`).replace(script, '');
}

/** The symbols that a page shows, of one sprite or several, in one file. */
async function withOneSprite(dist: string, html: string): Promise<string> {
  const uses = [...html.matchAll(use)].map(([, address = '', id = '']) => ({ address, id }));
  const symbols = new Map<string, string>();
  for (const address of new Set(uses.map((one) => one.address))) {
    const svg = await readFile(join(dist, address), 'utf8');
    const shown = new Set(uses.filter((one) => one.address === address).map(({ id }) => id));
    for (const [symbol, id = ''] of svg.matchAll(symbolsOf)) {
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
  const whole = await publish(dist, 'marks', 'svg', svg);
  return html.replace(use, `<use href="${whole}#$2"`);
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
        const scripts = [...(await filesIn(dist, /\.js$/)).values()].flatMap(marksIn);
        const bundle = bundler(dist);
        for (const [file, html] of await filesIn(dist, /\.html$/)) {
          const styled = await withOneStylesheet(dist, html, scripts);
          await writeFile(file, await withOneSprite(dist, await withOneScript(styled, bundle)));
        }
        const readers = [...(await filesIn(dist, /\.(html|js|json)$/)).values()];
        for (const sheet of (await filesIn(dist, /\.css$/)).keys()) {
          if (!readers.some((text) => text.includes(basename(sheet)))) await rm(sheet);
        }
      },
    },
  };
}
