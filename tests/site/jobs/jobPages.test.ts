import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, pageNotes } from '../../support/pages.ts';
import { openSite } from '../../support/openSite.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const { browser, address } = await openSite();

const list = htmlOf('/careers/');
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const paths = pageNotes()
  .filter(({ kind }) => kind === 'jobs')
  .map(({ path }) => path);
/** The row of the list that leads to a page. */
const rowOf = (path: string) =>
  list.split('data-closes=').find((row) => row.includes(`href="${path}"`)) ?? '';
const closesOn = (path: string) => /data-job-closes="([\d-]+)"/.exec(htmlOf(path))?.[1] ?? '';

const agency: {
  offices: { city: string; timeZone: string; hours: { from: string; to: string } }[];
  contacts: { hr: { email: string } };
} = parse(readFileSync('content/agency.yaml', 'utf8'));

test('every role of the list has a page, and every page stands in the list', () => {
  expect(paths.length).toBeGreaterThan(2);
  expect(list.match(/data-closes="/g)).toHaveLength(paths.length);
  for (const path of paths) expect(rowOf(path), path).not.toBe('');
});

test.each(paths)('%s says the pay and the closing day of its row', (path) => {
  const row = rowOf(path);
  const html = main(htmlOf(path));
  const pay = [...row.matchAll(/[A-Z]{3} [\d,]+(?: to [\d,]+)? a year/g)].map(([words]) => words);
  expect(pay.length).toBeGreaterThan(0);
  for (const words of pay) expect(html).toContain(words);
  expect(row).toContain(`"${closesOn(path)}"`);
});

/** What the clocks of a time zone show at a moment, such as 20:30. */
const clockAt = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

test.each(paths)('%s counts the minutes in which both offices are at work', (path) => {
  const said = /(\d\d:\d\d) to (\d\d:\d\d), which is (\d\d:\d\d) to (\d\d:\d\d) there: (\d+) minutes/.exec(
    htmlOf(path),
  );
  const first = Date.parse(`${closesOn(path)}T00:00:00Z`);
  const together = Array.from({ length: DAY / MINUTE }, (_, minute) => first + minute * MINUTE).filter(
    (moment) =>
      agency.offices.every(({ timeZone, hours }) => {
        const clock = clockAt(timeZone, moment);
        return clock >= hours.from && clock < hours.to;
      }),
  );
  expect(Number(said?.[5])).toBe(together.length);
  const [begin = 0, end = 0] = [together[0], (together.at(-1) ?? 0) + MINUTE];
  const clocks = agency.offices.map(({ timeZone }) => [clockAt(timeZone, begin), clockAt(timeZone, end)]);
  expect(clocks).toContainEqual(said?.slice(1, 3));
  expect(clocks).toContainEqual(said?.slice(3, 5));
});

test.each(paths)('%s draws as many marks as its numbers say', (path) => {
  const task = /<section data-section="sample-task".*?<\/section>/s.exec(htmlOf(path))?.[0] ?? '';
  const drawn = [...task.matchAll(/<path data-kind="\d" d="([^"]+)"/g)].map(
    ([, d = '']) => d.match(/M/g)?.length,
  );
  const numbers = [...task.matchAll(/<dt>(\d+)<\/dt>/g)].map(([, number]) => Number(number));
  expect(drawn).toEqual(numbers);
});

test.each(paths)('%s opens a mail to the people team, and no contact form', (path) => {
  const html = main(htmlOf(path));
  expect(html).not.toContain('data-contact-open');
  const [mail = ''] = /href="mailto:[^"]+"/.exec(html) ?? [];
  expect(mail).toContain(agency.contacts.hr.email);
  const [, reference = ''] = /<dt>Reference<\/dt><dd><p>([^<]+)</.exec(html) ?? [];
  expect(mail).toContain(encodeURIComponent(reference));
});

test.each(paths)(
  '%s takes applications on its last day and says on the next that it has closed',
  async (path) => {
    const last = Date.parse(`${closesOn(path)}T12:00:00Z`);
    for (const [moment, isClosed] of [
      [last, false],
      [last + DAY, true],
    ] as const) {
      const page = await browser.newPage({ timezoneId: 'UTC' });
      await page.clock.setFixedTime(moment);
      await page.goto(address + path);
      expect(await page.locator('#apply').isVisible()).toBe(!isClosed);
      expect(await page.locator('[data-job-closed]').isVisible()).toBe(isClosed);
      await page.close();
    }
  },
);

test('a role that is not invented is described for job searches, an invented one is not', async () => {
  for (const path of paths) expect(htmlOf(path)).not.toContain('JobPosting');
  vi.stubEnv('SITE', 'https://agency.example');
  const { jobPosting } = await import('../../../site/templates/jobs/jobPosting.ts');
  const [office] = agency.offices;
  if (!office) throw new Error('agency.yaml names no office.');
  const role = {
    title: 'Tester',
    reference: 'T-1',
    manager: 'ana-lima',
    offices: [office.city],
    employment: 'full-time' as const,
    posted: '2026-11-02',
    closes: '2027-01-15',
    currencies: ['EUR'],
    levels: [],
    summary: 'Ferries in fog.',
    duties: ['Listen'],
    needs: ['Ears'],
    demo: false,
  };
  const posting = jobPosting(role, {
    offices: [{ ...office, country: 'Finland', address: ['Pier 4'], utcOffset: 2 }],
    pay: [{ currency: 'EUR', from: 52_000, to: 64_000 }],
  });
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-02',
    validThrough: '2027-01-15T23:59:59Z',
    employmentType: 'FULL_TIME',
    jobLocation: [{ address: { addressLocality: office.city } }],
    baseSalary: [{ currency: 'EUR', value: { minValue: 52_000, maxValue: 64_000, unitText: 'YEAR' } }],
  });
  vi.unstubAllEnvs();
});
