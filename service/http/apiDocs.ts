import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const text = v.optional(v.string(), '');
const shape = v.object({
  description: text,
  properties: v.optional(v.record(v.string(), v.object({ description: text })), {}),
});
const content = v.optional(v.record(v.string(), v.object({ schema: shape })), {});
const operation = v.object({
  summary: text,
  description: text,
  parameters: v.optional(v.array(v.object({ in: v.string(), name: v.string(), description: text })), []),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ description: text, content })),
});
const description = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

type Operation = v.InferOutput<typeof operation>;
type Content = v.InferOutput<typeof content>;

/** Records the routes that are added after it, for {@link apiDocs}. */
export async function recordRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi: { info: { title: 'Inquiry service', version: '1' } } });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return rows.length === 0 ? '' : [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

const fieldsOf = (types: Content) =>
  Object.entries(types).map(([type, { schema }]) => {
    const rows = Object.entries(schema.properties).map(([name, field]) => [`\`${name}\``, field.description]);
    return `Body, \`${type}\`:\n\n${table(['field', 'meaning'], rows)}`;
  });

function answerRow([status, { description: meaning, content: types }]: [
  string,
  Operation['responses'][string],
]) {
  const code = (name: string) => `\`${name}\``;
  const fields = Object.values(types).flatMap(({ schema }) => Object.keys(schema.properties));
  return [status, meaning, Object.keys(types).map(code).join(', '), fields.map(code).join(', ')];
}

function section(method: string, path: string, route: Operation): string {
  const parameters = route.parameters.map(({ in: place, name, description: meaning }) => [
    `\`${name}\``,
    place,
    meaning,
  ]);
  return [
    `## ${route.summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    route.description,
    table(['parameter', 'in', 'meaning'], parameters),
    ...fieldsOf(route.requestBody?.content ?? {}),
    table(['status', 'meaning', 'type', 'fields'], Object.entries(route.responses).map(answerRow)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The description of every route, in Markdown, from the schemas that check them; the app has {@link recordRoutes}. */
export function apiDocs(app: FastifyInstance): string {
  const { paths } = v.parse(description, app.swagger());
  const inOrder = Object.entries(paths).toSorted(([one], [other]) => one.localeCompare(other));
  const sections = inOrder.flatMap(([path, routes]) =>
    Object.entries(routes).map(([method, route]) => section(method, path, route)),
  );
  return `# The API

Errors are \`application/problem+json\` (RFC 9457) and say nothing of what was sent but a key's name; behind links they are
pages. Another method gets
405 with \`Allow\`; a browser that reads \`/api/contact\`, as after reloading a refused form, gets 303 to the contact page.
Headers beyond 16 KiB get 431. Nothing here is cached. What staff have is [the desk](desk.md), which is no API. This page is made
from the schemas of the routes.

${sections.join('\n\n')}`;
}
