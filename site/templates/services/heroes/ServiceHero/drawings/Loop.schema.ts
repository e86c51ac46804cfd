import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(0).max(60);

export const loopSchema = z.strictObject({
  caption: line(240).describe('Whose server it is; one dot is one call.'),
  plans: several(2, {
    name: line(40).describe('Where the slow call runs.'),
    working: count.describe('Calls that are at work and slow.'),
    waiting: count.describe('Calls that wait for them.'),
    done: count.describe('Calls that were answered.'),
    text: line(200).describe('Who notices what.'),
  }).describe('The same second twice.'),
  waitingWords: line(20).describe('What stands under the number of those that wait, such as "wait".'),
});

export type LoopContent = z.infer<typeof loopSchema>;
