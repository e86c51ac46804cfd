import { z } from 'astro/zod';
import { line, time, timeZone } from '../collections/fields.ts';
import { allNamed, named } from '../collections/named.ts';

/** `content/records/places/<city>.yaml`: a city whose working day is compared with the offices'. */
export const placeSchema = z.strictObject({
  city: line(30),
  country: line(30),
  code: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as IE.')
    .describe('ISO code of the country, such as IE.'),
  timeZone,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as EUR.')
    .describe('Three letters of what one pays with there, such as EUR.'),
  hours: z.strictObject({ from: time, to: time }).describe('The usual working day there, local time.'),
  order: z.number().int().min(1).describe('Place in lists, counted from 1.'),
});

export type Place = z.infer<typeof placeSchema>;

/** The cities with these ids, in this order. */
export const places = async (ids: readonly string[]): Promise<Place[]> =>
  (await allNamed('places', ids)).map(({ data }) => data);

/** The city with this id. */
export const placeNamed = async (id: string): Promise<Place> => (await named('places', id)).data;
