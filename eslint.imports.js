// Which import may point where (docs/architecture.md): one rule that resolves the path, so that it sees static and
// dynamic imports and globs alike, and tells a kind of page from a folder of the same name.
import { readdirSync } from 'node:fs';
import { dirname, normalize, relative, resolve } from 'node:path/posix';

/** From the top down: a room of `site/` may import what stands after it, never what stands before or beside it. */
const layers = [
  ['pages', 'kind pages', 'desk'],
  ['content.config.ts', 'checkContent.ts'],
  ['content.schemas.ts', 'kind collections'],
  ['templates', 'kind templates'],
  ['layout', 'sections', 'kind sections'],
  ['search', 'offline'],
  ['kind discovery'],
  ['discovery'],
  ['contact'],
  ['kind records'],
  ['records'],
  ['kind parts'],
  ['pictures'],
  ['ui', 'art'],
  ['collections'],
  ['time'],
  ['kinds.ts'],
  ['kind card'],
  ['lib'],
];
const depths = new Map(layers.flatMap((rooms, depth) => rooms.map((room) => [room, depth])));

/** Rooms outside the order: build hooks reach down into it, and what is served or styled imports nothing. */
const outside = new Set(['integrations', 'public', 'styles', 'middleware.ts', 'env.d.ts']);

const unknown = readdirSync('site').filter((name) => !depths.has(name) && !outside.has(name));
if (unknown.length > 0)
  throw new Error(`eslint.imports.js does not know site/${unknown.join(', site/')}: give it a layer.`);

/** The rooms of a kind of page, by the path within its folder. */
const kindRooms = [
  [/^pages\//, 'kind pages'],
  [/\.collections\.ts$/, 'kind collections'],
  [/^(?:sections|heroes|exhibits)\//, 'kind sections'],
  [/^discovery\.ts$/, 'kind discovery'],
  [/^records\//, 'kind records'],
  [/^parts\//, 'kind parts'],
  [/^kind\.ts$/, 'kind card'],
  [/^/, 'kind templates'],
];

/**
 * Where a file of the project stands: its program, and in `site/` the room with its kind of page, and the section
 * folder, where it is in one. A `*` stands for every kind.
 */
function placeOf(file) {
  const [program, folder = '', ...rest] = file.split('/');
  if (program !== 'site') return { program };
  if (folder !== 'templates' || rest.length < 2) {
    const section = folder === 'sections' && rest.length > 1 ? rest[0] : undefined;
    return { program, room: folder, section };
  }
  const [kind, ...inside] = rest;
  const path = inside.join('/');
  const [, room] = kindRooms.find(([pattern]) => pattern.test(path));
  return {
    program,
    room,
    kind,
    section: room === 'kind sections' ? inside.slice(0, 2).join('/') : undefined,
  };
}

/** Why the one may not import the other; undefined when it may. */
function refusal(from, to, typesOnly) {
  const programs = new Set(['site', 'service']);
  if (programs.has(from.program) && programs.has(to.program) && from.program !== to.program)
    return 'The site and the service never import each other; what both read is in contract/.';
  if (from.program === 'contract' && programs.has(to.program)) return 'The contract imports neither program.';
  if (from.program !== 'site' || to.program !== 'site' || outside.has(from.room)) return undefined;
  if (outside.has(to.room))
    return to.room === 'integrations' ? 'Build hooks are imported by astro.config.ts alone.' : undefined;
  if (to.kind && to.kind !== '*' && to.kind !== from.kind)
    return from.kind
      ? `A kind never imports another: ${from.kind} asks for ${to.kind}.`
      : `Nothing outside site/templates/${to.kind} names it.`;
  // The shape of a kind's card stands with what reads the cards.
  if (typesOnly && to.room === 'collections' && ['kind card', 'kinds.ts'].includes(from.room))
    return undefined;
  // What lists the kinds finds their files by a glob, each in its own layer.
  if (to.kind === '*' && depths.get(from.room) <= depths.get(to.room) + 1 && to.room !== 'kind templates')
    return undefined;
  if (from.section !== to.section && from.room === to.room && from.section && to.section)
    return 'A section never imports another; what two share is a part of their kind, in ui/, or a record.';
  if (from.room === to.room && from.kind === to.kind) return undefined;
  const [above, below] = [depths.get(from.room), depths.get(to.room)];
  if (below > above) return undefined;
  return `site/${to.room.replace('kind ', 'templates/*/')} stands above or beside ${from.room.replace('kind ', 'templates/*/')}; imports point downwards only.`;
}

/** @returns {string[]} The texts of a string literal or of an array of them. */
const textsOf = (node) => {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(textsOf);
  return typeof node?.value === 'string' ? [node.value] : [];
};

export const importDirections = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}}' } },
  create(context) {
    const file = relative(process.cwd(), context.filename.replace(/(\.astro)\/\w+\.ts$/, '$1'));
    const from = placeOf(file);
    const check = (node, source, typesOnly = false) => {
      for (const path of textsOf(source).filter((text) => text.startsWith('.'))) {
        const target = normalize(relative(process.cwd(), resolve(dirname(file), path)));
        const why = refusal(from, placeOf(target), typesOnly);
        if (why) context.report({ node, messageId: 'refused', data: { why } });
      }
    };
    const declared = (node) => check(node, node.source, (node.importKind ?? node.exportKind) === 'type');
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
      CallExpression: (node) => {
        const { callee } = node;
        const globs = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
        if (globs && callee.property.name === 'glob') check(node, node.arguments[0]);
      },
    };
  },
};
