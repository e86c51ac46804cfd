import { pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { figureRegisterSchema } from './sections/FigureRegister/FigureRegister.schema.ts';
import { replyTimesWords } from './sections/ReplyTimes/ReplyTimes.schema.ts';
import { reportContactSchema } from '../../sections/ReportContact/ReportContact.schema.ts';

/** `content/pages/company/figures.yaml`: the words around the figures, which are in `content/records/figures/`. */
export const figuresPageSchema = pageSchema({
  head: coverHeadSchema,
  register: figureRegisterSchema,
  clients: figureRegisterSchema
    .omit({ labels: true })
    .describe('The words over the figures of clients, under those of the agency.'),
  replies: replyTimesWords
    .optional()
    .describe('The words around how the promise of a reply was kept, where that is measured.'),
  retired: decisionTableSchema.describe('Figures that were once published, and why they no longer are.'),
  correction: reportContactSchema,
});
