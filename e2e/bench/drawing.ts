import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { inParallel } from './api/inParallel';
import { quantilesOf } from './api/quantiles';
import { startFederation } from './startFederation';

const times = Number(process.env.TIMES ?? 300);
const pages = ['/news', '/news/biblioteka-do-polunochi', '/events', '/partners'];
/** Drawn by the browser: what a document costs by itself. */
const undrawn = '/help/new';
const widths = [1, 8];

async function read(address: string) {
  const begun = performance.now();
  const html = await (await fetch(address)).text();
  return { time: performance.now() - begun, isDrawn: html.includes('id="answers"') };
}

/** The threads that draw are hired by the first visitors. */
async function warmUp(url: string) {
  while (!(await read(url + pages[0])).isDrawn);
  for (const page of pages)
    await inParallel([...Array(20).keys()], 4, async () => void (await read(url + page)));
}

async function row(url: string, page: string, width: number) {
  const visits: Awaited<ReturnType<typeof read>>[] = [];
  const begun = performance.now();
  await inParallel([...Array(times).keys()], width, async () => {
    visits.push(await read(url + page));
  });
  const perSecond = (times * 1_000) / (performance.now() - begun);
  const { p50, p95, p99 } = quantilesOf(visits.map(({ time }) => time));
  const drawn = visits.filter(({ isDrawn }) => isDrawn).length / times;
  const cells = [p50, p95, p99, perSecond].map((value) => value.toFixed(0));
  return [page, width, `${(drawn * 100).toFixed(0)} %`, ...cells].join(' | ');
}

/** `npm run bench:drawing`: what drawing a page costs the server, written to `drawing.md`. */
async function main() {
  const product = await startFederation();
  try {
    await warmUp(product.url);
    const [load = 0] = loadavg();
    const lines = [
      '# What drawing costs',
      '',
      `\`npm run bench:drawing\`: ${times} documents each, read by so many readers at once, a load of ${load.toFixed(1)} before. \`${undrawn}\` is not drawn.`,
      '',
      'page | readers | drawn | p50 ms | p95 ms | p99 ms | documents a second',
      '--- | --: | --: | --: | --: | --: | --:',
    ];
    for (const page of [undrawn, ...pages])
      for (const width of widths) lines.push(await row(product.url, page, width));
    writeFileSync(path.join(import.meta.dirname, 'drawing.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await product.stop();
  }
}

await main();
