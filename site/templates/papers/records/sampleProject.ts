import { z } from 'astro/zod';
import { dayInWords } from '../../../time/dayInWords.ts';
import { day, line, ref, several } from '../../../collections/fields.ts';
import { officeRate } from '../../../collections/rateCard.ts';
import { amount, cents } from '../../../lib/money.ts';
import { daysAfter, fridayOf, lastWorkingDay, sumsOf, total, weeksIn } from '../parts/projectSums.ts';
import { entity } from './entities.ts';
import { people } from '../../../records/people.ts';
import { rateCard } from '../../../records/rates.ts';
import { single } from '../../../collections/single.ts';

const hours = several([1, 26], z.number().min(0).max(60));

const bookedSchema = z.strictObject({
  person: ref('people'),
  does: line(50).describe('The part of this person, in a few words.'),
  rates: ref('rates').describe('The kind of work whose range holds the rate.'),
  rate: z.number().positive().describe('For an hour, in the currency of the project.'),
  planned: hours.describe('Hours agreed for each week.'),
  worked: hours.describe('Hours worked in each week so far.'),
});

/** `content/records/sample-project.yaml`: the one invented project that all sample papers are calculated from. */
export const sampleProjectSchema = z
  .strictObject({
    title: line(60).describe('What is built, in a few words.'),
    number: line(20).describe('The number of the contract.'),
    client: z.strictObject({
      name: line(60),
      address: several([1, 5], line(60)),
      vat: line(30).describe('The tax number, an invented one.'),
      signs: line(40).describe('Who signs for the client.'),
      position: line(40),
    }),
    entity: ref('entities').describe('Which of your companies signs.'),
    signs: ref('people').describe('Who signs for it.'),
    lead: ref('people').describe('The product lead, whose hours are part of the rates.'),
    signed: day.describe('Day of the signatures.'),
    start: day.describe('The Monday of the first week.'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.'),
    lines: several([1, 8], bookedSchema),
    deliverables: several([1, 8], {
      name: line(50),
      accepted: line(120).describe('What shows that it is done.'),
      week: z.int().min(1).describe('In the demo of which week it is shown.'),
    }),
    status: z.strictObject({ week: z.int().min(1).describe('The week that the sample status tells.') }),
    invoice: z.strictObject({
      number: line(20),
      month: z.string().regex(/^\d{4}-\d{2}$/, 'Write year and month, such as 2026-08.'),
      dueDays: z.int().min(0).max(90),
    }),
    demo: z.literal(true).describe('The project is invented.'),
  })
  .refine(({ start }) => new Date(start).getUTCDay() === 1, {
    path: ['start'],
    error: 'The first week begins on a Monday.',
  })
  .refine(({ lines }) => new Set(lines.map(({ planned }) => planned.length)).size === 1, {
    path: ['lines'],
    error: 'Everybody has hours for the same number of weeks.',
  })
  .refine(({ lines, status }) => lines.every(({ worked }) => worked.length >= status.week), {
    path: ['lines'],
    error: 'Everybody has worked hours until the week of the status.',
  });

const months = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Throws an Error unless the rate is within those of the person's office. */
async function checkRate(
  { person, rates, rate }: z.infer<typeof bookedSchema>,
  place: string,
  currency: string,
): Promise<void> {
  const card = await rateCard(rates);
  const { low, high } = officeRate(card, place);
  if (card.currency === currency && rate >= low && rate <= high) return;
  throw new Error(
    `records/sample-project.yaml: ${person} costs ${currency} ${rate}; records/rates/${rates}.yaml has ${card.currency} ${low} to ${high} in ${place}.`,
  );
}

/** The sample project with all amounts its papers need, and `values` to fill into their texts. */
export async function sampleProject() {
  const project = await single('sample-project');
  const { lines: booked, currency, start, status, invoice } = project;
  const weeks = booked[0]?.planned.length ?? 0;
  const billed = weeksIn(start, Math.min(weeks, status.week), invoice.month);
  const who = await people(booked.map(({ person }) => person));
  await Promise.all(booked.map((line, at) => checkRate(line, who[at]?.place ?? '', currency)));
  const lines = booked.map((line, at) => ({
    ...line,
    name: who[at]?.name ?? '',
    position: who[at]?.position ?? '',
    place: who[at]?.place ?? '',
    ...sumsOf(line, status.week, billed),
  }));
  const all = (field: keyof ReturnType<typeof sumsOf>) => total(lines.map((line) => line[field]));
  const sums = {
    hours: all('hours'),
    sum: all('sum'),
    week: all('week'),
    soFar: all('soFar'),
    spent: all('spent'),
    plannedSpent: all('plannedSpent'),
    forecast: all('forecast'),
    left: all('left'),
    billed: all('billed'),
    amount: all('amount'),
  };
  const date = lastWorkingDay(invoice.month);
  const due = daysAfter(date, invoice.dueDays);
  const money = (value: number) => `${currency}\u00a0${amount(value)}`;
  const [signs, lead] = await people([project.signs, project.lead]);
  return {
    ...project,
    weeks,
    lines,
    sums,
    issuedOn: dayInWords(date),
    signedOn: dayInWords(project.signed),
    company: await entity(project.entity),
    signs: signs ?? { name: '', position: '' },
    lead: lead ?? { name: '', position: '' },
    deliverables: project.deliverables.map((one) => ({
      ...one,
      day: dayInWords(fridayOf(start, one.week)).replaceAll(' ', '\u00a0'),
    })),
    values: {
      client: project.client.name,
      number: project.number,
      currency,
      week: String(status.week),
      friday: dayInWords(fridayOf(start, status.week)),
      start: dayInWords(start),
      end: dayInWords(fridayOf(start, weeks)),
      hours: amount(sums.hours),
      total: money(sums.sum),
      burned: money(sums.spent),
      forecast: money(sums.forecast),
      spare: money(sums.sum - sums.forecast),
      invoiced: `${currency}\u00a0${cents(sums.amount)}`,
      invoiceNumber: invoice.number,
      month: months.format(Date.parse(`${invoice.month}-01`)),
      monthStart: dayInWords(daysAfter(fridayOf(start, billed[0] ?? 1), -4)),
      monthEnd: dayInWords(fridayOf(start, billed.at(-1) ?? 1)),
      due: dayInWords(due),
    },
  };
}

export type SampleProject = Awaited<ReturnType<typeof sampleProject>>;
