import { z } from 'astro/zod';
import { boardSchema } from './Board.schema.ts';
import { deviceSchema } from './Device.schema.ts';
import { instrumentSchema } from './Instrument.schema.ts';
import { paperSchema } from './Paper.schema.ts';

/**
 * `content/pages/services/<page>.yaml`: one service or framework; the file's name is the page's path under /services/,
 * and its form decides what else it holds.
 */
export const servicePageSchema = z.discriminatedUnion('template', [
  boardSchema,
  deviceSchema,
  instrumentSchema,
  paperSchema,
]);

export type ServicePage = z.infer<typeof servicePageSchema>;
