import { z } from 'astro/zod';
import { day, line, ref } from '../../../../../collections/fields.ts';

export const companyMapSchema = z.strictObject({
  heading: line(60).describe('What a place on the map tells. Write " & " for the ampersand.'),
  lede: line(300).describe(
    'How to read the map: a tall stroke is an hour that is shared. `{city}`, `{from}` and `{to}` become the place and its day, `{month}` the month that is drawn.',
  ),
  place: ref('places').describe('Whose working day is compared with that of each company.'),
  days: z.tuple([day, day]).describe('The day that is drawn, and one half a year away from it.'),
  alt: line(200).describe('What the map shows, for those who do not see it.'),
  hours: line(80).describe(
    'What a company shares in both months: `{first}` and `{second}` become hours, `{month}` and `{other}` the months.',
  ),
  when: line(60).describe(
    'When that is in the month that is drawn, by the clock of the place: `{hours}`, `{city}`.',
  ),
  reading: line(300).describe(
    'What the map shows. `{most}` and `{least}` become the companies with the most and the fewest hours, `{mostHours}` and `{leastHours}` these; `{month}`, `{city}` as above.',
  ),
});

export type CompanyMap = z.infer<typeof companyMapSchema>;
