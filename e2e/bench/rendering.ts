import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { inParallel } from './api/inParallel';
import { quantilesOf } from './quantiles';
import { startFederation } from './startFederation';

const times = Number(process.env.TIMES ?? 300);
const pages = ['/news', '/news/biblioteka-do-polunochi', '/events', '/partners'];
/** Rendered by the browser: what a document costs by itself. */
const unrendered = '/help/new';
const widths = [1, 8];

async function read(address: string) {
  const begun = performance.now();
  const html = await (await fetch(address)).text();
  return { time: performance.now() - begun, isServerRendered: html.includes('id="dehydrated"') };
}

/** The threads that draw are hired by the first visitors. */
async function warmUp(url: string) {
  while (!(await read(url + pages[0])).isServerRendered);
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
  const rendered = visits.filter(({ isServerRendered }) => isServerRendered).length / times;
  const cells = [p50, p95, p99, perSecond].map((value) => value.toFixed(0));
  return [page, width, `${(rendered * 100).toFixed(0)} %`, ...cells].join(' | ');
}

/** `npm run bench:rendering`: what rendering a page costs the server, written to `rendering.md`. */
async function main() {
  const product = await startFederation();
  try {
    await warmUp(product.url);
    const [load = 0] = loadavg();
    const lines = [
      '# What server rendering costs',
      '',
      `\`npm run bench:rendering\`: ${times} documents each, read by so many readers at once, a load of ${load.toFixed(1)} before. \`${unrendered}\` is not rendered.`,
      '',
      'page | readers | rendered | p50 ms | p95 ms | p99 ms | documents a second',
      '--- | --: | --: | --: | --: | --: | --:',
    ];
    for (const page of [unrendered, ...pages])
      for (const width of widths) lines.push(await row(product.url, page, width));
    writeFileSync(path.join(import.meta.dirname, 'rendering.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    await product.stop();
  }
}

await main();
