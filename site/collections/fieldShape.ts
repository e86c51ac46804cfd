import { z } from 'astro/zod';
import { isGroup } from './rawFields.ts';

/** A part of a JSON Schema. */
type Node = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A node, or the forms that it may take. */
const formsOf = (node: Node): Node[] => {
  const forms = [...listOf(node['anyOf']), ...listOf(node['oneOf']), ...listOf(node['allOf'])].filter(
    isGroup,
  );
  return forms.length > 0 ? forms.flatMap(formsOf) : [node];
};

/** The children of a node at a step: a property, the entries of a list, or the values of free names. */
function below(node: Node, step: PropertyKey): Node[] {
  return [node, ...formsOf(node)].flatMap((form) => {
    const { properties, items, additionalProperties } = form;
    if (isGroup(properties) && properties[String(step)] !== undefined)
      return [properties[String(step)]].filter(isGroup);
    return [typeof step === 'number' ? items : additionalProperties].filter(isGroup);
  });
}

const schemas = new WeakMap<z.ZodType, Node>();

function jsonSchemaOf(schema: z.ZodType): Node {
  let node = schemas.get(schema);
  if (!node) schemas.set(schema, (node = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })));
  return node;
}

/** What a schema says of the field at a path: the nodes there, and the help text there or of the nearest group around it. */
function lookUp(schema: z.ZodType, path: readonly PropertyKey[]) {
  let nodes = [jsonSchemaOf(schema)];
  let help: unknown;
  for (const step of path) {
    nodes = nodes.flatMap((node) => below(node, step));
    help = nodes.flatMap(({ description }) => description ?? []).at(0) ?? help;
  }
  return { forms: nodes.flatMap(formsOf), help };
}

/** The help text of the field at a path, or of the nearest group around it that has one. */
export function fieldHelp(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const { help } = lookUp(schema, path);
  return typeof help === 'string' ? help : undefined;
}

/** The names of the fields in the group at a path. */
export const fieldNames = (schema: z.ZodType, path: readonly PropertyKey[]): string[] => [
  ...new Set(
    lookUp(schema, path).forms.flatMap(({ properties, propertyNames }) => [
      ...Object.keys(Object(properties)),
      ...(isGroup(propertyNames) ? listOf(propertyNames['enum']).map(String) : []),
    ]),
  ),
];

/** The texts between which a field may choose; empty where it is free. */
export const choicesIn = (schema: z.ZodType, path: readonly PropertyKey[]): string[] => [
  ...new Set(
    lookUp(schema, path).forms.flatMap((form) =>
      ('const' in form ? [form['const']] : listOf(form['enum'])).map(String),
    ),
  ),
];

/** `2 to 4`, `4 at most`, `2 or more`; undefined where nothing is said. */
function span(least: unknown, most: unknown): string | undefined {
  if (typeof least === 'number' && least > 0 && typeof most === 'number')
    return least === most ? `${least}` : `${least} to ${most}`;
  if (typeof most === 'number' && most < Number.MAX_SAFE_INTEGER) return `${most} at most`;
  return typeof least === 'number' && least > 0 ? `${least} or more` : undefined;
}

const listed = (names: readonly string[], most = 12): string =>
  names.length > most ? `${names.slice(0, most).join(', ')} …` : names.join(', ');

function formInWords(form: Node): string[] {
  const { type, minLength, maxLength, minItems, maxItems, minimum, maximum, properties } = form;
  switch (type) {
    case 'string': {
      const most = span(typeof minLength === 'number' && minLength > 1 ? minLength : 0, maxLength);
      return [
        most
          ? `a text of ${most === `${String(maxLength)} at most` ? `at most ${String(maxLength)}` : most} characters`
          : 'a text',
      ];
    }
    case 'array': {
      const count = span(minItems, maxItems);
      return [`a list${count ? ` of ${count}` : ''}, each entry after a dash`];
    }
    case 'object': {
      const names = Object.keys(Object(properties));
      return [names.length > 0 ? `a group of fields (${listed(names)})` : 'a group of fields'];
    }
    case 'integer':
    case 'number': {
      const range = span(minimum, maximum);
      return [`${type === 'integer' ? 'a whole number' : 'a number'}${range ? `, ${range}` : ''}`];
    }
    case 'boolean':
      return ['true or false'];
    default:
      return [];
  }
}

/** What the field at a path takes, such as "a text of at most 60 characters"; undefined where nobody can say. */
export function takenAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const choices = choicesIn(schema, path);
  if (choices.length > 0) return `one of: ${choices.join(', ')}`;
  const words = new Set(lookUp(schema, path).forms.flatMap(formInWords));
  return words.size > 0 ? [...words].join(', or ') : undefined;
}
