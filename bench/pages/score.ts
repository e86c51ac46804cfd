import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserPath } from '../../tests/support/browser.ts';
import { median } from '../compare.ts';

/** Flags of a browser that does nothing but what is measured; the certificate of the run is its own. */
const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--ignore-certificate-errors',
];

const metrics = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Metrics = Record<keyof typeof metrics, number>;

/** What Lighthouse found of a page: milliseconds (`cls` has none), scores to 100, bytes on the wire. */
export interface Score extends Metrics {
  path: string;
  scores: number[];
  bytes: number;
  requests: number;
  /** How fast the machine was meanwhile, in Lighthouse's own measure. */
  machine: number;
}

async function run(url: string) {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
    }
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

type Report = Awaited<ReturnType<typeof run>>;

/** What came over the network, as Lighthouse lists it. */
function requestsOf({ audits }: Report): { transferSize: number }[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items
    .filter(({ url }) => typeof url === 'string' && url.startsWith('http'))
    .map(({ transferSize }) => ({ transferSize: Number(transferSize ?? 0) }));
}

/** Opens a page as Lighthouse's phone on a slow line does, some times over, each in a new browser; the medians. */
export async function score(origin: string, path: string, runs: number): Promise<Score> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await run(origin + path));
  const of = (value: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => value(report) ?? Number.NaN));
  const metric = (name: keyof typeof metrics) => of(({ audits }) => audits[metrics[name]]?.numericValue);
  return {
    path,
    lcp: metric('lcp'),
    fcp: metric('fcp'),
    speedIndex: metric('speedIndex'),
    tbt: metric('tbt'),
    cls: metric('cls'),
    scores: categories.map((name) => of((report) => (report.categories[name]?.score ?? 0) * 100)),
    bytes: of((report) => requestsOf(report).reduce((sum, { transferSize }) => sum + transferSize, 0)),
    requests: of((report) => requestsOf(report).length),
    machine: of(({ environment }) => environment.benchmarkIndex),
  };
}
