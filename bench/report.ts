import type { Comparison } from './compare.ts';
import { circumstances } from './page.ts';

export interface Findings {
  idle: { startMs: number; idleMiB: number };
  posts: { throughput: Comparison; visitor: { p50: number; p99: number }; memoryMiB: number };
  /** Against nginx as Debian sets it up, and tuned. */
  pages: Comparison;
  tuned: Comparison;
  /** What a server of Node reaches that does nothing else, and the service against it. */
  bareTuned: Comparison;
  bare: Comparison;
  /** The machine's load average before the first round. */
  loadBefore: readonly number[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const fixed = (value: number, digits = 2) => value.toFixed(digits);

/** What docs/benchmarks.md says of one run of the service. */
export function report({ idle, posts, pages, tuned, bareTuned, bare, loadBefore }: Findings): string {
  const compared = (
    name: string,
    { ours, theirs, ratio, workedRatio }: Comparison,
    other: string,
    goal = 'at least 0.6',
  ) => [name, `${whole(ours)} against ${whole(theirs)} ${other}`, fixed(ratio), fixed(workedRatio), goal];
  const alone = (name: string, measured: string, goal: string) => [name, measured, '', '', goal];
  const rows = [
    compared('inquiries a second, on disk', posts.throughput, 'without the store'),
    compared('pages a second', pages, 'of nginx as Debian sets it up'),
    compared('pages a second', tuned, 'of nginx tuned'),
    compared('a bare server of Node', bareTuned, 'of nginx tuned', ''),
    compared('pages a second', bare, 'of that bare server', 'at least 0.9'),
    alone('one visitor’s inquiry, p50', `${fixed(posts.visitor.p50)} ms`, 'at most 2 ms'),
    alone('one visitor’s inquiry, p99', `${fixed(posts.visitor.p99)} ms`, 'at most 25 ms'),
    alone('from the command to the address', `${whole(idle.startMs)} ms`, 'at most 1,000 ms'),
    alone('memory when idle', `${whole(idle.idleMiB)} MiB`, 'at most 120 MiB'),
    alone('memory after all inquiries of the run', `${whole(posts.memoryMiB)} MiB`, 'at most 200 MiB'),
  ];
  const table = [['', 'measured', 'ratio', 'ratio by work', 'goal'], Array<string>(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `Made by \`npm run bench\`. The ratios are what counts: both sides run on the same core, load comes from
another, and the sides alternate in rounds of two seconds, so that whatever else the machine does meets both. Each
figure is the median of its rounds, a ratio that of the ratios round by round. The ratio by work counts answers for each second that the processor worked for the
server: it holds where the disk, or the side that asks, is the slower one.

${circumstances({ Fastify: 'fastify' }, loadBefore)}

${table}

- **Inquiries**: 64 connections, each inquiry with a key of its own, all plugins and the log on; the other side is the
  same server with a store that keeps nothing.
- **Pages**: 64 connections ask for the home page, compressed with gzip on both sides and with the same headers. nginx
  has one process; tuned, it keeps its files open and writes no access log. The bare server answers with that one page from
  memory whatever is asked, and does nothing else: what it does not reach, Node does not
  ([decision 24](decisions/0024-as-fast-as-node.md)).
- **One visitor**: one connection, the next inquiry when the one before is answered.
- **Start and idle memory**: \`node service/main.ts\` with the built site, its modules compiled before; memory is read
  five seconds after.
`;
}
