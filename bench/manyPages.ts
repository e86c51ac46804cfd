import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseDocument, type Document } from 'yaml';

/** Kinds of pages that are copied, posts twice as often as the others. */
const kinds = ['posts', 'hire', 'posts', 'services'] as const;

const vocabulary = [
  ...[
    'account',
    'agreement',
    'branch',
    'build',
    'calendar',
    'client',
    'contract',
    'customer',
    'database',
    'day',
  ],
  ...[
    'delivery',
    'design',
    'draft',
    'estimate',
    'feature',
    'field',
    'form',
    'hour',
    'invoice',
    'letter',
    'list',
  ],
  ...[
    'meeting',
    'month',
    'office',
    'order',
    'page',
    'phone',
    'plan',
    'price',
    'question',
    'release',
    'report',
  ],
  ...[
    'request',
    'review',
    'role',
    'screen',
    'server',
    'store',
    'table',
    'team',
    'test',
    'visit',
    'week',
    'word',
  ],
];

/** Words unique to a page and a place in it; the same in every run. */
function ownWords(page: number, place: number, count: number): string {
  let state = page * 7_919 + place * 104_729 + 1;
  const words = Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return vocabulary[state % vocabulary.length] ?? '';
  });
  return words.join(' ');
}

/** Replaces a text of a page; throws an Error if there is none. */
function say(page: Document, path: readonly string[], text: string): void {
  if (!page.hasIn(path)) throw new Error(`A page that is copied has no ${path.join('.')}.`);
  page.setIn(path, text);
}

/** A variant of a page with text, drawings and social image of its own. */
function varied(text: string, kind: (typeof kinds)[number], page: number): string {
  const [, front, prose = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const data = parseDocument(front ?? text);
  const under = kind === 'posts' ? ['article', 'seo'] : ['seo'];
  const title = `Page ${page} on ${ownWords(page, 0, 4)}`;
  say(data, [...under, 'title'], title);
  say(data, [...under, 'description'], `Page ${page} on ${ownWords(page, 1, 12)}.`);
  say(data, kind === 'posts' ? ['title'] : ['hero', 'headline'], title);
  if (front === undefined) return String(data);
  const paragraphs = prose.split('\n\n').map((paragraph, place) =>
    // Leaves lists and tables alone.
    /^[A-Z][^\n]*\.$/.test(paragraph) ? `${paragraph} ${ownWords(page, place, 25)}.` : paragraph,
  );
  return `---\n${String(data)}---\n${paragraphs.join('\n\n')}`;
}

/** Copies the content into an empty folder and adds a number of pages. */
export async function manyPages(content: string, more: number): Promise<void> {
  await cp('content', content, { recursive: true });
  const sources = new Map(
    await Promise.all(
      [...new Set(kinds)].map(async (kind) => {
        const folder = join('content/pages', kind);
        const files = (await readdir(folder)).sort();
        const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
        return [kind, files.map((file, at) => ({ file, text: texts[at] ?? '' }))] as const;
      }),
    ),
  );
  for (let page = 0; page < more; page++) {
    const kind = kinds[page % kinds.length] ?? 'posts';
    const from = sources.get(kind) ?? [];
    const source = from[Math.floor(page / kinds.length) % from.length];
    if (!source) throw new Error(`The content has no ${kind} that could be copied.`);
    await writeFile(
      join(content, 'pages', kind, `generated-${page}${extname(source.file)}`),
      varied(source.text, kind, page),
    );
  }
}
