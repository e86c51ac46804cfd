import { link, pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { openProjectsSchema } from './sections/OpenProjects/OpenProjects.schema.ts';
import { pickOrNotSchema } from '../../sections/PickOrNot/PickOrNot.schema.ts';
import { numberedStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { talksSchema } from './sections/Talks/Talks.schema.ts';

/** `content/pages/company/open-source.yaml`: the words around the projects and talks. */
export const openSourceSchema = pageSchema({
  head: coverHeadSchema.extend({ button: link }),
  projects: openProjectsSchema,
  talks: talksSchema,
  choice: pickOrNotSchema.describe('What is published and what stays closed.'),
  contribute: numberedStepsSchema.describe('How somebody helps, or starts a project with us.'),
  ctaBanner: ctaBannerSchema,
});
