import { fill } from '../../../../collections/fill.ts';
import { hrefTo } from '../../../../collections/routes.ts';
import { amount } from '../../../../lib/money.ts';
import { agency, offices } from '../../../../records/agency.ts';
import { dayOf, officesSeenFrom } from '../../../../records/overlap.ts';
import { placeNamed, places } from '../../../../records/places.ts';
import { checkHour, ownRates, rateCard } from '../../../../records/rates.ts';
import { clock, duration } from '../../../../time/clock.ts';
import { cutAtMidnight, minutesCovered, offsetOn } from '../../../../time/sharedHours.ts';
import { withheldSum } from '../../parts/withheldSum.ts';
import { hoursAllYear, zoneHours } from '../../records/zoneHours.ts';
import type { CountryExhibits } from './CountryExhibit.schema.ts';
import type { Exhibits, Linked } from './CountryExhibit.tsx';

const isWeekday = (day: string) => new Date(day).getUTCDay() % 6 !== 0;

/** What the records say of each exhibit: its words with all that is counted or looked up for it. */
const findings: {
  readonly [Form in keyof CountryExhibits]: (
    content: CountryExhibits[Form],
  ) => Linked<Exhibits[Form]> | Promise<Linked<Exhibits[Form]>>;
} = {
  agreement: (content) => ({ ...content, resolveLink: hrefTo }),

  clockStair: async ({ zones, seasons, ...words }) => {
    const cities = await places(zones.map((zone) => zone.place));
    const seen = seasons.map(async ({ label, day }) => ({
      label,
      zones: await Promise.all(
        cities.map(async (city, at) => ({
          name: zones[at]?.name ?? city.city,
          own: dayOf(city),
          ahead: offsetOn(city.timeZone, day),
          offices: (await officesSeenFrom(city, day)).offices,
        })),
      ),
    }));
    return { ...words, seasons: await Promise.all(seen), resolveLink: hrefTo };
  },

  closedDays: async ({ hours, lede, ...words }) => {
    const { language } = await agency();
    const { offices: seen } = await officesSeenFrom(await placeNamed(words.place), `${words.year}-01-15`);
    const [own, other] = seen;
    const text = fill(hours.text, {
      open: clock(own?.span.from ?? 0),
      close: clock(own?.span.to ?? 0),
      from: clock(other?.span.from ?? 0),
      to: clock(other?.span.to ?? 0),
      hours: duration(minutesCovered(seen.flatMap(({ span }) => cutAtMidnight(span)))),
    });
    const counts = {
      closed: String(words.closed.filter(({ day }) => isWeekday(day)).length),
      thin: String(words.thin.length),
    };
    return {
      ...words,
      language,
      lede: fill(lede, counts),
      hours: { heading: hours.heading, text },
      resolveLink: hrefTo,
    };
  },

  languagePairs: async (content) => ({
    ...content,
    currency: (await placeNamed(content.place)).currency,
    resolveLink: hrefTo,
  }),

  paymentPath: async ({ lede, steps, invoice, rates, ...words }) => {
    const sum = withheldSum(invoice.fee, invoice.tax, invoice.withheld);
    const amounts = Object.fromEntries(
      Object.entries({ ...sum, stroke: invoice.stroke }).map(([name, value]) => [
        name,
        `${invoice.currency} ${amount(value)}`,
      ]),
    );
    return {
      ...words,
      lede: fill(lede, amounts),
      steps: {
        billed: fill(steps.billed, amounts),
        sent: fill(steps.sent, amounts),
        withheld: fill(steps.withheld, amounts),
        passed: fill(steps.passed, amounts),
      },
      invoice,
      sum,
      rates: { ...rates, id: rates.card, card: await rateCard(rates.card) },
      resolveLink: hrefTo,
    };
  },

  rainYear: async ({ lede, ...words }) => {
    const { stroke, unit, months } = words;
    const sum = months.reduce((all, depth) => all + depth, 0);
    const { language } = await agency();
    const filled = fill(lede, { stroke: `${stroke} ${unit}`, sum: `${sum} ${unit}` });
    return { ...words, lede: filled, language, resolveLink: hrefTo };
  },

  stateRules: (content) => ({ ...content, resolveLink: hrefTo }),

  taxSteps: async ({ rates, ...words }) => {
    const { country, currency } = await placeNamed(words.place);
    const { brand } = await agency();
    const office = (await offices()).find((one) => one.country === country);
    await checkHour(rates.chosen, words.invoice.rate, words.heading);
    return {
      ...words,
      currency,
      rates: { ...(await ownRates(rates.chosen)), text: rates.text, id: rates.chosen },
      from: { name: brand, country, address: office?.address ?? [] },
      resolveLink: hrefTo,
    };
  },

  workingHours: async ({ seasons, ...words }) => {
    const here = await placeNamed(words.place);
    const seen = seasons.map(async ({ label, day }) => ({ label, ...(await officesSeenFrom(here, day)) }));
    return {
      ...words,
      own: { country: here.country, span: dayOf(here) },
      seasons: await Promise.all(seen),
      resolveLink: hrefTo,
    };
  },

  zoneStrokes: async ({ zones, seasons, still, lede, note, ...words }) => {
    const days = seasons.map(({ day }) => day);
    const seen = await zoneHours(
      zones.map((zone) => zone.place),
      days,
    );
    const strokes = seen.zones.flat().flatMap((day) => day.strokes);
    const sentences = still.map(async ({ place: where, text }) =>
      fill(text, { time: duration(await hoursAllYear(where, days)) }),
    );
    return {
      ...words,
      lede: fill(lede, {
        strokes: String(strokes.length),
        kept: String(strokes.filter((working) => working.length > 0).length),
      }),
      note: fill(note, { first: String(strokes.filter((working) => working.includes(0)).length) }),
      zones: zones.map(({ name, states }, at) => ({
        name,
        states,
        seasons: seasons.flatMap(({ label }, season) => {
          const one = seen.zones[at]?.[season];
          return one ? [{ label, ...one }] : [];
        }),
      })),
      columns: seen.columns,
      still: await Promise.all(sentences),
      resolveLink: hrefTo,
    };
  },
};

/** An exhibit with what the records say of it. */
export const found = async <Form extends keyof CountryExhibits>(form: Form, content: CountryExhibits[Form]) =>
  findings[form](content);
