import { meanOf } from './ranking.ts';

/** The limits of a reader's own list: companies, letters of a name, the highest mark and the highest weight. */
export const most = { companies: 5, letters: 40, mark: 10, weight: 100 } as const;

/** A mark for each criterion in their order; nothing where none is given. */
type Marks = readonly (number | undefined)[];

export interface OwnCompany {
  name: string;
  marks: Marks;
}

/** Companies by their places on the sheet, some of them empty, and a weight for each criterion. */
export interface OwnList {
  companies: readonly OwnCompany[];
  weights: readonly number[];
}

/** The mark that a text is, 0 to 10 in halves, or nothing. */
export function markIn(text: string): number | undefined {
  const mark = /^\d{1,2}(?:\.[05])?$/.test(text) ? Number(text) : NaN;
  return mark <= most.mark ? mark : undefined;
}

/** The weight that a text is, a whole number of points, or nothing. */
export function weightIn(text: string): number | undefined {
  const weight = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return weight <= most.weight ? weight : undefined;
}

/** Whether anything is written about a company. */
export const isListed = ({ name, marks }: OwnCompany): boolean =>
  name !== '' || marks.some((mark) => mark !== undefined);

/** The weighted mean of a company's marks; nothing while a criterion that has a weight lacks its mark. */
export function totalOwn({ marks }: OwnCompany, weights: readonly number[]): number | undefined {
  const isWhole = weights.every((weight, at) => weight === 0 || marks[at] !== undefined);
  if (!isWhole || !weights.some(Boolean)) return undefined;
  return meanOf(
    marks.map((mark) => mark ?? 0),
    weights,
  );
}

/** Names of what an address keeps of a list. */
export const kept = { company: 'a', weights: 'w' } as const;

/** What an address keeps: `a=9_8.5__7_6_10_Name` for each company, and `w=25_20_20_15_10_10` if weights were changed. */
export function queryOf({ companies, weights }: OwnList, first: readonly number[]): [string, string][] {
  const last = companies.findLastIndex(isListed);
  const isChanged = weights.some((weight, at) => weight !== first[at]);
  return [
    ...companies
      .slice(0, last + 1)
      .map(({ name, marks }): [string, string] => [
        kept.company,
        [...marks.map((mark) => mark ?? ''), name].join('_'),
      ]),
    ...(isChanged ? [[kept.weights, weights.join('_')] satisfies [string, string]] : []),
  ];
}

/** The list that a query holds. What is no mark stays empty; weights that do not fit are those at first. */
export function ownListIn(query: string, first: readonly number[]): OwnList {
  const asked = new URLSearchParams(query);
  const companies = asked
    .getAll(kept.company)
    .slice(0, most.companies)
    .map((written) => {
      const parts = written.split('_');
      return {
        marks: first.map((_, at) => (parts.length > first.length ? markIn(parts[at] ?? '') : undefined)),
        name: parts.slice(first.length).join('_').trim().slice(0, most.letters),
      };
    });
  const texts = (asked.get(kept.weights) ?? '').split('_');
  const weights = texts.flatMap((text) => weightIn(text) ?? []);
  const fit = [texts, weights].every(({ length }) => length === first.length);
  return { companies, weights: fit ? weights : first };
}
