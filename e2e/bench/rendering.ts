import autocannon from 'autocannon';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { inParallel } from './api/inParallel';
import { quantilesOf } from './quantiles';
import { startFederation } from './startFederation';

const times = Number(process.env.TIMES ?? 300);
const pages = ['/news', '/news/biblioteka-do-polunochi', '/events', '/partners'];
/** Rendered by the browser: what a document costs by itself. */
const unrendered = '/me/card';
/** Of which many readers want the same. */
const crowded = ['/', '/news', unrendered];
const widths = [1, 8];
const seconds = Number(process.env.SECONDS ?? 10);
/** Readers at once, and how many documents a second they want; as many as there can be where left out. */
const crowds = [{ readers: 20 }, { readers: 20, rate: 200 }];

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
  await inParallel([...Array(times).keys()], width, async (at) => {
    // Another address each time: nobody is given what another was.
    visits.push(await read(`${url}${page}?of=${width}-${at}`));
  });
  const perSecond = (times * 1_000) / (performance.now() - begun);
  const { p50, p95, p99 } = quantilesOf(visits.map(({ time }) => time));
  const rendered = visits.filter(({ isServerRendered }) => isServerRendered).length / times;
  const cells = [p50, p95, p99, perSecond].map((value) => value.toFixed(0));
  return [page, width, `${(rendered * 100).toFixed(0)} %`, ...cells].join(' | ');
}

/** Guests who would get the same; they ask from a thread of their own. */
async function crowdRow(url: string, page: string, { readers, rate }: (typeof crowds)[number]) {
  const { latency, requests, non2xx, errors } = await autocannon({
    url: url + page,
    workers: 1,
    connections: readers,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(rate && { overallRate: rate }),
  });
  const cells = [rate ?? 'most', latency.p50, latency.p99, requests.average.toFixed(0)];
  return [page, readers, ...cells, non2xx + errors].join(' | ');
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
      `\`npm run bench:rendering\`: ${times} documents each, every one of another address, so that none is shared; read by so many readers at once, a load of ${load.toFixed(1)} before. \`${unrendered}\` is not rendered.`,
      '',
      'page | readers | rendered | p50 ms | p95 ms | p99 ms | documents a second',
      '--- | --: | --: | --: | --: | --: | --:',
    ];
    const write = (line: string) => {
      lines.push(line);
      writeFileSync(path.join(import.meta.dirname, 'rendering.md'), `${lines.join('\n')}\n`);
      console.log(line);
    };
    for (const page of [unrendered, ...pages])
      for (const width of widths) write(await row(product.url, page, width));
    lines.push(
      '',
      '## Guests who would get the same',
      '',
      'Of a page that is asked for again and again one rendering is shared for three seconds. By Brotli, from a thread of the same process.',
      '',
      'page | readers | wanted a second | p50 ms | p99 ms | documents a second | failed',
      '--- | --: | --: | --: | --: | --: | --:',
    );
    for (const page of crowded)
      for (const crowd of crowds) write(await crowdRow(product.url, page, crowd));
  } finally {
    await product.stop();
  }
}

await main();
