import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, pageNotes, pagePaths } from '../support/pages.ts';
import { part } from '../support/parts.ts';

interface Range {
  low: number;
  high: number;
}

interface Card {
  ownAs?: string;
  regions: ({ office?: string; levels?: Record<string, Range> } & Range)[];
}

const record = (path: string) => parse(readFileSync(`content/records/${path}.yaml`, 'utf8'));
const cards = new Map<string, Card>(
  readdirSync('content/records/rates').map((file) => {
    const id = file.replace('.yaml', '');
    return [id, record(`rates/${id}`)];
  }),
);

const bare = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const numbers = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([one]) => Number(one.replaceAll(',', '')));
const cellsOf = (row: string) => {
  const cells: Record<string, string> = {};
  for (const [, head = '', text = ''] of row.matchAll(/<td[^>]*data-head="([^"]+)"[^>]*>(.*?)<\/td>/gs))
    cells[head] = bare(text);
  return cells;
};
const ends = (text: string | undefined): [number, number] => {
  const [low = NaN, high = low] = numbers(text ?? '');
  return [low, high];
};

/** Whether an hour of the office costs this, at one of its levels or over all of them. */
const isRateOf = (id: string, office: string | undefined, [low, high]: [number, number]) => {
  const region = cards.get(id)?.regions.find((one) => one.office === office);
  return [region, ...Object.values(region?.levels ?? {})].some(
    (one) => one?.low === low && one.high === high,
  );
};

