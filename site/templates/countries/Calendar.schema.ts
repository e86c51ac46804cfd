import { z } from 'astro/zod';
import { closedDaysSchema } from './exhibits/CountryExhibit/drawings/ClosedDays.schema.ts';
import { paymentPathSchema } from './exhibits/CountryExhibit/drawings/PaymentPath.schema.ts';
import { rainYearSchema } from './exhibits/CountryExhibit/drawings/RainYear.schema.ts';
import { countryBasics } from './countries.fields.ts';

/** A country where the work is done: the calendar of its office, the way of a payment, and the weather. */
export const calendarSchema = z.strictObject({
  template: z.literal('calendar'),
  ...countryBasics,
  days: closedDaysSchema,
  payment: paymentPathSchema,
  rain: rainYearSchema,
});

export type CalendarPage = z.infer<typeof calendarSchema>;
