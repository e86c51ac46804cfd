import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';

/**
 * Hours from nine to five in New York that each company shares in January and in July, by hand: Tucson is two hours behind
 * in winter and three in summer, Hamilton keeps New York's clock, Curitiba is two ahead in winter and one in summer, Aarhus
 * six all year but for weeks in spring and autumn, Nakuru eight and seven, Iloilo 13 and 12, Dunedin 18 and 16.
 */
const shared: readonly [company: string, january: string, july: string, tall: number, short: number][] = [
  ['ocotrail', '6 h', '5 h', 6, 0],
  ['escarmont', '8 h', '8 h', 8, 0],
  ['pinhoral', '7 h', '8 h', 7, 0],
  ['strandgavl', '1 h 30', '1 h 30', 1, 1],
  ['menengara', '1 h', '2 h', 1, 0],
  ['lantavela', '30 min', '1 h 30', 0, 1],
  ['albatrove', '2 h 30', '30 min', 2, 1],
];

const map = () => {
  const html = htmlOf('/top-companies/real-estate-app-development/');
  return html.split('data-section="company-map"')[1]?.split('</section>')[0] ?? '';
};

test.each(shared)(
  '%s stands on the map with %s in January and %s in July',
  (company, january, july, tall, short) => {
    const mark = map().split(`data-company="${company}"`)[1]?.split('</svg>')[0] ?? '';
    const heights = [...mark.matchAll(/M[\d.-]+ 0l[\d.]+-(\d+)/g)].map(([, height]) => Number(height));
    const most = Math.max(...heights, 54);
    expect([
      heights.filter((one) => one === most).length,
      heights.filter((one) => one < most).length,
    ]).toEqual([tall, short]);
    const row = map()
      .split(`href="#${company}"`)[1]
      ?.split('</li>')[0]
      ?.replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(row).toContain(`${january} in January, ${july} in July`);
  },
);
