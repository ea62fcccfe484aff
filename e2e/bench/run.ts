import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { chromium, type Browser, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../shell/releases/build';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import type { ActiveRelease, Planner } from '../../shell/server/createPlanner';
import { createServer } from '../../shell/server/createServer';
import { median } from './quantiles';
import type { MonolithManifest } from './monolith.config';
import { startFederation } from './startFederation';

/** Serves the monolith with the federation's server: same document, same preloading. */
function monolithPlanner(federated: Planner, monolith: MonolithManifest): Planner {
  const filesOf = (suffix: string) =>
    Object.entries(monolith.imports).find(([module]) => module.endsWith(suffix))?.[1] ?? [];

  const bundled = (active: ActiveRelease[]): ActiveRelease[] =>
    active.map(({ manifest }) => {
      const [entry = '', ...exposed] = filesOf(`mfe-${manifest.declaration.name}/src/remote`);
      const screens = Object.fromEntries(
        Object.keys(manifest.screens).map((name) => [name, filesOf(`/${name}`)]),
      );
      return { manifest: { ...manifest, entry, exposed, screens }, base: '/shell/', before: null };
    });

  const texts = { ru: filesOf('/ruTexts'), en: filesOf('/enTexts') };

  const integrity = Object.fromEntries(
    Object.entries(monolith.integrity).map(([file, hash]) => [`/shell/${file}`, hash]),
  );

  return {
    async read(visitor) {
      const { shell, active, plan, isTrial } = await federated.read(visitor);
      const bundle = { ...shell, ...monolith, texts, lends: {}, parts: {} };
      return { shell: bundle, active: bundled(active), plan: { ...plan, integrity }, isTrial };
    },
  };
}

const monolithFolder = path.join(root, '.cache/bench/monolith');

async function buildMonolith(): Promise<MonolithManifest> {
  await build(import.meta.dirname, { config: 'monolith.config.ts' });
  return readJson<MonolithManifest>(path.join(monolithFolder, 'monolith.json'));
}

/** The federation and the monolith behind the same server code and the same backend. */
async function startSides() {
  const federation = await startFederation();
  const monolith = await buildMonolith();
  const { options } = federation;
  const server = await createServer({
    ...options,
    planner: monolithPlanner(options.planner, monolith),
    developmentShell: monolithFolder,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    urls: { monolith: url, federation: federation.url },
    async stop() {
      await server.close();
      await federation.stop();
    },
  };
}

/** One cold visit: times in milliseconds since navigation, bytes as they crossed the wire. */
interface Visit {
  content: number;
  largestPaint: number;
  requests: number;
  kilobytes: number;
  /** Longest chain of requests of which each began after the one before had ended. */
  depth: number;
}

interface Line {
  name: string;
  /** Milliseconds a round trip takes. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** Runs in the page before anything else: notes when the content appears and when it is painted. */
function watch(selector: string) {
  const seen = { content: 0, largestPaint: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (!seen.content && document.querySelector(selector)) seen.content = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page at the end. */
function measure() {
  const { seen } = globalThis as unknown as { seen: { content: number; largestPaint: number } };
  const spans = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= seen.content)
    .sort((a, b) => a.responseEnd - b.responseEnd);
  const depths: number[] = [];
  spans.forEach((span, index) => {
    const before = spans
      .slice(0, index)
      .map((other, at) => (other.responseEnd <= span.startTime + 1 ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  });
  return { ...seen, depth: Math.max(...depths) };
}

async function throttle(page: Page, { latency, throughput, slowdown }: Line) {
  const wire = { requests: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => wire.requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return wire;
}

/** Opens the address with an empty cache over the given line and waits for the content. */
async function visitPage(
  browser: Browser,
  url: string,
  selector: string,
  line: Line,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const wire = await throttle(page, line);
    await page.addInitScript(watch, selector);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { timeout: 60_000 });
    const atContent = { ...wire };
    await page.waitForLoadState('networkidle');
    const { content, largestPaint, depth } = await page.evaluate(measure);
    const kilobytes = atContent.bytes / 1024;
    return { content, largestPaint, depth, requests: atContent.requests, kilobytes };
  } finally {
    await context.close();
  }
}

const rounds = Number(process.env.ROUNDS ?? 7);
/** The browser draws it on both sides: what the server draws would hide what composition costs. */
const address = '/';
const content = 'main article a';

const lines: (Line & { target: number })[] = [
  { name: '562 ms, 180 kB/s, 4× CPU', latency: 562, throughput: 180_000, slowdown: 4, target: 1.1 },
  { name: '150 ms, 180 kB/s, 4× CPU', latency: 150, throughput: 180_000, slowdown: 4, target: 1.2 },
];

const middle = (visits: Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));

function row(line: Line, side: string, visits: Visit[], ratio: number) {
  const whole = (key: keyof Visit) => Math.round(middle(visits, key));
  const spread = visits.map((each) => Math.round(each.content));
  return [
    line.name,
    side,
    `${whole('content')} [${Math.min(...spread)}…${Math.max(...spread)}]`,
    whole('largestPaint'),
    whole('requests'),
    middle(visits, 'kilobytes').toFixed(1),
    whole('depth'),
    ratio.toFixed(3),
  ].join(' | ');
}

/** Federation against monolith, alternating in one run, so that drift of the machine meets both. */
async function main() {
  const sides = await startSides();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows = [
    'line | side | content ms [min…max] | LCP ms | requests | KiB | depth | ratio',
    '--- | --- | --- | --- | --- | --- | --- | ---',
  ];
  for (const line of lines) {
    const visits: Record<string, Visit[]> = { monolith: [], federation: [] };
    for (let round = 0; round < rounds; round++)
      for (const [side, url] of Object.entries(sides.urls))
        visits[side]?.push(await visitPage(browser, url + address, content, line));
    const base = middle(visits.monolith ?? [], 'content');
    for (const [side, all] of Object.entries(visits))
      rows.push(row(line, side, all, middle(all, 'content') / base));
  }
  await browser.close();
  await sides.stop();
  writeFileSync(path.join(import.meta.dirname, 'result.md'), `${rows.join('\n')}\n`);
  console.log(rows.join('\n'));
}

await main();
