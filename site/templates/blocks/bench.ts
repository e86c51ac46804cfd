import { getCollection } from 'astro:content';
import { tile } from '../../art/tile.ts';
import { toSvg } from '../../art/toSvg.ts';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { pick } from '../../lib/pick.ts';
import type { RateCard } from '../../lib/rateCard.schema.ts';
import { sprite } from '../../lib/sprite.ts';

/** As many as the list beside the headline holds. */
const MOST = 4;
const DAY = 86_400_000;

const words = (format: Intl.DateTimeFormatOptions) => {
  const writer = new Intl.DateTimeFormat('en-CA', { ...format, timeZone: 'UTC' });
  return (time: number) => writer.format(time);
};
const shortDay = words({ weekday: 'short', day: 'numeric' });
const longDay = words({ day: 'numeric', month: 'long' });

const mondayOf = (time: number): number => time - ((new Date(time).getUTCDay() + 6) % 7) * DAY;

/**
 * Who of a role is free first, with the Monday of that week. Throws an Error when somebody's rate lies outside the
 * rates of the role, since the page shows both.
 */
export async function bench(role: string, card: Pick<RateCard, 'regions'> | undefined) {
  const { art: palette } = await brandPalette();
  const free = await getCollection('bench', ({ data }) => data.roles.includes(role));
  const first = free.sort((a, b) => a.data.free.localeCompare(b.data.free)).slice(0, MOST);
  const people = pick(
    await getCollection('people'),
    first.map(({ id }) => id),
    'people',
  );
  const tiles = first.map(({ id }) => ({ id, svg: toSvg(tile(id, palette)) }));
  const file = drawingFile(`bench-${role}`, sprite(tiles));
  const own = card?.regions.filter(({ ours }) => ours);
  const monday = mondayOf(Date.parse(first[0]?.data.free ?? '2000-01-03'));
  return {
    week: new Date(monday).toISOString().slice(0, 10),
    weekInWords: longDay(monday),
    people: first.map(({ id, data }, at) => {
      if (own && !own.some(({ low, high }) => low <= data.rate && data.rate <= high)) {
        throw new Error(`The rate in bench/${id}.yaml lies outside the rates of ${role}.`);
      }
      return {
        ...data,
        name: people[at]?.data.name ?? id,
        tile: `${file}#${id}`,
        day: shortDay(Date.parse(data.free)),
      };
    }),
  };
}
