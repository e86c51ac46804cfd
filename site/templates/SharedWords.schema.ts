import { z } from 'astro/zod';
import { portraitWordsSchema } from '../records/drawnTile.ts';
import { reviewWordsSchema } from '../records/reviewMarks.ts';
import { shareWordsSchema } from '../records/shareWords.ts';
import { awardsSchema } from '../sections/Awards/Awards.schema.ts';
import { databaseLabelsSchema } from '../sections/Databases/Databases.schema.ts';
import { engagementModelsSchema } from '../sections/EngagementModels/EngagementModels.schema.ts';
import { executiveNoteSchema } from '../sections/ExecutiveNote/ExecutiveNote.schema.ts';
import { faqSchema } from '../sections/Faq/Faq.schema.ts';
import { weekNowSchema } from '../sections/FirstWeek/FirstWeek.schema.ts';
import { howYouBuySchema } from '../sections/HowYouBuy/HowYouBuy.schema.ts';
import { noteLineSchema } from '../sections/NoteLine/NoteLine.schema.ts';
import { officeNowSchema } from '../sections/Offices/Offices.schema.ts';
import { processSchema } from '../sections/Process/Process.schema.ts';
import { techStackSchema } from '../sections/TechStack/TechStack.schema.ts';
import { toolLineSchema } from '../sections/ToolLine/ToolLine.schema.ts';
import { trustBadgesSchema } from '../sections/TrustBadges/TrustBadges.schema.ts';

/** `content/pages/shared.yaml`: the words of sections that stand alike on several pages. */
export const sharedWordsSchema = z.strictObject({
  awards: awardsSchema,
  portraits: portraitWordsSchema,
  reviews: reviewWordsSchema,
  process: processSchema,
  engagementModels: engagementModelsSchema,
  howYouBuy: howYouBuySchema,
  noteLine: noteLineSchema,
  toolLine: toolLineSchema,
  techStack: techStackSchema,
  databases: databaseLabelsSchema,
  executiveNote: executiveNoteSchema,
  faq: faqSchema,
  trustBadges: trustBadgesSchema,
  firstWeek: weekNowSchema,
  offices: officeNowSchema,
  share: shareWordsSchema,
});
