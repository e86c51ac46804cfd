import { z } from 'astro/zod';
import { keywords, line, seo } from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { beforeYouWriteSchema } from '../../sections/BeforeYouWrite/BeforeYouWrite.schema.ts';
import { namedTeamSchema } from './sections/NamedTeam/NamedTeam.schema.ts';

/** What every page about a service has, whatever its form. */
export const serviceSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Mobile apps".'),
  keywords: keywords('The search phrase, then the service, its technologies and their variants'),
  team: namedTeamSchema,
  closing: beforeYouWriteSchema,
  ctaBanner: ctaBannerSchema,
});
