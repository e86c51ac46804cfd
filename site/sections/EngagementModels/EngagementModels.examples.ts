import { exampleBox } from '../../pictures/exampleBox.ts';

const art = exampleBox(165, 117, '#f04a17');
const resolveLink = (page: string) => page;
const headings = { heading: 'Three ways to work together', plansHeading: 'Three plans' };
const lines = (...values: string[]) => values.map((value, i) => ({ label: `Question ${i + 1}`, value }));
const model = (id: string, name: string, summary: string, values: string[], recommended = false) => ({
  id,
  name,
  icon: recommended ? 'calendar-days' : 'hammer',
  alt: recommended ? 'A calendar' : 'A hammer',
  summary,
  lines: lines(...values),
  action: {
    label: recommended ? 'Start now' : 'See how it works',
    page: recommended ? '/contact/' : '/how/',
  },
  recommended,
});
const plans = [
  { id: 'whole', name: 'Whole', hours: '7 hours a day' },
  { id: 'half', name: 'Half', hours: '3 hours a day' },
  { id: 'some', name: 'Some', hours: 'As agreed, 20 hours at least' },
];

export default {
  'three models, the first recommended': {
    ...headings,
    resolveLink,
    art,
    plans,
    models: [
      model(
        'a',
        'Retained',
        'People who work for you alone.',
        ['By the month', 'One person', 'Any time', 'Two weeks'],
        true,
      ),
      model('b', 'Agreed', 'A scope and a price.', [
        'By stages',
        'A written scope',
        'In writing',
        'At a stage',
      ]),
      model('c', 'Counted', 'Hours when you need them.', [
        'By the hour',
        'A list of tasks',
        'Any time',
        'None',
      ]),
    ],
  },
  'long words, pages not built yet': {
    ...headings,
    resolveLink: () => undefined,
    art,
    plans: plans.slice(0, 1),
    models: [
      model(
        'd',
        'Internationalized',
        'Words of the greatest length, over as many lines as they need, stay in their column.',
        ['An answer that is rather long', 'Short'],
        true,
      ),
      model('e', 'Accessible', 'Short.', ['An incomprehensibility', 'Short']),
      model(
        'f',
        'B',
        'Two sentences. Both of them are of some length, to show that the lines below still meet.',
        ['Short', 'An answer that is rather long'],
      ),
    ],
  },
};
