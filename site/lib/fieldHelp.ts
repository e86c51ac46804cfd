import { z } from 'astro/zod';

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What lies one step down in a JSON Schema: a property, a list's entry, or the same in one of several forms. */
function below(node: unknown, step: PropertyKey): unknown {
  if (!isNode(node)) return undefined;
  const { properties, items, anyOf, additionalProperties } = node;
  if (isNode(properties) && properties[String(step)] !== undefined) return properties[String(step)];
  if (items !== undefined && typeof step === 'number') return items;
  if (isNode(additionalProperties)) return additionalProperties;
  return Array.isArray(anyOf) ? anyOf.map((form) => below(form, step)).find(Boolean) : undefined;
}

/** The help text of the field at a path of a schema, or of the nearest group around it that has one. */
export function fieldHelp(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  let node: unknown = z.toJSONSchema(schema, { unrepresentable: 'any' });
  let help: unknown;
  for (const step of path) {
    node = below(node, step);
    if (isNode(node)) help = node.description ?? help;
  }
  return typeof help === 'string' ? help : undefined;
}
