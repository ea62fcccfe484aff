import { deletePayment } from '@campus/shared/contract/payments/calls';
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { openBigRegister, visitCandidates } from './interactions/visitCandidates';
import { visitNews } from './interactions/visitNews';
import { apiOf, signIn } from '../fixtures/signIn';
import { median } from './quantiles';
import { startFederation } from './startFederation';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;

const names = {
  turned: 'the next page of news: from the click to other cards',
  found: 'a search of news: from Enter to what is found',
  longest: 'news: the longest wait of a key or a click for its paint (INP)',
  candidates: 'the people of a register of fifty thousand: the same',
};
type Measure = keyof typeof names;

/** What each visit measured, by what it is of. */
function inColumns<M extends Measure>(visits: readonly Record<M, number>[]) {
  const keys = Object.keys(visits[0] ?? {}) as M[];
  return Object.fromEntries(keys.map((key) => [key, visits.map((one) => one[key])])) as Record<
    M,
    number[]
  >;
}

type Product = Awaited<ReturnType<typeof startFederation>>;

async function visit(browser: Browser, product: Product) {
  const { url: origin } = product;
  const news = [];
  for (let round = 0; round < rounds; round++)
    news.push(await visitNews(browser, origin, slowdown));
  const token = await signIn(product, 'payments');
  const register = await openBigRegister(apiOf(product, token));
  const people = [];
  for (let round = 0; round < rounds; round++)
    people.push(await visitCandidates(browser, { origin, token }, register.url, slowdown));
  // A token lives for ten minutes, which so many visits may take.
  const again = apiOf(product, await signIn(product, 'payments'));
  await again(deletePayment, { params: { id: register.id } });
  return { ...inColumns(news), ...inColumns(people) };
}

const rowsOf = (measured: Record<Measure, number[]>) =>
  (Object.keys(names) as Measure[]).map((key) => {
    const values = measured[key].map(Math.round);
    return `| ${names[key]} | ${median(values)} [${Math.min(...values)}…${Math.max(...values)}] |`;
  });

/** `npm run bench:interactions`: how soon news and a register of fifty thousand answer fingers, on the scale set. */
async function main() {
  const product = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [load = 0] = loadavg();
    const lines = [
      '# How soon the news and a large register answer',
      '',
      `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set, 5,000 news: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
      '',
      '| | ms |',
      '| --- | ---: |',
      ...rowsOf(await visit(browser, product)),
    ];
    writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
