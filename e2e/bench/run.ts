import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { median } from './median';
import { startSides } from './startSides';
import type { Visit } from './Visit';
import { visitPage, type Line } from './visitPage';

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
