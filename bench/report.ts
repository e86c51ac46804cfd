import { readFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Comparison } from './compare.ts';

export interface Findings {
  idle: { startMs: number; idleMiB: number };
  posts: { throughput: Comparison; visitor: { p50: number; p99: number }; memoryMiB: number };
  /** Against nginx as Debian sets it up, and tuned. */
  pages: Comparison;
  tuned: Comparison;
  /** The machine's load average before the first round. */
  loadBefore: readonly number[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const fixed = (value: number, digits = 2) => value.toFixed(digits);
const versionOf = (name: string): string => {
  const found: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : '';
};

/** What docs/benchmarks.md says of one run. */
export async function report({ idle, posts, pages, tuned, loadBefore }: Findings): Promise<string> {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${whole(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
  const compared = (name: string, { ours, theirs, ratio, workedRatio }: Comparison, other: string) => [
    name,
    `${whole(ours)} against ${whole(theirs)} ${other}`,
    fixed(ratio),
    fixed(workedRatio),
    'at least 0.6',
  ];
  const alone = (name: string, measured: string, goal: string) => [name, measured, '', '', goal];
  const rows = [
    compared('inquiries a second, on disk', posts.throughput, 'without the store'),
    compared('pages a second', pages, 'of nginx as Debian sets it up'),
    compared('pages a second', tuned, 'of nginx tuned'),
    alone('one visitor’s inquiry, p50', `${fixed(posts.visitor.p50)} ms`, 'at most 2 ms'),
    alone('one visitor’s inquiry, p99', `${fixed(posts.visitor.p99)} ms`, 'at most 25 ms'),
    alone('from the command to the address', `${whole(idle.startMs)} ms`, 'at most 1,000 ms'),
    alone('memory when idle', `${whole(idle.idleMiB)} MiB`, 'at most 120 MiB'),
    alone('memory after all inquiries of the run', `${whole(posts.memoryMiB)} MiB`, 'at most 200 MiB'),
  ];
  const table = [['', 'measured', 'ratio', 'ratio by work', 'goal'], Array<string>(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const text = `# Benchmarks

Made by \`npm run bench\`, which writes this page. Absolute figures are this machine's; the ratios are what counts: both
sides run on the same core, load comes from another, and the sides alternate in rounds of two seconds, so that whatever
else the machine does meets both. Each figure is the median of its rounds. The ratio by work counts answers for each
second that the processor worked for the server: it holds where the disk, or the side that asks, is the slower one.

${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, Fastify ${versionOf('fastify')}; load average before the run ${loadBefore.map((load) => fixed(load)).join(', ')}.

${table}

- **Inquiries**: 64 connections, each inquiry with a key of its own, all plugins and the log on; the other side is the
  same server with a store that keeps nothing.
- **Pages**: 64 connections ask for the home page, compressed with gzip on both sides and with the same headers. nginx
  has one process; tuned, it keeps its files open and writes no access log.
- **One visitor**: one connection, the next inquiry when the one before is answered.
- **Start and idle memory**: \`node service/main.ts\` with the built site, its modules compiled before; memory is read
  five seconds after.
`;
  return format(text, { ...(await resolveConfig('docs/benchmarks.md')), parser: 'markdown' });
}
