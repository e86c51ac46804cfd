import { z } from 'astro/zod';
import { serviceHeroWords } from '../../../../records/heroWords.ts';
import { backlogSchema } from './drawings/Backlog.schema.ts';
import { boardSchema } from './drawings/Board.schema.ts';
import { canvasSchema } from './drawings/Canvas.schema.ts';
import { ladderSchema } from './drawings/Ladder.schema.ts';
import { loadSchema } from './drawings/Load.schema.ts';
import { logSchema } from './drawings/Log.schema.ts';
import { loopSchema } from './drawings/Loop.schema.ts';
import { receiptSchema } from './drawings/Receipt.schema.ts';
import { routeSchema } from './drawings/Route.schema.ts';
import { scoreSchema } from './drawings/Score.schema.ts';
import { screenSchema } from './drawings/Screen.schema.ts';
import { slicesSchema } from './drawings/Slices.schema.ts';
import { spreadSchema } from './drawings/Spread.schema.ts';
import { struckSchema } from './drawings/Struck.schema.ts';
import { templateSchema } from './drawings/Template.schema.ts';
import { waterfallSchema } from './drawings/Waterfall.schema.ts';
import { weightSchema } from './drawings/Weight.schema.ts';

/** A hero with this drawing: the words of every service, and what is drawn under a name of its own. */
const hero = <Name extends string, Drawn extends z.ZodRawShape>(drawing: Name, drawn: Drawn) =>
  z.strictObject({ drawing: z.literal(drawing), ...serviceHeroWords, ...drawn });

/** A framework, or the web as a whole, drawn as wide as the page. */
export const subjectHeroSchema = z
  .discriminatedUnion('drawing', [
    hero('board', { board: boardSchema }),
    hero('canvas', { canvas: canvasSchema }),
    hero('ladder', { ladder: ladderSchema }),
    hero('loop', { loop: loopSchema }),
    hero('struck', { struck: struckSchema }),
    hero('template', { template: templateSchema }),
    hero('waterfall', { waterfall: waterfallSchema }),
    hero('weight', { weight: weightSchema }),
  ])
  .describe('The subject, drawn in one of these ways.');

/** One measurement of the work. */
export const measuredHeroSchema = z.discriminatedUnion('drawing', [
  hero('score', { sheet: scoreSchema }),
  hero('receipt', { receipt: receiptSchema }),
  hero('load', { load: loadSchema }),
  hero('log', { log: logSchema }),
  hero('slices', { slices: slicesSchema }),
]);

/** A document of the work, in the form that this work has. */
export const documentHeroSchema = z.discriminatedUnion('drawing', [
  hero('spread', { document: spreadSchema }),
  hero('backlog', { document: backlogSchema }),
  hero('screen', { document: screenSchema }),
  hero('route', { document: routeSchema }),
]);

export type ServiceHero = z.infer<
  typeof subjectHeroSchema | typeof measuredHeroSchema | typeof documentHeroSchema
>;
