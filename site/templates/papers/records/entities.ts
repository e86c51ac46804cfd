import { z } from 'astro/zod';
import { line, officeCity, several } from '../../../collections/fields.ts';
import { officeIn, offices } from '../../../records/agency.ts';
import { named } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/entities/<country>.yaml`: a company of the agency that signs contracts. */
export const entitySchema = z.strictObject({
  name: line(60).describe('The name in the register.'),
  office: officeCity.describe('City of its office, as in `content/agency.yaml`.'),
  numbers: several([1, 4], {
    label: line(30).describe('Its name, such as "GST account".'),
    number: line(40),
  }).describe('Registration and tax numbers.'),
  bank: several([1, 5], { label: line(30), value: line(40) }).describe(
    'Where its invoices are paid, one detail an entry.',
  ),
  demo: z.boolean().describe('True while company and numbers are invented.'),
});

/** One company with its office. */
export async function entity(id: string) {
  const { data } = await named('entities', id);
  return { ...data, office: await officeIn(data.office, `records/entities/${id}.yaml`) };
}

/** All companies in the order of their offices. */
export async function entities() {
  const cities = (await offices()).map(({ city }) => city);
  const all = await Promise.all((await entriesOf('entities')).map(({ id }) => entity(id)));
  return all.sort((a, b) => cities.indexOf(a.office.city) - cities.indexOf(b.office.city));
}
