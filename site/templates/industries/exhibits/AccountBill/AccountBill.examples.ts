import type { ComponentProps } from 'react';
import type { AccountBill } from './AccountBill.tsx';

const state = { by: 'The harbour office', text: 'A berth and the day on which it ends.' };

const normal: ComponentProps<typeof AccountBill> = {
  form: 'bill',
  heading: 'Eight months of one boat club',
  lede: 'Each stroke is a berth.',
  currency: 'CAD',
  price: 40,
  columns: { month: 'Month', state: 'What happened', places: 'Berths', amount: 'Billed', sum: 'In all' },
  months: [
    { month: 'January', state: 'On trial', places: 2, kind: 'free' },
    ...['February', 'March', 'April', 'May'].map((month, at) => ({
      month,
      state: 'Paid by card',
      places: 3 + 3 * at,
      kind: 'paid' as const,
    })),
    { month: 'June', state: 'Card refused', places: 12, kind: 'late' },
    { month: 'July', state: 'Paid by card', places: 12, kind: 'paid' },
    { month: 'August', state: 'Renewed', places: 4, kind: 'paid' },
  ],
  keys: { paid: 'berths paid for', free: 'on trial', late: 'paid late' },
  states: ['Trial', 'Paying', 'Past due', 'Renewed'].map((name) => ({ ...state, name })),
  breaks: { heading: 'A gate that closed at high water', text: ['The card had expired on a Friday.'] },
};

export default {
  // One alone: the page of a record has the id of its drawing once.
  'thirty places, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    months: normal.months.map((month) => ({
      ...month,
      state: 'Incomprehensibilities in arrears',
      places: 30,
    })),
    columns: { ...normal.columns, sum: 'Accumulated administratively' },
  },
};
