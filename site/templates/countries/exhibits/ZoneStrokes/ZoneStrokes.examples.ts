const early = { city: 'East', shared: [{ from: 540, to: 600 }] };
const late = { city: 'West', shared: [{ from: 570, to: 720 }] };
const strokes = [[0], [0, 1], [1], [1], [1], []];
const own = { from: 540, to: 720 };
const day = (label: string, from: number) => ({ label, from, strokes, own, offices: [early, late] });
const words = {
  alone: '{city} alone',
  together: 'both at work',
  none: 'closed',
  until: '{city} until {to}',
  from: '{city} from {from}',
  between: '{city} {from}–{to}',
  day: '{city} all day',
};
const resolveLink = (page: string) => page;

export default {
  'two zones, one half-hour without an office': {
    id: 'example',
    heading: 'Two zones by the half-hour',
    lede: 'Of {strokes} strokes, {kept} have somebody ([clocks, 2024](https://clocks.example/)).',
    zones: [
      { name: 'Harbour', states: 'The quay and the islands', seasons: [day('Winter', 2), day('Summer', 0)] },
      { name: 'Hill', states: 'All above the tram', seasons: [day('Winter', 4), day('Summer', 2)] },
    ],
    columns: 10,
    words,
    still: ['The lighthouse never changes its clock.'],
    note: 'Lunch is left out.',
    resolveLink,
  },
  'long words, one office': {
    heading: 'Internationalization of incomprehensibilities',
    lede: 'A lede that goes on for a while, so that it breaks over two lines or even three in narrow windows.',
    zones: [
      {
        name: 'Intercontinental',
        states: 'Counterrevolutionary incomprehensibilities and all that lies behind them',
        seasons: [
          { label: 'Wintertime', from: 0, strokes: [[0], [0], []], own, offices: [early] },
          { label: 'Summertime', from: 1, strokes: [[0], [0], [0]], own, offices: [early] },
        ],
      },
    ],
    columns: 4,
    words,
    still: [],
    note: 'A note.',
    resolveLink,
  },
};
