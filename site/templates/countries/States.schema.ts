import { z } from 'astro/zod';
import { agreementSpreadSchema } from './exhibits/CountryExhibit/drawings/AgreementSpread.schema.ts';
import { stateRulesSchema } from './exhibits/CountryExhibit/drawings/StateRules.schema.ts';
import { supplierPapersSchema } from './sections/SupplierPapers/SupplierPapers.schema.ts';
import { zoneStrokesSchema } from './exhibits/CountryExhibit/drawings/ZoneStrokes.schema.ts';
import { countryFields } from './countries.fields.ts';

/** A country of many states: its zones side by side, the rules of single states, and the papers between two firms. */
export const statesSchema = z
  .strictObject(countryFields)
  .omit({ place: true, rules: true, invoicing: true })
  .extend({
    template: z.literal('states'),
    zones: zoneStrokesSchema,
    states: stateRulesSchema,
    agreement: agreementSpreadSchema,
    papers: supplierPapersSchema,
  });

export type StatesPage = z.infer<typeof statesSchema>;
