import type { z } from 'astro/zod';
import { billSchema } from './drawings/Bill.schema.ts';
import { calendarSchema } from './drawings/Calendar.schema.ts';
import { exportDaySchema } from './drawings/ExportDay.schema.ts';
import { fieldsSchema } from './drawings/Fields.schema.ts';
import { fixedPriceSchema } from './drawings/FixedPrice.schema.ts';
import { gainsSchema } from './drawings/Gains.schema.ts';
import { goldensSchema } from './drawings/Goldens.schema.ts';
import { modulesSchema } from './drawings/Modules.schema.ts';
import { partsPriceSchema } from './drawings/PartsPrice.schema.ts';
import { placesSchema } from './drawings/Places.schema.ts';
import { roundSchema } from './drawings/Round.schema.ts';
import { runbookSchema } from './drawings/Runbook.schema.ts';
import { runsSchema } from './drawings/Runs.schema.ts';
import { runwaySchema } from './drawings/Runway.schema.ts';
import { scatterSchema } from './drawings/Scatter.schema.ts';
import { sharedSchema } from './drawings/Shared.schema.ts';
import { stagesSchema } from './drawings/Stages.schema.ts';
import { supportSchema } from './drawings/Support.schema.ts';
import { upgradesSchema } from './drawings/Upgrades.schema.ts';

/** What each exhibit is drawn from; a template takes those that its services may have. */
export const serviceExhibitSchemas = {
  bill: billSchema,
  calendar: calendarSchema,
  exportDay: exportDaySchema,
  fields: fieldsSchema,
  fixedPrice: fixedPriceSchema,
  gains: gainsSchema,
  goldens: goldensSchema,
  modules: modulesSchema,
  partsPrice: partsPriceSchema,
  places: placesSchema,
  round: roundSchema,
  runbook: runbookSchema,
  runs: runsSchema,
  runway: runwaySchema,
  scatter: scatterSchema,
  shared: sharedSchema,
  stages: stagesSchema,
  support: supportSchema,
  upgrades: upgradesSchema,
};

type Contents = {
  [Drawing in keyof typeof serviceExhibitSchemas]: z.infer<(typeof serviceExhibitSchemas)[Drawing]>;
};

/** An exhibit by its drawing. */
export type ServiceExhibit = {
  [Drawing in keyof Contents]: { drawing: Drawing } & Contents[Drawing];
}[keyof Contents];
