import { callTimes } from '../../lib/callTimes.ts';
import { zoneOf } from '../../lib/zone.ts';
import type { CallTimes } from '../BookACall.schema.ts';
import { siteSettings } from './siteSettings.ts';

/** The times of calls as a table: by UTC, at each office, and who answers. */
export async function callTimesTable({ heading, lede, question, host, answers, before, after }: CallTimes) {
  const { offices } = await siteSettings();
  const dayOf = (day: number) => (day < 0 ? ` ${before}` : day > 0 ? ` ${after}` : '');
  return {
    heading,
    lede,
    question,
    columns: [...offices.map(({ city, utcOffset }) => `${city}, ${zoneOf(utcOffset)}`), host],
    rows: callTimes(offices).map(({ utc, city, local }) => ({
      label: utc,
      cells: [...local.map(({ time, day }) => time + dayOf(day)), answers.replace('{city}', city)],
    })),
  };
}
