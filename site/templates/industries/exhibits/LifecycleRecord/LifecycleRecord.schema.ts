import { z } from 'astro/zod';
import { accountBillSchema } from './drawings/AccountBill.schema.ts';
import { betweenVisitsSchema } from './drawings/BetweenVisits.schema.ts';
import { clockDialSchema } from './drawings/ClockDial.schema.ts';
import { clockStripSchema } from './drawings/ClockStrip.schema.ts';
import { deadlineLedgerSchema } from './drawings/DeadlineLedger.schema.ts';
import { familyWeekSchema } from './drawings/FamilyWeek.schema.ts';
import { faultyFormSchema } from './drawings/FaultyForm.schema.ts';
import { houseFrontSchema } from './drawings/HouseFront.schema.ts';
import { leadMapSchema } from './drawings/LeadMap.schema.ts';
import { parcelMapSchema } from './drawings/ParcelMap.schema.ts';
import { shiftRosterSchema } from './drawings/ShiftRoster.schema.ts';
import { stockCardSchema } from './drawings/StockCard.schema.ts';
import { streetPlanSchema } from './drawings/StreetPlan.schema.ts';
import { visitTranscriptSchema } from './drawings/VisitTranscript.schema.ts';
import { wardLogSchema } from './drawings/WardLog.schema.ts';
import { workLoopSchema } from './drawings/WorkLoop.schema.ts';

export const clockRecordSchema = z
  .discriminatedUnion('form', [betweenVisitsSchema, clockDialSchema, clockStripSchema, visitTranscriptSchema])
  .describe(
    'The record in its time: a day on a dial, minutes in a row, a conversation, or the days between two visits.',
  );

export const ledgerRecordSchema = z
  .discriminatedUnion('form', [deadlineLedgerSchema, stockCardSchema, faultyFormSchema, wardLogSchema])
  .describe('The record as a sheet: deadlines, packs by lot, a form with faults, or a day by the hour.');

export const loopRecordSchema = z
  .discriminatedUnion('form', [workLoopSchema, accountBillSchema, familyWeekSchema])
  .describe(
    'The record as it comes round: its turns on a loop, its months on a bill, or the reminders of a week.',
  );

export const mapRecordSchema = z
  .discriminatedUnion('form', [parcelMapSchema, streetPlanSchema, houseFrontSchema, leadMapSchema])
  .describe(
    'The records where they lie: in blocks, along one street, in the windows of a house, or in areas.',
  );

export const rosterRecordSchema = shiftRosterSchema;

export type LifecycleRecord = z.infer<
  | typeof clockRecordSchema
  | typeof ledgerRecordSchema
  | typeof loopRecordSchema
  | typeof mapRecordSchema
  | typeof rosterRecordSchema
>;
export type RecordForm = LifecycleRecord['form'];
export type RecordOf = { [Form in RecordForm]: Extract<LifecycleRecord, { form: Form }> };
