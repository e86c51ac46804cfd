import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a module imports of ours, types included. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/** A circle of imports, as the files along it; empty if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const sound = new Set<string>();
  function circleFrom(file: string, way: readonly string[]): readonly string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (sound.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = circleFrom(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    sound.add(file);
    return [];
  }
  for (const file of graph.keys()) {
    const circle = circleFrom(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('no modules of the service import one another in a circle', () => {
  const files = globSync('{service,contract}/**/*.ts');
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().filter((file) => !graph.has(file))).toEqual([]);
  expect(findCircle(graph)).toEqual([]);
});
