import { z } from 'astro/zod';

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The children of a JSON Schema: its properties, a list's entries, or those of each variant. */
function below(node: unknown, step: PropertyKey): unknown[] {
  if (!isNode(node)) return [];
  const { properties, items, anyOf, oneOf, additionalProperties } = node;
  if (isNode(properties) && properties[String(step)] !== undefined) return [properties[String(step)]];
  if (items !== undefined && typeof step === 'number') return [items];
  if (isNode(additionalProperties)) return [additionalProperties];
  return [anyOf, oneOf].flatMap((forms) =>
    Array.isArray(forms) ? forms.flatMap((form) => below(form, step)) : [],
  );
}

/** The help text of the field at a path of a schema, or of the nearest group around it that has one. */
export function fieldHelp(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  let nodes: unknown[] = [z.toJSONSchema(schema, { unrepresentable: 'any' })];
  let help: unknown;
  for (const step of path) {
    nodes = nodes.flatMap((node) => below(node, step));
    help = nodes.flatMap((node) => (isNode(node) ? [node.description] : [])).find(Boolean) ?? help;
  }
  return typeof help === 'string' ? help : undefined;
}
