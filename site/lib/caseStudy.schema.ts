import { z } from 'astro/zod';
import { line } from './fields.ts';

/** The tags that the case studies are filtered by. */
export const SERVICE_TAGS = [
  ...(['Mobile App', 'Flutter', 'Android', 'iOS', 'Generative AI', 'Prompt Engineering'] as const),
  ...(['AI Integration', 'AI Agent Development', 'Web App', 'Backend', 'Website'] as const),
  ...(['App Maintenance', 'Legacy App Modernization', 'UI/UX'] as const),
] as const;
export const INDUSTRY_TAGS = [
  ...(['Fitness', 'Travel', 'Healthcare', 'Real Estate', 'On-Demand', 'Diamond', 'Entertainment'] as const),
  ...(['Music', 'Podcast', 'Fintech', 'Cannabis', 'Supply Chain', 'Logistics'] as const),
] as const;
export const PLATFORM_TAGS = ['Web', 'Mobile', 'Desktop', 'AI', 'UI/UX'] as const;

const CROPS = ['top', 'bottom', 'large', 'two'] as const;

/**
 * How devices are cut by the edge of their card: `top` shows the upper part, `bottom` the lower part,
 * `large` comes near, `two` shows two, the second from above.
 */
export type Crop = (typeof CROPS)[number];

/** What a cover is drawn from: the names that the art knows. */
interface CoverSchemas<Composition extends z.ZodType, Ground extends z.ZodType> {
  readonly composition: Composition;
  readonly ground: Ground;
}

/**
 * The fields of `content/case-studies/<slug>.yaml` that its card, its hero and its place in lists read.
 * The schemas of covers and screens belong to the art and are passed in.
 */
export const caseStudySchema = <
  Composition extends z.ZodType,
  Ground extends z.ZodType,
  Screen extends z.ZodType,
>(
  cover: CoverSchemas<Composition, Ground>,
  screen: Screen,
) =>
  z.strictObject({
    /** A name for other programs that never changes, such as SUPPLY_CHAIN. */
    key: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]*$/, 'Write capitals, digits and underscores, such as SUPPLY_CHAIN.'),
    /** Heading of its page, ten words at most; write " & " for the ampersand that the design sets apart. */
    title: line(90),
    /** Short name of the product, for cards and the large name on its page. */
    cardName: line(24),
    /** One line beside the name on the card: what kind of product it is, and where it runs. */
    cardLine: line(40),
    /** The measured result in one line, with what it was before; no two case studies share one. */
    chartLine: line(60),
    /** One or two sentences with a checkable fact: the lead of the page. */
    summary: line(240),
    /** Tags for the filter. */
    categories: z.strictObject({
      service: z.array(z.enum(SERVICE_TAGS)).min(1),
      industry: z.array(z.enum(INDUSTRY_TAGS)).min(1),
      platform: z.array(z.enum(PLATFORM_TAGS)).min(1),
    }),
    /** Names and terms that belong to this story alone; the check for repeated text reads past them. */
    keywords: z.array(line(40)).min(1),
    /** The drawing behind the device on the card. */
    cover: z.strictObject({
      /** How the drawing is put together. */
      composition: cover.composition,
      /** The ground it stands on; neighbours in a list differ. */
      ground: cover.ground,
      /** Another ramp of the palette for the motif, by name, such as a darker one behind a bright product. */
      ramp: line(20).optional(),
    }),
    /** Which part of the device the card shows. `two` shows the first two screens. */
    crop: z.enum(CROPS),
    /** Screens of the product, the one for the card first. */
    screens: z.array(screen).min(1).max(6),
    /** True while client, people and figures are invented. */
    demo: z.boolean(),
  });
