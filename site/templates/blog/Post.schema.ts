import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { GROUNDS } from '../../art/palette.schema.ts';
import { day, keywords, line, pageSchema, ref } from '../../collections/fields.ts';
import { checklistSchema } from './sections/Checklist/Checklist.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { engagementModelsSchema } from '../../sections/EngagementModels/EngagementModels.schema.ts';
import { numberBandSchema } from './sections/NumberBand/NumberBand.schema.ts';
import { postHeroSchema } from './heroes/PostHero/PostHero.schema.ts';
import { postRelatedSchema } from './sections/PostRelated/PostRelated.schema.ts';
import { shortAnswerSchema } from './sections/ShortAnswer/ShortAnswer.schema.ts';

/** Which section of the page a part is, such as `what-white-label-covers`. */
const kind = z.string().regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens only.');

/** What the page of a post holds besides its text. */
const articleSchema = pageSchema({
  keywords: keywords('What the post is about and its variants'),
  author: ref('people').describe('Who wrote it.'),
  updated: day.optional().describe('When its facts were last checked or changed, such as 2026-10-12.'),
  hero: postHeroSchema,
  answer: shortAnswerSchema,
  numbers: numberBandSchema
    .extend({ after: z.number().int().min(1).max(9) })
    .describe('One example in large numbers, after the chapter at this place, counted from 1.'),
  table: decisionTableSchema
    .safeExtend({ kind })
    .optional()
    .describe('Choices side by side, after the text.'),
  engagementModels: engagementModelsSchema
    .optional()
    .describe('The ways to pay, where the post is about them.'),
  checklist: checklistSchema.extend({ kind }).optional(),
  related: postRelatedSchema,
  ctaBanner: ctaBannerSchema,
});

/**
 * The front matter of `content/pages/posts/<slug>.md`; the post is the Markdown under it, in chapters that each begin with
 * `## Heading {kind}`, several of which may be parts of the same section. A post without text is announced on cards only and has no page.
 */
export const postSchema = z.strictObject({
  title: line(70),
  category: line(24).describe(
    'Its subject, such as "Hiring"; `content/pages/hubs/blog.yaml` says under which topic it is listed.',
  ),
  published: day.describe('When it was published, such as 2026-03-09.'),
  cover: z
    .strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) })
    .describe('How its cover is drawn; the same post has the same picture everywhere.'),
  demo: z.boolean().describe('True while clients, people and figures in it are invented.'),
  article: articleSchema.optional().describe('What its page holds besides the text.'),
});
