import type { z } from 'astro/zod';
import { nearest } from '../lib/nearest.ts';
import { nearTo, type ContentFault } from './contentFault.ts';
import type { ContentSource } from './contentSource.ts';
import { choicesIn, fieldHelp, fieldNames, takenAt } from './fieldShape.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A path as editors count: `hero.links[2].page`. */
export const fieldOf = (path: Path): string =>
  path.reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step + 1}]`;
    return field === '' ? String(step) : `${field}.${String(step)}`;
  }, '');

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], data);

/** What stands at a place, in one short line. */
function writtenAt(data: unknown, path: Path): string | undefined {
  const value = valueAt(data, path);
  if (value === undefined || path.length === 0) return undefined;
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  if (text === '') return '""';
  return text.length > 90 ? `${text.slice(0, 88)} …` : text;
}

/** Messages of our own schemas are sentences; the library's own begin with one of these. */
const isRaw = ({ message }: Issue): boolean => /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/.test(message);

const counted = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** What a text in a form that has a name looks like. */
const forms: Readonly<Record<string, string>> = {
  email: 'Write a mail address, such as info@example.com.',
  url: 'Write a web address, such as https://example.com/.',
};

/** What is too long, too short, too large or too small. */
function limits(issue: Issue & { code: 'too_big' | 'too_small' }, value: unknown): string {
  const isMost = issue.code === 'too_big';
  const bound = Number(isMost ? issue.maximum : issue.minimum);
  const has = counted(value);
  const unit = { string: 'characters', array: 'entries' }[String(issue.origin)];
  if (unit === undefined)
    return `Write a number ${issue.inclusive === false ? (isMost ? 'below' : 'above') : isMost ? 'of at most' : 'of at least'} ${bound}.`;
  const units = bound === 1 ? { characters: 'character', entries: 'entry' }[unit] : unit;
  if (issue.exact) return `Write exactly ${bound} ${units}; it has ${has}.`;
  return isMost
    ? `Keep this to at most ${bound} ${units}; it has ${has}.`
    : `Write at least ${bound} ${units}; it has ${has}.`;
}

/** What a field takes, as a sentence. */
const takes = (schema: z.ZodType, path: Path): string => {
  const taken = takenAt(schema, path);
  return taken ? `It takes ${taken}.` : 'It takes something else.';
};

function sentence(issue: Issue, schema: z.ZodType, path: Path, value: unknown): string {
  const own = isRaw(issue) ? undefined : issue.message;
  if (value === undefined && path.length > 0) return `This field is missing. ${own ?? takes(schema, path)}`;
  if (value === null) return `This field is empty. ${own ?? takes(schema, path)}`;
  if (own !== undefined) return own;
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return limits(issue, value);
    case 'not_multiple_of':
      return `Write a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return forms[issue.format] ?? `Write it in this form: ${String(issue.pattern ?? issue.format)}`;
    case 'invalid_value':
      return `It takes one of: ${issue.values.join(', ')}.${nearTo(nearest(String(value), issue.values.map(String)))}`;
    default:
      return takes(schema, path);
  }
}

/** Whether an issue says that a whole form is of another type than what is written. */
const isOtherType = ({ code, path }: Issue): boolean => path.length === 0 && code === 'invalid_type';

/** A union's issues are those of the form that the writer came closest to; none if it is of another type than each. */
function closestForm(issue: Issue & { code: 'invalid_union' }): Issue[] {
  const forms = issue.errors.filter((form) => !form.some(isOtherType));
  return forms.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

interface Placed {
  issue: Issue;
  path: Path;
}

/** Issues as an editor can mend them one by one: those inside the closest form, and a misspelled field each. */
function flatten(issue: Issue, above: Path): Placed[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && isRaw(issue))
    return orSelf(
      closestForm(issue).flatMap((one) => flatten(one, path)),
      { issue, path },
    );
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ issue, path: [...path, key] }));
  if (issue.code === 'invalid_key') return [{ issue, path }];
  return [{ issue, path }];
}

const orSelf = (some: Placed[], self: Placed): Placed[] => (some.length > 0 ? some : [self]);

function unknownField(schema: z.ZodType, path: Path): string {
  const group = path.slice(0, -1);
  const name = String(path.at(-1));
  const names = fieldNames(schema, group);
  const close = nearest(name, names);
  const others = names.length > 0 && names.length <= 16 ? ` The fields here are ${names.join(', ')}.` : '';
  return `There is no such field as "${name}" here; check the spelling or remove it.${close.length > 0 ? nearTo(close) : others}`;
}

function message({ issue, path }: Placed, schema: z.ZodType, value: unknown): string {
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_key') return unknownField(schema, path);
  if (issue.code === 'invalid_union' && isRaw(issue)) {
    const name = 'discriminator' in issue ? String(issue.discriminator) : undefined;
    const choices = name === undefined ? [] : choicesIn(schema, [...path.slice(0, -1), name]);
    if (choices.length > 0)
      return `It takes one of: ${choices.join(', ')}.${nearTo(nearest(String(value ?? ''), choices))}`;
  }
  return sentence(issue, schema, path, value);
}

/** Many fields missing in one group are one fault, with what each takes. */
const MANY = 3;

function gathered(missing: readonly Placed[], schema: z.ZodType, source: ContentSource): ContentFault {
  const [{ path } = { path: [] }] = missing;
  const group = path.slice(0, -1);
  const lines = missing.map(({ path: own }) => {
    const help = fieldHelp(schema, own);
    const groupHelp = fieldHelp(schema, group);
    return `\n    ${String(own.at(-1))}: ${takenAt(schema, own) ?? 'something'}${help && help !== groupHelp ? `. ${help}` : ''}`;
  });
  return {
    file: source.file,
    line: source.lineOf(group),
    field: fieldOf(group) || undefined,
    message: `${missing.length} fields are missing:${lines.join('')}`,
    purpose: group.length > 0 ? fieldHelp(schema, group) : undefined,
  };
}

/** The faults of a file that breaks its schema, each as an editor can mend it. */
export function explain(
  source: ContentSource,
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
): ContentFault[] {
  if (data === null || data === undefined)
    return [{ file: source.file, message: `The file is empty. ${takes(schema, [])}` }];
  const all = issues.flatMap((issue) => flatten(issue, []));
  const missing = all.filter(({ path, issue }) => {
    const group = valueAt(data, path.slice(0, -1));
    return (
      issue.code !== 'unrecognized_keys' && valueAt(data, path) === undefined && typeof group === 'object'
    );
  });
  const groups = Map.groupBy(missing, ({ path }) => fieldOf(path.slice(0, -1)));
  const many = [...groups.values()].filter((some) => some.length >= MANY);
  const rest = all.filter((one) => !many.some((some) => some.includes(one)));
  return [
    ...many.map((some) => gathered(some, schema, source)),
    ...rest.map((one): ContentFault => {
      const value = valueAt(data, one.path);
      return {
        file: source.file,
        line: source.lineOf(one.path),
        field: fieldOf(one.path) || undefined,
        message: message(one, schema, value),
        written: writtenAt(source.data, one.path),
        purpose: fieldHelp(schema, one.path),
      };
    }),
  ];
}
