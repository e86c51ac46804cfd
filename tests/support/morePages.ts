import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const words = (heading: string) => ({ heading, lede: `${heading}, in a few words.` });
const tools = { ...words('Backend frameworks'), set: 'backend-frameworks' };

/** Writes a page based on another one of its kind, with some fields replaced or added. */
async function pageLike(like: string, file: string, other: object): Promise<void> {
  const page: object = parse(await readFile(like, 'utf8'));
  await writeFile(file, stringify({ ...page, ...other }));
}

/** Where the copied pages come from. */
const demo = resolve('content/pages');

/** Files of pages beside which another one is put under a name of its own, and the address that it gets. */
const allCopies: readonly (readonly [file: string, name: string, address: string])[] = [
  ['case-studies/ai-trip-planner-app-development.md', 'another-case', '/case-studies/another-case/'],
  ['countries/web-development-ireland.yaml', 'another-country', '/another-country/'],
  ['countries/locations/canada.yaml', 'another-federation', '/locations/another-federation/'],
  ['services/reactjs-development.yaml', 'another-framework', '/services/another-framework/'],
  ['industries/travel.yaml', 'another-industry', '/another-industry/'],
  ['jobs/trainee-testing.yaml', 'another-role', '/careers/another-role/'],
  ['legal/terms.yaml', 'another-notice', '/another-notice/'],
  ['posts/mls-idx-reso-explained.md', 'another-post', '/blog/another-post/'],
  ['services/mobile-app-development.yaml', 'another-app', '/services/another-app/'],
  ['services/startup-consulting-services.yaml', 'another-report', '/services/another-report/'],
  [
    'rankings/flutter-app-development.yaml',
    'travel-app-development',
    '/top-companies/travel-app-development/',
  ],
];

/** The copies whose kinds exist. */
const copies = allCopies.filter(([file]) => existsSync(join(demo, file)));

/** Addresses of the pages of other kinds that {@link addPages} adds. */
export const copiedPages: readonly string[] = copies.map(([, , address]) => address);

/** Adds pages with every optional field of services and roles; each needs nothing but its own file. */
export async function addPages(content: string): Promise<void> {
  const pages = join(content, 'pages');
  await pageLike(
    join(pages, 'services/reactjs-development.yaml'),
    join(pages, 'services/web-development.yaml'),
    { databases: words('Databases') },
  );
  await pageLike(
    join(pages, 'services/ai-prompt-engineering.yaml'),
    join(pages, 'services/backend-development.yaml'),
    { tools, databases: words('Databases') },
  );
  if (existsSync(join(demo, 'hire')))
    await pageLike(
      join(pages, 'hire/hire-mobile-app-developers.yaml'),
      join(pages, 'hire/hire-mobile-app-designers.yaml'),
      {
        role: 'mobile-app-designers',
        costFactors: { heading: 'Cost factors', text: ['Three ways to hire a designer.'] },
        tools,
        databases: words('Databases'),
      },
    );
  for (const [file, name] of copies) {
    const copy = join(pages, dirname(file), `${name}${extname(file)}`);
    await cp(join(pages, file), copy);
  }
}
