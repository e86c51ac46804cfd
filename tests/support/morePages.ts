import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const words = (heading: string) => ({ heading, lede: `${heading}, in a few words.` });
const tools = { ...words('Backend frameworks'), set: 'backend-frameworks' };

/** Writes a page beside one of the same kind: its words, with these instead of some or beside them. */
async function pageLike(like: string, file: string, other: object): Promise<void> {
  const page: object = parse(await readFile(like, 'utf8'));
  await writeFile(file, stringify({ ...page, ...other }));
}

/** Adds pages that show all that a service or a role may show; each needs its own file and nothing else. */
export async function addPages(content: string): Promise<void> {
  const pages = join(content, 'pages');
  await pageLike(
    join(pages, 'services/mobile-app-development.yaml'),
    join(pages, 'services/web-development.yaml'),
    {
      frameworks: { ...words('Frameworks'), favoured: 'react' },
      hireLinks: words('Hire by framework'),
      tools,
      databases: words('Databases'),
    },
  );
  await pageLike(
    join(pages, 'hire/hire-mobile-app-developers.yaml'),
    join(pages, 'hire/hire-mobile-app-designers.yaml'),
    {
      role: 'mobile-app-designers',
      rates: 'designers',
      costFactors: { heading: 'Cost factors', text: ['Three ways to hire a designer.'] },
      tools,
      databases: words('Databases'),
    },
  );
}
