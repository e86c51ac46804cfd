import { z } from 'astro/zod';
import { casesBesideSchema } from './sections/CasesBeside/CasesBeside.schema.ts';
import { dotMatrixSchema } from './sections/DotMatrix/DotMatrix.schema.ts';
import { houseFrontSchema } from './exhibits/HouseFront/HouseFront.schema.ts';
import { leadMapSchema } from './exhibits/LeadMap/LeadMap.schema.ts';
import { parcelMapSchema } from './exhibits/ParcelMap/ParcelMap.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { rolePanelsSchema } from './sections/RolePanels/RolePanels.schema.ts';
import { streetPlanSchema } from './exhibits/StreetPlan/StreetPlan.schema.ts';
import { industryFields } from './industries.fields.ts';

/** The record lies somewhere: a listing, a flat, a house for sale. */
export const mapSchema = z.strictObject({
  template: z.literal('map'),
  ...industryFields,
  map: z
    .discriminatedUnion('form', [parcelMapSchema, streetPlanSchema, houseFrontSchema, leadMapSchema])
    .describe(
      'The records where they lie: in blocks, along one street, in the windows of a house, or in areas.',
    ),
  roles: rolePanelsSchema,
  aiUse: dotMatrixSchema,
  cases: casesBesideSchema,
  reviews: reviewsSchema,
});

export type MapPage = z.infer<typeof mapSchema>;