/** The jobs of a page whose sums carry a mark: their lines, and under them the sum. */
function jobsOf(html: string, mark = 'sum of the lines') {
  return [...html.matchAll(/<tbody[^>]*>(.*?)<\/tbody>/gs)]
    .filter(([body]) => body.includes(`data-price="${mark}"`))
    .map(([, body = '']) => {
      const rows = [...body.matchAll(/<tr[^>]*data-price="([^"]+)"[^>]*>(.*?)<\/tr>/gs)];
      const lines = rows
        .filter(([, mark]) => /^(?:rates|bench)\//.test(mark ?? ''))
        .map(([, mark = '', row = '']) => ({
          person: mark.startsWith('bench/') ? mark : undefined,
          card: mark.slice('rates/'.length),
          head: bare(/<th[^>]*>(.*?)<\/th>/s.exec(row)?.[1] ?? ''),
          cells: cellsOf(row),
        }));
      return { lines, sum: cellsOf(rows.at(-1)?.[2] ?? '') };
    });
}

const pages = pagePaths().map((path) => ({ path, html: htmlOf(path) }));
const priced = pages
  .map(({ path, html }) => ({ path, html, jobs: jobsOf(html) }))
  .filter(({ jobs }) => jobs.length > 0);

test('every line of a job is hours times a rate of its office, and every sum that of its lines', () => {
  expect(priced.length).toBeGreaterThan(30);
  for (const { path, jobs } of priced) {
    for (const { lines, sum } of jobs) {
      let [low, high, hours] = [0, 0, 0];
      for (const { card: id, cells } of lines) {
        const [rate, top] = ends(cells['An hour']);
        expect(
          isRateOf(id, cells['Office'], [rate, top]),
          `${path}: ${cells['Office']} ${cells['An hour']}`,
        ).toBe(true);
        const [time = NaN] = numbers(cells['Hours'] ?? '');
        expect(ends(cells['In all']), path).toEqual([time * rate, time * top]);
        [low, high, hours] = [low + time * rate, high + time * top, hours + time];
      }
      expect(ends(sum['In all']), path).toEqual([low, high]);
      expect(numbers(sum['Hours'] ?? ''), path).toEqual([hours]);
    }
  }
});

test('three years of a framework are hours times the rate of a person or a level, each year and in all', () => {
  const bills = pages.flatMap(({ path, html }) =>
    jobsOf(html, 'sum of three years').map((bill) => ({ path, html, ...bill })),
  );
  expect(bills.length).toBe(7);
  const add = (all: number, one: number) => all + one;
  for (const { path, html, lines, sum } of bills) {
    const lede = bare(html.slice(html.indexOf('id="cost"'), html.indexOf('data-price="sum of three years"')));
    expect(lede, path).toContain(sum['In all'] ?? 'nothing');
    const years = Object.keys(sum).filter((head) => /^\d{4}$/.test(head));
    expect(years, path).toHaveLength(3);
    const work = lines.map(({ person, card, head, cells }) => {
      const [, office, hour] = / (\p{L}+), ([\d–]+) an hour$/u.exec(head) ?? [];
      const [low, high] = ends(hour);
      if (person) expect([low, high], `${path}: ${head}`).toEqual(Array(2).fill(record(person).rate));
      else expect(isRateOf(card, office, [low, high]), `${path}: ${head}`).toBe(true);
      const hours = years.map((year) => numbers(cells[year] ?? '')[0] ?? 0);
      const all = hours.reduce(add);
      expect(ends(cells['In all']), path).toEqual([all * low, all * high]);
      return [low, high].map((rate) => [...hours, all].map((some) => some * rate));
    });
    for (const [at, head] of [...years, 'In all'].entries()) {
      const both = [0, 1].map((end) => work.map((ofLine) => ofLine[end]?.[at] ?? NaN).reduce(add));
      expect(ends(sum[head]), `${path}: ${head}`).toEqual(both);
    }
  }
});

test('a page with one job says its sum in the words above the table as the table does', () => {
  const services = new Set(
    pageNotes()
      .filter(({ kind }) => kind === 'service-pages' || kind === 'industry-pages')
      .map(({ path }) => path),
  );
  const lone = priced.filter(({ path, jobs }) => services.has(path) && jobs.length === 1);
  expect(lone.length).toBeGreaterThan(25);
  const said = lone.filter(({ html, jobs }) => {
    const words = bare(html.slice(html.indexOf('<main'), html.indexOf('data-price="sum of the lines"')));
    return words.includes(jobs[0]?.sum['In all'] ?? 'nothing');
  });
  expect(said.length).toBeGreaterThan(lone.length * 0.8);
});

test('every role shows its price at each office, at home, on the page of all roles and on its own page', () => {
  const roles = readdirSync('content/records/roles').map((file) =>
    record(`roles/${file.replace('.yaml', '')}`),
  );
  expect(roles).toHaveLength(16);
  const home = bare(part(htmlOf('/'), 'hire'));
  const index = bare(part(htmlOf('/hire/'), 'roles-grid'));
  for (const { name, rates, page } of roles) {
    const card = cards.get(rates);
    const own = cards.get(card?.ownAs ?? rates)?.regions.filter(({ office }) => office) ?? [];
    expect(own.length).toBeGreaterThan(1);
    for (const { office, low, high, levels } of own) {
      expect(home).toContain(`In ${office}, 2025 USD ${low} to ${high}`);
      const row = index.slice(index.indexOf(`${name} `));
      expect(row.slice(0, 160)).toContain(`${office} ${low}–${high}`);
      for (const { low: from, high: to } of Object.values(levels ?? {}))
        expect(bare(htmlOf(page))).toContain(`${from}–${to}`);
    }
  }
});

test('the months after which a build is cheaper than the licence follow from the rates', () => {
  const words = bare(htmlOf('/blog/white-label-app-development/'));
  const [own] = cards.get('developers')?.regions ?? [];
  const months = [own?.high, record('bench/ishani-pawar').rate, own?.low].map((rate = NaN) => {
    const [build, upkeep] = [1600 * rate, 60 * rate];
    return Math.ceil((build - 12_000) / (3920 - upkeep));
  });
  for (const month of months) expect(words).toContain(`Month ${month} `);
});

test('nobody on the payroll costs more an hour than a client pays for the level', () => {
  const { exchange }: { exchange: number } = parse(
    readFileSync('content/pages/countries/locations/canada.yaml', 'utf8'),
  ).taxes.invoice;
  const hours = 1920;
  const vancouver = cards.get('developers')?.regions.find(({ office }) => office === 'Vancouver');
  const levels = ['level-3', 'level-4', 'level-5'].map((name) => record(`pay-levels/${name}`).pay);
  const hourly = levels.map((pay: { currency: string; to: number }[]) => {
    const { to = NaN } = pay.find(({ currency }) => currency === 'CAD') ?? {};
    return (to * exchange) / hours;
  });
  const paid = ['mid', 'senior', 'lead'].map((level) => vancouver?.levels?.[level]?.low ?? NaN);
  hourly.forEach((cost, at) => expect(cost).toBeLessThan(paid[at] ?? 0));
});
