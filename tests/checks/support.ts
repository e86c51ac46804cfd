import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../checks/content/main.ts', import.meta.url));

interface PageSource {
  main: string;
  heading?: string;
  title?: string;
  description?: string;
  footer?: string;
  kind?: string;
  words?: readonly [number, number];
  headings?: number;
  tells?: string;
  searched?: boolean;
  keywords?: string[];
}

/** Pages by address; a page that is only text is its `main`. */
export type Pages = Record<string, PageSource | string>;

const sourceOf = (page: PageSource | string) => (typeof page === 'string' ? { main: page } : page);

/** A page whose title and description are its own unless they are given. */
function htmlOf(path: string, page: PageSource | string): string {
  const {
    main,
    title = `Title ${path}`,
    description = `About ${path}`,
    footer = '',
    heading = 'Heading',
  } = sourceOf(page);
  return `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}">
    <link rel="canonical" href="https://agency.example${path}"></head>
    <body><main><h1>${heading}</h1>${main}</main><footer data-shared>${footer}</footer></body></html>`;
}

export interface Outcome {
  status: number | null;
  output: string;
  /** What the check says of one page; empty when it finds nothing there. */
  of: (path: string) => string;
}

interface Options {
  figures?: string[];
  /** The words of facts and promises. */
  saidOnce?: string[];
  /** What buttons to the form may say. */
  actions?: string[];
  /** Further files of the site by name. */
  files?: Record<string, string>;
  arguments?: string[];
  /** Files of the content folder by name. */
  content?: Record<string, string>;
  /** The day that the check takes for today. */
  day?: string;
  /** Leaves `build/pages.json` out. */
  unlisted?: boolean;
}

/** Writes a site into a folder of its own and runs the check on it. */
export function checkSite(pages: Pages, options: Options = {}): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    for (const [path, page] of Object.entries(pages)) write(`dist${path}index.html`, htmlOf(path, page));
    for (const [name, text] of Object.entries(options.files ?? {})) write(`dist/${name}`, text);
    for (const [name, text] of Object.entries(options.content ?? {})) write(`content/${name}`, text);
    const list = Object.entries(pages).map(([path, page]) => {
      const { kind = 'page', keywords = [], words, headings, tells, searched } = sourceOf(page);
      return { path, kind, keywords, words, headings, tells, searched };
    });
    if (!options.unlisted)
      write(
        'build/pages.json',
        JSON.stringify({
          pages: list,
          figures: options.figures ?? [],
          saidOnce: options.saidOnce ?? [],
          actions: options.actions ?? [],
        }),
      );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, join(folder, 'dist'), ...(options.arguments ?? [])],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          CONTENT_DIR: join(folder, 'content'),
          ...(options.day && { BUILD_DAY: options.day }),
        },
      },
    );
    const output = stdout + stderr;
    const parts = output.split('\n\n');
    return { status, output, of: (path) => parts.find((part) => part.startsWith(`${path} (`)) ?? '' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
