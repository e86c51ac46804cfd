import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';
import { portraitWordsSchema } from '../records/drawnTile.ts';
import { reviewWordsSchema } from '../records/reviewMarks.ts';
import { shareWordsSchema } from '../records/shareWords.ts';
import { awardsSchema } from './Awards/Awards.schema.ts';
import { beforeYouWriteWords } from './BeforeYouWrite/BeforeYouWrite.schema.ts';
import { databaseLabelsSchema } from './Databases/Databases.schema.ts';
import { engagementModelsSchema } from './EngagementModels/EngagementModels.schema.ts';
import { executiveNoteSchema, noteLineSchema } from './ExecutiveNote/ExecutiveNote.schema.ts';
import { faqSchema } from './Faq/Faq.schema.ts';
import { weekNowSchema } from './FirstWeek/FirstWeek.schema.ts';
import { officeNowSchema } from './Offices/Offices.schema.ts';
import { processSchema } from './Process/Process.schema.ts';
import { toolLineSchema } from './ToolLine/ToolLine.schema.ts';
import { badgesSchema } from './Ledger/Ledger.schema.ts';

/** `content/pages/shared.yaml`: the words of sections that stand alike on several pages. */
export const sharedWordsSchema = z.strictObject({
  awards: awardsSchema,
  portraits: portraitWordsSchema,
  reviews: reviewWordsSchema,
  process: processSchema,
  engagementModels: engagementModelsSchema,
  beforeYouWrite: beforeYouWriteWords,
  planBenefits: z.strictObject({ heading: line(50) }).describe('Over what every plan for a person includes.'),
  afterYouWrite: z
    .strictObject({ heading: line(60), text: line(480) })
    .describe('What happens after a message, where a page tells its price.'),
  noteLine: noteLineSchema,
  toolLine: toolLineSchema,
  techStack: toolLineSchema,
  databases: databaseLabelsSchema,
  executiveNote: executiveNoteSchema,
  faq: faqSchema,
  trustBadges: badgesSchema,
  firstWeek: weekNowSchema,
  offices: officeNowSchema,
  share: shareWordsSchema,
});
