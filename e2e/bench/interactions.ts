import { deletePayment } from '@campus/shared/contract/payments/calls';
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { apiOf, signIn } from '../fixtures/signIn';
import { openBigRegister, visitCandidates } from './interactions/visitCandidates';
import { visitNews } from './interactions/visitNews';
import { visitQueue } from './interactions/visitQueue';
import { fillTexts, visitTexts } from './interactions/visitTexts';
import { median } from './quantiles';
import { startFederation } from './startFederation';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;

const names = {
  turned: 'the next page of news: from the click to other cards',
  found: 'a search of news: from Enter to what is found',
  longest: 'the longest wait of a key or a click for its paint (INP)',
};
type Product = Awaited<ReturnType<typeof startFederation>>;
type Figure = keyof typeof names;

async function repeat<Visit>(visit: () => Promise<Visit>) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit());
  return visits;
}

const rowsOf = (visits: Partial<Record<Figure, number>>[], where: string) =>
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

async function measureQueue(browser: Browser, product: Product) {
  const token = await signIn(product, 'support');
  return repeat(() => visitQueue(browser, { url: product.url, token }, slowdown));
}

const parts = {
  news: {
    where: 'news',
    visits: (browser: Browser, product: Product) =>
      repeat(() => visitNews(browser, product.url, slowdown)),
  },
  texts: { where: 'ten thousand texts', visits: measureTexts },
  candidates: { where: 'a register of fifty thousand people', visits: measureCandidates },
  queue: { where: 'a queue of two hundred thousand tickets', visits: measureQueue },
};
const only = process.env.ONLY?.split(',');

async function measure(browser: Browser, product: Product) {
  const rows: string[] = [];
  for (const [name, { where, visits }] of Object.entries(parts))
    if (!only || only.includes(name)) rows.push(...rowsOf(await visits(browser, product), where));
  return rows;
}

/** `npm run bench:interactions`: how soon pages answer fingers, on the scale set. */
async function main() {
  const product = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [load = 0] = loadavg();
    const lines = [
      '# How soon pages answer',
      '',
      `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set, 5,000 news: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
      '',
      '| | ms |',
      '| --- | ---: |',
      ...(await measure(browser, product)),
    ];
    // Some of the rows would take the others out of the file.
    if (!only)
      writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
