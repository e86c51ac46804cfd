import { z } from 'astro/zod';
import { ref, seo, several } from '../../collections/fields.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { aiFigureSchema } from './sections/AiFigure/AiFigure.schema.ts';
import { awardsSchema } from '../../sections/Awards/Awards.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { insightsSchema } from './sections/Insights/Insights.schema.ts';
import { clientLogosSchema } from './sections/ClientLogos/ClientLogos.schema.ts';
import { figuresSchema } from '../../sections/Figures/Figures.schema.ts';
import { firstWeekSchema } from '../../sections/FirstWeek/FirstWeek.schema.ts';
import { hireSchema } from './sections/Hire/Hire.schema.ts';
import { workSchema } from '../../sections/Work/Work.schema.ts';
import { heroSchema } from './heroes/Hero/Hero.schema.ts';
import { holdUsToSchema } from './sections/HoldUsTo/HoldUsTo.schema.ts';
import { productMatrixSchema } from './sections/ProductMatrix/ProductMatrix.schema.ts';
import { servicesSchema } from '../../sections/Services/Services.schema.ts';

/** `content/pages/home.yaml`: the words of the home page, section by section. */
export const homeSchema = z.strictObject({
  seo,
  hero: heroSchema,
  clientLogos: clientLogosSchema,
  services: servicesSchema,
  firstWeek: firstWeekSchema,
  holdUsTo: holdUsToSchema,
  work: workSchema,
  productMatrix: productMatrixSchema,
  reviews: reviewsSchema,
  awards: awardsSchema,
  hire: hireSchema,
  technologies: several([1], ref('technologies')).describe('The groups of tools in the line of tools.'),
  figures: figuresSchema,
  aiFigure: aiFigureSchema,
  insights: insightsSchema,
  ctaBanner: ctaBannerSchema,
});
