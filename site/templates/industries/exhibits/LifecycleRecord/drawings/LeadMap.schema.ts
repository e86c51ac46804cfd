import { z } from 'astro/zod';
import { LEAD_ROWS } from './LeadMap.geometry.ts';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const place = z.number().min(-6).max(50);
const leads = z.number().int().min(0).max(60);

export const leadMapSchema = z.strictObject({
  form: z.literal('leads').describe('Leads in the areas of a town, and the way of one of them.'),
  ...recordFields,
  title: line(200).describe('The map in a sentence, for those who do not see it.'),
  areas: several([4, 9], {
    name: line(16).describe('The area.'),
    note: line(50).optional().describe('What is special there, such as “one agent”.'),
    x: place.describe('Where its name and leads begin, in leads from the left of the map.'),
    y: place.describe('The same from the top.'),
    columns: z.number().int().min(1).max(14),
    first: leads.describe('How many leads the first agent answered in time; each is one dot.'),
    second: leads.describe('How many the second agent answered.'),
    late: leads.describe('How many waited longer.'),
  }).refine(
    (areas) => areas.every((area) => area.first + area.second + area.late <= area.columns * LEAD_ROWS),
    'An area has three rows of leads; give one of these more columns.',
  ),
  keys: z
    .strictObject({ first: line(60), second: line(60), late: line(60) })
    .describe('What the dots of each kind are; their number stands before the words.'),
  way: several([3, 5], {
    x: place.describe('Where the step stands on the map, in leads from the left.'),
    y: place.describe('The same from the top.'),
    at: line(16).describe('When, such as "19:02".'),
    text: line(110).describe('What happens to the lead there, and who does it.'),
  }).describe('The way of one lead, from the search to an agent; its steps are numbered in the drawing.'),
  wayLabel: line(60).describe('What the list of the steps is called for those who hear it.'),
});

export type LeadMap = z.infer<typeof leadMapSchema>;
