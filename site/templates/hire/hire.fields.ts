import { z } from 'astro/zod';
import { keywords, line, ref, seo } from '../../collections/fields.ts';
import { oneCaseSchema } from '../../sections/RelatedCases/RelatedCases.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { beforeYouWriteSchema } from '../../sections/BeforeYouWrite/BeforeYouWrite.schema.ts';
import { hireCostSchema } from './sections/HireCost/HireCost.schema.ts';
import { roleWorkSchema } from './sections/RoleWork/RoleWork.schema.ts';
import { seniorityMatrixSchema } from './sections/SeniorityMatrix/SeniorityMatrix.schema.ts';
import { waysToHireSchema } from './sections/WaysToHire/WaysToHire.schema.ts';

/** What every page about a role for hire has, whatever its form; the file's name is the page's path. */
export const hirePageFields = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "iOS developers".'),
  role: ref('roles').describe('The role.'),
  keywords: keywords('Role, technologies and their variants'),
  cost: hireCostSchema,
  work: roleWorkSchema,
  seniority: seniorityMatrixSchema,
  ways: waysToHireSchema,
  related: oneCaseSchema,
  closing: beforeYouWriteSchema,
  ctaBanner: ctaBannerSchema,
});
