import { z } from 'astro/zod';
import { icon, line } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/phases/<name>.yaml`: one phase of the way we work. */
export const phaseSchema = z.strictObject({
  no: z.number().int().min(1).max(9).describe('Its place, counted from 1; shown as 01.'),
  title: line(16).describe('One word for what is done.'),
  icon,
  alt: line(60).describe('What the icon shows, where it stands without the title.'),
  weeks: z
    .strictObject({ least: z.number().int().min(1), most: z.number().int().min(1).max(12) })
    .optional()
    .describe(
      'How many weeks it takes; each is one bar of the drawing. Leave it out for a phase that goes on.',
    ),
  text: line(80).describe('What happens, in one sentence.'),
  result: line(80).optional().describe('What the client holds at its end, in one sentence.'),
  steps: z.array(line(60)).optional().describe('The steps inside it, for pages that tell more.'),
});

export type Phase = z.infer<typeof phaseSchema>;

/** How long a phase lasts, such as "2–3 weeks". */
export function weeksOf({ weeks }: Pick<Phase, 'weeks'>): string {
  if (!weeks) return 'Ongoing';
  const { least, most } = weeks;
  return `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'week' : 'weeks'}`;
}

/** The phases of the way we work, in their order. */
export const phases = async (): Promise<Phase[]> =>
  (await entriesOf('phases')).map(({ data }) => data).sort((a, b) => a.no - b.no);

/** The phases in short, each with its weeks, as {@link phases}. */
export const phasesInShort = async () =>
  (await phases()).map((phase) => ({ title: phase.title, weeks: weeksOf(phase) }));
