import { z } from 'astro/zod';
import { dotMatrixSchema } from '../../sections/DotMatrix/DotMatrix.schema.ts';
import { parcelMapSchema } from '../../sections/ParcelMap/ParcelMap.schema.ts';
import { reviewPairSchema } from '../../sections/ReviewPair/ReviewPair.schema.ts';
import { rolePanelsSchema } from '../../sections/RolePanels/RolePanels.schema.ts';
import { relatedCasesSchema } from '../../sections/Work/Work.schema.ts';
import { industryFields } from './industryFields.ts';

/** The record lies somewhere: a listing, a flat, a house for sale. */
export const mapSchema = z.strictObject({
  spine: z.literal('map'),
  ...industryFields,
  map: parcelMapSchema,
  roles: rolePanelsSchema,
  aiUse: dotMatrixSchema,
  cases: relatedCasesSchema,
  reviews: reviewPairSchema,
});

export type MapPage = z.infer<typeof mapSchema>;
