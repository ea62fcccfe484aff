import { deletePayment } from '@campus/shared/contract/payments/calls';
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { apiOf, signIn } from '../fixtures/signIn';
import { openBigRegister, visitCandidates } from './interactions/visitCandidates';
import { visitNews } from './interactions/visitNews';
import { visitPeople } from './interactions/visitPeople';
import { visitQueue } from './interactions/visitQueue';
import { fillTexts, visitTexts } from './interactions/visitTexts';
import { median } from './quantiles';
import { startFederation } from './startFederation';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;
/** `ONLY=texts,tickets` measures what has one of these words in its name, and leaves the file. */
const only = process.env.ONLY?.split(',');

const names = {
  turned: 'the next page of news: from the click to other cards',
  found: 'a search of news: from Enter to what is found',
  longest: 'the longest wait of a key or a click for its paint (INP)',
};
type Product = Awaited<ReturnType<typeof startFederation>>;
type Figure = keyof typeof names;
type Visits = Partial<Record<Figure, number>>[];

async function repeat<Visit>(visit: () => Promise<Visit>) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit());
  return visits;
}

const rowsOf = (visits: Visits, where: string) =>
  (Object.keys(names) as Figure[]).flatMap((key) => {
    const values = visits.flatMap((one) => (one[key] === undefined ? [] : Math.round(one[key])));
    if (values.length === 0) return [];
    const range = `${Math.min(...values)}…${Math.max(...values)}`;
    return [`| ${where}: ${names[key]} | ${median(values)} [${range}] |`];
  });

async function measureTexts(browser: Browser, product: Product) {
  const { url } = product;
  const token = await signIn(product, 'content');
  await fillTexts(url, token);
  return repeat(() => visitTexts(browser, { url, token }, slowdown));
}

async function measureCandidates(browser: Browser, product: Product) {
  const token = await signIn(product, 'payments');
  const register = await openBigRegister(apiOf(product, token));
  const signed = { origin: product.url, token };
  const visits = await repeat(() => visitCandidates(browser, signed, register.url, slowdown));
  // A token lives for ten minutes, which so many visits may take.
  const again = apiOf(product, await signIn(product, 'payments'));
  await again(deletePayment, { params: { id: register.id } });
  return visits;
}

type Measure = (browser: Browser, product: Product) => Promise<Visits>;

/** Visits by somebody of support. */
const bySupport =
  (visit: typeof visitQueue): Measure =>
  async (browser, product) => {
    const token = await signIn(product, 'support');
    return repeat(() => visit(browser, { url: product.url, token }, slowdown));
  };

const measures: Record<string, Measure> = {
  news: (browser, { url }) => repeat(() => visitNews(browser, url, slowdown)),
  'ten thousand texts': measureTexts,
  'a register of payments to fifty thousand people': measureCandidates,
  'a queue of two hundred thousand tickets': bySupport(visitQueue),
  'a register of half a million people': bySupport(visitPeople),
};

const wanted = Object.entries(measures).filter(
  ([where]) => !only || only.some((word) => where.includes(word)),
);

/** Says what is known by now; a run that is cut off has said so much. */
async function measureAll(browser: Browser, product: Product, say: (rows: string[]) => void) {
  const rows: string[] = [];
  for (const [where, measure] of wanted) {
    rows.push(...rowsOf(await measure(browser, product), where));
    say(rows);
  }
}

/** `npm run bench:interactions`: how soon pages answer fingers, on the scale set. */
async function main() {
  const product = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const [load = 0] = loadavg();
  const head = [
    '# How soon pages answer',
    '',
    `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
    '',
    '| | ms |',
    '| --- | ---: |',
  ];
  try {
    await measureAll(browser, product, (rows) => {
      const text = [...head, ...rows].join('\n');
      if (!only) writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${text}\n`);
      console.log(rows.join('\n'));
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
