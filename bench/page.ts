import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';

const file = 'docs/benchmarks.md';
const opening =
  '# Benchmarks\n\nEach part is written by the command that it names. Absolute figures are this machine’s.\n';

/** The parts in their order on the page, and the headings that tell them apart. */
const headings = ['## The service', '## Building the site', '## Pages'] as const;

type Heading = (typeof headings)[number];

/** The section under a heading, up to the next one; empty if its command was never run. */
function partOf(page: string, heading: Heading): string {
  const [, after] = `\n${page}`.split(`\n${heading}\n`);
  return after === undefined ? '' : (after.split(/^## /m)[0]?.trim() ?? '');
}

/**
 * Writes one section of docs/benchmarks.md (Markdown without its heading) and leaves those of other commands alone.
 * Returns the section as written.
 */
export async function writePart(heading: Heading, text: string): Promise<string> {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = headings
    .map((name) => ({ name, words: name === heading ? text.trim() : partOf(page, name) }))
    .filter(({ words }) => words !== '')
    .map(({ name, words }) => `${name}\n\n${words}\n`);
  const written = await format([opening, ...parts].join('\n'), {
    ...(await resolveConfig(file)),
    parser: 'markdown',
  });
  writeFileSync(file, written);
  return partOf(written, heading);
}

const versionOf = (name: string): string => {
  const found: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : '';
};

/**
 * The day, the machine and the versions that a run was measured with.
 * @param packages names of the packages that matter, such as `Fastify` for `fastify`
 * @param loadBefore the machine's load averages before the first round
 */
export function circumstances(
  packages: Readonly<Record<string, string>>,
  loadBefore: readonly number[] = loadavg(),
): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release().replace(/-.*/, '')}`;
  const versions = Object.entries(packages).map(([name, id]) => `${name} ${versionOf(id)}`);
  return `${new Date().toISOString().slice(0, 10)}, ${[machine, `Node ${process.versions.node}`, ...versions].join(', ')}; load average before the run ${loadBefore.map((load) => load.toFixed(2)).join(', ')}.`;
}
