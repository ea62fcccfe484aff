import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { signIn } from '../fixtures/signIn';
import { visitNews } from './interactions/visitNews';
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

/** The news for readers, and the texts of the product for whoever words them. */
async function measure(browser: Browser, product: Product) {
  const news = await repeat(() => visitNews(browser, product.url, slowdown));
  const token = await signIn(product, 'content');
  await fillTexts(product.url, token);
  const texts = await repeat(() => visitTexts(browser, { url: product.url, token }, slowdown));
  return [...rowsOf(news, 'news'), ...rowsOf(texts, 'ten thousand texts')];
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
      '# How soon the news and the texts answer',
      '',
      `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set, 5,000 news and 10,000 texts: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
      '',
      '| | ms |',
      '| --- | ---: |',
      ...(await measure(browser, product)),
    ];
    writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
