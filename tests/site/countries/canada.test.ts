import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { percentOf, taxedSum, taxOn } from '../../../site/templates/countries/parts/taxedSum.ts';
import { htmlOf } from '../../support/pages.ts';
import { part } from '../../support/parts.ts';

const PATH = '/locations/canada/';

/** The words of the page below one of its sections, tag by tag. */
const wordsOf = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&nbsp;', '\u00A0').trim())
    .filter(Boolean);

/** By hand: Pune is at work from 03:30 to 15:30 UTC, Vancouver from 15:00 to 02:00; a day there is 09:00 to 17:00. */
const expected = {
  January: [
    ['Newfoundland', 'UTC−3:30', 'Pune 09:00–12:00', 180, 'Vancouver 11:30–17:00', 330],
    ['Maritimes', 'UTC−4:00', 'Pune 09:00–11:30', 150, 'Vancouver 11:00–17:00', 360],
    ['Ontario and Quebec', 'UTC−5:00', 'Pune 09:00–10:30', 90, 'Vancouver 10:00–17:00', 420],
    ['Manitoba', 'UTC−5:00', 'Pune 09:00–10:30', 90, 'Vancouver 10:00–17:00', 420],
    ['Saskatchewan and Alberta', 'UTC−6:00', 'Pune 09:00–09:30', 30, 'Vancouver 09:00–17:00', 480],
    ['British Columbia and Yukon', 'UTC−7:00', 'Vancouver 09:00–17:00', 480],
  ],
  July: [
    ['Newfoundland', 'UTC−2:30', 'Pune 09:00–13:00', 240, 'Vancouver 12:30–17:00', 270],
    ['Maritimes', 'UTC−3:00', 'Pune 09:00–12:30', 210, 'Vancouver 12:00–17:00', 300],
    ['Ontario and Quebec', 'UTC−4:00', 'Pune 09:00–11:30', 150, 'Vancouver 11:00–17:00', 360],
    ['Manitoba', 'UTC−5:00', 'Pune 09:00–10:30', 90, 'Vancouver 10:00–17:00', 420],
    ['Saskatchewan and Alberta', 'UTC−6:00', 'Pune 09:00–09:30', 30, 'Vancouver 09:00–17:00', 480],
    ['British Columbia and Yukon', 'UTC−7:00', 'Vancouver 09:00–17:00', 480],
  ],
};

const stairs = part(htmlOf(PATH), 'working-hours-overlap').split('<h3').slice(1);

test.each(Object.entries(expected))(
  'in %s each zone shares the hours that its clock gives',
  (month, zones) => {
    const stair = stairs.find((html) => html.includes(month)) ?? '';
    const told = stair
      .split('<li')
      .slice(1)
      .map((zone) => {
        const [name, utc] = wordsOf(`<${zone}`);
        const hours = Array.from(zone.matchAll(/data-minutes="(\d+)"[^>]*>([^<]+)/g), ([, minutes, text]) => [
          text,
          Number(minutes),
        ]);
        return [name, utc, ...hours.flat()];
      });
    expect(told).toEqual(zones);
  },
);

test.each(stairs.map((stair, at) => [at, stair] as const))(
  'every half hour of stair %i is a stroke, and an office is at work in it',
  (_, stair) => {
    for (const zone of stair.split('<li').slice(1)) {
      const paths = Array.from(zone.matchAll(/<path[^>]* d="([^"]*)"/g), ([, d = '']) => d).slice(1);
      const strokes = paths.flatMap((d) => Array.from(d.matchAll(/M(-?[\d.]+) /g), ([, x]) => x));
      expect(new Set(strokes).size).toBe(16);
    }
  },
);

test('each province adds the tax that the revenue agencies publish', () => {
  const section = part(htmlOf(PATH), 'invoicing-and-currency');
  const steps = /<ol.*?<\/ol>/s.exec(section)?.[0].split('<li').slice(1) ?? [];
  expect(steps.map((step) => wordsOf(`<${step}`).join(' ').replace(' %', '%').replace('CAD ', ''))).toEqual([
    '5% Alberta and the territories GST 10.00',
    '11% Saskatchewan GST 5 + PST 6 22.00',
    '12% British Columbia GST 5 + PST 7 24.00',
    '12% Manitoba GST 5 + RST 7 24.00',
    '13% Ontario HST 26.00',
    '14% Nova Scotia HST 28.00',
    '14.975% Quebec GST 5 + QST 9.975 29.95',
    '15% New Brunswick, Newfoundland and Labrador, PEI HST 30.00',
  ]);
});

test('the invoice adds up, and shows the office from which it comes', () => {
  const section = part(htmlOf(PATH), 'invoicing-and-currency');
  const amounts = Array.from(section.matchAll(/<dd>(.*?)<\/dd>/g), ([, text = '']) => wordsOf(text).join(''));
  // 160 h at 27 are 4,320; at 0.72 that is 6,000, of which 13 % are 780.
  expect(amounts).toEqual(['USD 4,320.00', 'CAD 6,000.00', 'CAD 780.00', 'CAD 6,780.00']);
  const { offices } = parse(readFileSync('content/agency.yaml', 'utf8'));
  const office = offices.find(({ country }: { country: string }) => country === 'Canada');
  const address = /data-fact="office-canada".*?<\/address>/s.exec(section)?.[0] ?? '';
  for (const line of office.address) expect(address).toContain(line);
});

test('lines of an invoice are rounded one by one, so that they add up to the cent', () => {
  expect(taxedSum(5120, 0.72, 13)).toEqual({ converted: 7111.11, tax: 924.44, due: 8035.55 });
  expect(percentOf(5, 9.975)).toBe(14.975);
  expect(taxOn(200, 14.975)).toBe(29.95);
});

test('French stands beside English as a build writes it, and is marked as French', () => {
  const section = part(htmlOf(PATH), 'bilingual-samples');
  const french = Array.from(section.matchAll(/<p [^>]*data-kind[^>]*lang="fr".*?<\/p>/gs), ([html]) =>
    wordsOf(html).join(''),
  );
  expect(french).toEqual([
    'Saisissez un code postal, par exemple H2X 1Y4.',
    'lundi 15 mars 2027',
    '1\u00A0234,50\u00A0$',
    'Enregistrer les modifications',
  ]);
});

test('as many clients are Canadian as the page says', () => {
  const folder = 'content/records/clients';
  const canadian = /British Columbia|Alberta|Manitoba|Ontario|Quebec|New Brunswick|Newfoundland|Yukon/;
  const places = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => String(parse(readFileSync(join(folder, file), 'utf8')).place));
  expect([places.length, places.filter((place) => canadian.test(place)).length]).toEqual([18, 11]);
  expect(part(htmlOf(PATH), 'who-we-serve-there')).toContain('Eleven of our 18 listed clients');
});

test('the short address of the page leads to it', () => {
  const redirects = parse(readFileSync('content/redirects.yaml', 'utf8'));
  expect(redirects[PATH]).toContain('/canada/');
});
