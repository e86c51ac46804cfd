// Explains why no card carries all the chosen tags: which of them exclude each other, and how many cards dropping some
// would leave. Fetched only then.
import { fill } from '../../../../collections/fill.ts';

/** What is chosen in one group of tags, and the cards that carry any of it. */
export interface Choice {
  boxes: readonly HTMLInputElement[];
  cards: readonly HTMLElement[];
}

/** Words of it, as `CaseFilter.schema.ts` describes them. */
interface EmptyWords {
  both: string;
  several: string;
  without: string;
}

/** All combinations of `count` items, in order. */
const taken = <Kind>(all: readonly Kind[], count: number): Kind[][] =>
  count === 0
    ? [[]]
    : all.flatMap((one, at) => taken(all.slice(at + 1), count - 1).map((others) => [one, ...others]));

/** How many cards match all of the choices. */
const left = ([first, ...others]: readonly Choice[]): number =>
  first?.cards.filter((card) => others.every(({ cards }) => cards.includes(card))).length ?? 0;

/** The smallest set of choices that no card matches. */
const excluding = (choices: readonly Choice[]): readonly Choice[] =>
  choices.flatMap((_, at) => taken(choices, at + 1)).find((some) => left(some) === 0) ?? choices;

/** Every way to get cards back by dropping the fewest choices, with the number of cards. */
const waysOut = (choices: readonly Choice[]) =>
  choices
    .map((_, at) =>
      taken(choices, at + 1)
        .map((dropped) => ({ dropped, count: left(choices.filter((one) => !dropped.includes(one))) }))
        .filter(({ count }) => count > 0),
    )
    .find(({ length }) => length > 0) ?? [];

const listed = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(document.documentElement.lang, { type }).format(names);
const nameOf = ({ boxes }: Choice) =>
  listed(
    boxes.map(({ dataset }) => dataset.label ?? ''),
    'disjunction',
  );

/** Takes choices back as their visitor would, and leads to where they were made. */
function drop(choices: readonly Choice[]): void {
  const [first, ...others] = choices.flatMap(({ boxes }) => boxes);
  for (const box of [first, ...others]) if (box) box.checked = false;
  first?.dispatchEvent(new Event('change', { bubbles: true }));
  first?.closest('details')?.querySelector('summary')?.focus();
}

/** Says in `place` why choices leave no card, with a button for each way out, the widest one first. */
export function explain(place: HTMLElement, choices: readonly Choice[]): void {
  const words: EmptyWords = JSON.parse(place.dataset.caseEmpty ?? '');
  const ways = waysOut(choices);
  const named = ways.every(({ dropped }) => dropped.length === 1) ? excluding(choices) : choices;
  // "Logistics and Flutter or iOS" is read rightly, "Flutter or iOS and Logistics" is not.
  const names = named.toSorted((one, other) => one.boxes.length - other.boxes.length).map(nameOf);
  const [one = '', other = ''] = names;
  const sentence =
    names.length === 2
      ? fill(words.both, { one, other })
      : fill(words.several, { tags: listed(names, 'conjunction') });
  place.querySelector('[role="status"]')?.replaceChildren(sentence);
  const buttons = ways
    .toSorted((wide, narrow) => narrow.count - wide.count)
    .map(({ dropped, count }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = fill(words.without, {
        tags: listed(dropped.map(nameOf), 'conjunction'),
        count: String(count),
      });
      button.addEventListener('click', () => drop(dropped));
      return button;
    });
  place.querySelector('[data-ways]')?.replaceChildren(...buttons);
}
