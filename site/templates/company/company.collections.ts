import type { SchemasFor } from '../../collections/Kind.ts';
import { aboutSchema } from './About.schema.ts';
import { eventsPageSchema } from './Events.schema.ts';
import { figuresPageSchema } from './FiguresPage.schema.ts';
import { generativeAiSchema } from './GenerativeAi.schema.ts';
import { howWeWorkSchema } from './HowWeWork.schema.ts';
import { openSourceSchema } from './OpenSource.schema.ts';
import { securitySchema } from './Security.schema.ts';
import { testimonialsSchema } from './Testimonials.schema.ts';
import type { kind } from './kind.ts';
import { eventSchema } from './records/events.ts';
import { openProjectSchema } from './records/openProjects.ts';
import { replyTimesSchema } from './records/replyTimes.schema.ts';
import { talkSchema } from './records/talks.ts';

/** The schemas of its collections. */
export const schemas = {
  about: aboutSchema,
  'events-page': eventsPageSchema,
  'figures-page': figuresPageSchema,
  'generative-ai': generativeAiSchema,
  'how-we-work': howWeWorkSchema,
  'open-source': openSourceSchema,
  security: securitySchema,
  testimonials: testimonialsSchema,
  events: eventSchema,
  'open-projects': openProjectSchema,
  'reply-times': replyTimesSchema,
  talks: talkSchema,
} satisfies SchemasFor<typeof kind>;
