import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { freePort } from '../../shell/dev/freePort';
import { apiOf, signIn } from '../fixtures/signIn';
import { writeArticle } from '../fixtures/writeArticle';
import { auditPage, type Audit } from './lighthouse/auditPage';
import { reportOf } from './lighthouse/reportOf';
import { startFederation } from './startFederation';

const runs = Number(process.env.RUNS ?? 5);

/** Pages are judged with a real cover and a real picture in the text. */
async function addresses(product: { url: string; dataDir: string }) {
  const api = apiOf(product, await signIn(product, 'content'));
  const { url } = await writeArticle(api, { title: 'Когда приходит стипендия', isPinned: true });
  const [home, news] = [paths.home(), mediaPaths.news()];
  const [partners, help] = [partnerPaths.partners(), supportPaths.help()];
  return {
    [home]: home,
    [news]: news,
    article: mediaPaths.newsItem(url),
    [partners]: partners,
    [help]: help,
  };
}

interface Options {
  port: number;
  /** Called with all that is known when one more page is. */
  onPage: (pages: Record<string, Audit[]>) => void;
}

async function audit(product: { url: string; dataDir: string }, { port, onPage }: Options) {
  const pages: Record<string, Audit[]> = {};
  for (const [name, address] of Object.entries(await addresses(product))) {
    // The first visitor of a server finds the threads that draw still on their way.
    for (let visit = 0; visit < 8; visit++) await (await fetch(product.url + address)).text();
    for (let run = 0; run < runs; run++)
      (pages[name] ??= []).push(await auditPage(product.url + address, port));
    onPage(pages);
  }
}

const reportWith = (load: number, pages: Record<string, Audit[]>) => [
  '# What Lighthouse says',
  '',
  `\`npm run bench:lighthouse\`: medians of ${runs} visits by its middling phone, a load of ${load.toFixed(1)} before.`,
  '',
  ...reportOf(pages),
];

/** `npm run bench:lighthouse`: what Lighthouse says of the readers’ pages, written to `lighthouse.md`. */
async function main() {
  const product = await startFederation();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const [load = 0] = loadavg();
    const onPage = (pages: Record<string, Audit[]>) => {
      const text = reportWith(load, pages).join('\n');
      // Page by page: a run that is cut off has said what it knows.
      writeFileSync(path.join(import.meta.dirname, 'lighthouse.md'), `${text}\n`);
      console.log(text);
    };
    await audit(product, { port, onPage });
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
