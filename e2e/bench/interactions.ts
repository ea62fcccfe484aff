import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { visitNews } from './interactions/visitNews';
import { median } from './quantiles';
import { startFederation } from './startFederation';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;

type Visit = Awaited<ReturnType<typeof visitNews>>;

const names: [keyof Visit, string][] = [
  ['turned', 'the next page of news: from the click to other cards'],
  ['found', 'a search of news: from Enter to what is found'],
  ['longest', 'the longest wait of a key or a click for its paint (INP)'],
];

async function visit(browser: Browser, url: string) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visitNews(browser, url, slowdown));
  return visits;
}

const rowsOf = (visits: Visit[]) =>
  names.map(([key, name]) => {
    const values = visits.map((one) => Math.round(one[key]));
    return `| ${name} | ${median(values)} [${Math.min(...values)}…${Math.max(...values)}] |`;
  });

/** `npm run bench:interactions`: how soon /news answers fingers, on the scale set. */
async function main() {
  const product = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [load = 0] = loadavg();
    const lines = [
      '# How soon the news answer',
      '',
      `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set, 5,000 news: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
      '',
      '| | ms |',
      '| --- | ---: |',
      ...rowsOf(await visit(browser, product.url)),
    ];
    writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
