import { buildMoment } from '../time/buildMoment.ts';
import { memoize } from '../lib/memoize.ts';
import { offsetOn } from '../time/sharedHours.ts';
import type { Agency } from './agency.schema.ts';
import { single } from '../collections/single.ts';

/** Who the agency is and how it is reached. */
export const agency = (): Promise<Agency> => single('agency');

/** An office with its hours east of UTC in the coming winter, such as 5.5. */
export type Office = Agency['offices'][number] & { utcOffset: number };

const comingWinter = `${buildMoment().getUTCFullYear() + 1}-01-15`;

/** The offices in their order. Their UTC offsets are calculated, since time zone rules change. */
export const offices = memoize(async (): Promise<Office[]> => {
  const { offices: listed } = await agency();
  return listed.map((office) => ({ ...office, utcOffset: offsetOn(office.timeZone, comingWinter) / 60 }));
});

/** The office in a city. Throws an Error that says who asks for a city without one. */
export async function officeIn(city: string, asker: string): Promise<Office> {
  const office = (await offices()).find((candidate) => candidate.city === city);
  if (!office) throw new Error(`${asker}: agency.yaml names no office in ${city}.`);
  return office;
}

/** Whom to write to about what, with the addresses of mail and telephone. */
export async function contactEntries(
  items: readonly { contact: keyof Agency['contacts']; icon: string; text: string }[],
) {
  const { contacts } = await agency();
  return items.map(({ contact, ...words }) => {
    const { label, email, phone } = contacts[contact];
    return {
      ...words,
      title: label,
      addresses: [
        { href: `mailto:${email}`, label: email },
        { href: `tel:${phone.replaceAll(' ', '')}`, label: phone.replaceAll(' ', '\u00a0') },
      ],
    };
  });
}
