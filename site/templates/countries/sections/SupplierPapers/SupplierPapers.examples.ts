const resolveLink = (page: string) => page;
const region = (id: string, low: number, high: number, ours = false) => ({
  id,
  region: id,
  low,
  high,
  ours,
});
const columns = { asked: 'Asked for', brought: 'Brought', text: 'What it says' };
const cost = {
  heading: 'What an hour costs in 2020',
  rates: 'gardeners',
  note: 'We send people from the North.',
  text: 'Bills come in dollars from the [office](/office/).',
  deduction: {
    hours: 100,
    rate: 30,
    years: 10,
    text: '{hours} hours at {rate} make {sum}, of which {first} count in the first year.',
  },
  columns: { region: 'Region', hour: 'An hour' },
  card: {
    name: 'Gardeners',
    year: 2020,
    currency: 'USD',
    step: 50,
    regions: [region('North', 15, 40, true), region('South', 40, 150), region('West', 65, 200)],
  },
};

export default {
  'three papers and none of the fourth': {
    heading: 'Four papers on a pond',
    lede: 'Three lie ready, and the fourth does not exist.',
    columns,
    papers: [
      { asked: 'Water right', brought: 'Yes', missing: false, text: 'Signed by the [mayor](/mayor/).' },
      { asked: 'Fishing licence', brought: 'Yes', missing: false, text: 'For one rod.' },
      { asked: 'Fence', brought: 'A hedge', missing: false, text: 'It is older than the rule.' },
      { asked: 'Lifeguard', brought: 'None', missing: true, text: 'The pond is knee-deep.' },
    ],
    cost,
    resolveLink,
  },
  'long words': {
    heading: 'Internationalization & incomprehensibilities',
    lede: 'A lede that uses the space it is given, so that it breaks over several lines beside its heading.',
    columns,
    papers: [
      {
        asked: 'Counterrevolutionary questionnaire',
        brought: 'Incomprehensible',
        missing: true,
        text: 'A text that goes on and on, as texts about papers do, with a clause for each stamp and each signature, until the reader has forgotten which stamp it began with.',
      },
    ],
    cost: { ...cost, card: { ...cost.card, regions: [region('Incomprehensible', 65, 200, true)] } },
    resolveLink: () => undefined,
  },
};
