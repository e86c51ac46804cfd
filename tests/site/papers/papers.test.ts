import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf } from '../../support/pages.ts';
import { openSite } from '../../support/openSite.ts';

interface Line {
  person: string;
  rates: string;
  rate: number;
  planned: number[];
  worked: number[];
}

interface Rates {
  regions: { office?: string; low: number; high: number }[];
}

const DAY = 86_400_000;
const record = (path: string) => parse(readFileSync(`content/records/${path}.yaml`, 'utf8'));
const project = record('sample-project');
const lines: Line[] = project.lines;
const { browser, address } = await openSite();

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const whole = (value: number) => value.toLocaleString('en-CA');
const exact = (value: number) => value.toLocaleString('en-CA', { minimumFractionDigits: 2 });
const money = (hours: (line: Line) => number) => sum(lines.map((line) => hours(line) * line.rate));

/** Words of a paper as a reader reads them. */
const wordsOf = (path: string): string => {
  const html = htmlOf(path);
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
};

const agreed = money(({ planned }) => sum(planned));
const week: number = project.status.week;
const spent = money(({ worked }) => sum(worked.slice(0, week)));
/** Hours of the invoice's month: a week belongs to the month of its Friday. */
const billedOf = ({ worked }: Line) =>
  sum(
    worked.filter((_, at) =>
      new Date(Date.parse(project.start) + (at * 7 + 4) * DAY)
        .toISOString()
        .startsWith(project.invoice.month),
    ),
  );
const billed = money(billedOf);

/** How many pages a paper has in print. */
async function printed(
  path: string,
  format: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<number> {
  const page = await browser.newPage({ colorScheme });
  await page.goto(address + path);
  const pdf = await page.pdf({ format });
  await page.close();
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const papers = [
  ['/papers/supplier-sheet/', 2, 2],
  ['/papers/statement-of-work/', 1, 3],
  ['/papers/weekly-status/', 1, 2],
  ['/papers/invoice/', 1, 2],
] as const;

test.each(papers.flatMap((paper) => ['A4', 'Letter'].map((format) => [...paper, format] as const)))(
  '%s prints on %i to %i pages of %s',
  async (path, least, most, format) => {
    const pages = await printed(path, format);
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
  },
);

test.each(papers)('%s prints black on white without the frame of the site, by night too', async (path) => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(address + path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const frame of ['body > header', 'body > footer', 'nav[aria-label="Breadcrumb"]']) {
    expect(await page.locator(frame).isVisible()).toBe(false);
  }
  const colours = await page.evaluate(() => {
    const words = document.querySelector('main h2');
    return [
      words ? getComputedStyle(words).color : '',
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).colorScheme,
    ];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'light']);
  await page.close();
});

test('the rates of the sample lie in the ranges of the office of each person', () => {
  for (const { person, rates, rate } of lines) {
    const card: Rates = record(`rates/${rates}`);
    const { place } = record(`people/${person}`);
    const own = card.regions.find(({ office }) => office === place);
    expect(rate).toBeGreaterThanOrEqual(own?.low ?? Infinity);
    expect(rate).toBeLessThanOrEqual(own?.high ?? 0);
  }
});

test('the statement of work adds up the hours that were planned', () => {
  const words = wordsOf('/papers/statement-of-work/');
  for (const { planned, rate } of lines) {
    expect(words).toContain(` ${sum(planned)} ${rate} ${whole(sum(planned) * rate)} `);
  }
  expect(words).toContain(
    `Total before tax ${whole(sum(lines.flatMap(({ planned }) => planned)))} ${whole(agreed)}`,
  );
});

test('the weekly status sets the hours worked against the same sum', () => {
  const words = wordsOf('/papers/weekly-status/');
  expect(words).toContain(`Spent after week ${week} ${whole(spent)} ${((spent / agreed) * 100).toFixed(1)}%`);
  for (const { planned, worked } of lines) {
    const soFar = sum(worked.slice(0, week));
    const [hours, left] = [sum(planned), sum(planned) - soFar];
    expect(words).toContain(` ${worked[week - 1]} ${soFar} ${hours} ${left} `);
  }
  const ahead = money(({ planned }) => sum(planned.slice(week)));
  expect(words).toContain(`the work ends at USD ${whole(spent + ahead)}`);
  expect(words).toContain(`with USD ${exact(billed)}`);
});

test('the invoice is the hours of its month times the rates, without tax', () => {
  const words = wordsOf('/papers/invoice/');
  for (const line of lines) {
    const hours = billedOf(line);
    expect(words).toContain(` ${hours} ${exact(line.rate)} ${exact(hours * line.rate)} `);
  }
  expect(words).toContain(`Irish VAT, accounted for by the customer 0.00 Due in USD ${exact(billed)}`);
  expect(billed).toBeLessThan(spent);
});

test('the supplier sheet names both companies as the contract does', () => {
  const words = wordsOf('/papers/supplier-sheet/').replaceAll('&amp;', '&');
  const fact: { text: string } = record('facts/legal-entities');
  for (const country of ['canada', 'india']) {
    const { name }: { name: string } = record(`entities/${country}`);
    expect(fact.text).toContain(name.replace(/\.$/, ''));
    expect(words).toContain(name);
  }
});

test.each([
  ['/pricing/', ['invoice', 'statement-of-work', 'supplier-sheet']],
  ['/how-we-work/', ['weekly-status', 'statement-of-work']],
  ['/security/', ['supplier-sheet', 'statement-of-work']],
])('%s links to its papers', (path, linked) => {
  for (const paper of linked) expect(htmlOf(path)).toContain(`href="/papers/${paper}/"`);
});
