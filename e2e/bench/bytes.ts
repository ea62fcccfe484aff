import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { measureBytes } from './measureBytes';
import { publicPages } from './publicPages';
import { startFederation } from './startFederation';
import { near, type PageWeight, weighPage } from './visitPage';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

async function weighKit() {
  const { core, parts } = await measureBytes();
  return [
    'A part is one script and one style, and some of its modules load files of others.',
    '',
    row('part', 'scripts', 'styles', 'loads also'),
    '| --- | ---: | ---: | --- |',
    ...[core, ...parts].map(({ name, scripts, styles, others }) =>
      row(name, kilobytes(scripts), kilobytes(styles), others.join(', ')),
    ),
  ];
}

const kinds = ['Document', 'Image', 'Font', 'Script'];

function rowOfPage(address: string, { requests, bytes }: PageWeight) {
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const parts = kinds.map((kind) => bytes[kind] ?? 0);
  const others = all - parts.reduce((sum, each) => sum + each, 0);
  return row(address, requests, kilobytes(all), ...[...parts, others].map(kilobytes));
}

async function weighPages() {
  const federation = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows: string[] = [];
  try {
    for (const { address, selector } of publicPages) {
      const page = { url: federation.url + address, selector, line: near };
      rows.push(rowOfPage(address, await weighPage(browser, page)));
    }
  } finally {
    await browser.close();
    await federation.stop();
  }
  return [
    row('page', 'requests', 'in all', 'document', 'pictures', 'fonts', 'scripts', 'others'),
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** `npm run bench:bytes`: what the kit weighs, and what public pages weigh, written to `bytes.md`. */
async function main() {
  const pages = await weighPages();
  const text = [
    '# What the kit and a page weigh',
    '',
    'In kB of brotli: `npm run bench:bytes`.',
    '',
    '## A public page before anybody interacts with it',
    '',
    'A cold visit by a guest with a phone who touches nothing, until the page asks for nothing more: at most 300 kB and 20 requests are wanted. A second and a half after the page has loaded its code comes too, before anybody needs it.',
    '',
    ...pages,
    '',
    '## The kit',
    '',
    ...(await weighKit()),
    '',
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'bytes.md'), text);
  console.log(text);
}

await main();
