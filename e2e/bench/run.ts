import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { paths } from '@campus/shared/paths';
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import { signIn } from '../fixtures/signIn';
import { publicPages } from './publicPages';
import { median } from './quantiles';
import { startSides } from './startSides';
import { far, near, type Line, type PageToVisit, type Visit, visitPage } from './visitPage';

const rounds = Number(process.env.ROUNDS ?? 9);

/** What is compared: the time, on which lines, and how much of the monolith's it may be. */
interface Measure {
  name: string;
  of: PageToVisit['measures'];
  targets: [Line, number][];
}

const painted: Measure = {
  name: 'largest paint',
  of: 'largestPaint',
  targets: [
    [far, 0.3],
    [near, 0.25],
  ],
};
const answered: Measure = {
  name: 'a press is answered',
  of: 'pressed',
  targets: [
    [far, 0.9],
    [near, 0.9],
  ],
};
const own: Measure = {
  name: 'content',
  of: 'content',
  targets: [
    [far, 0.9],
    [near, 0.9],
  ],
};

const pressed: string[] = [paths.home(), mediaPaths.news()];

const rows: { address: string; selector: string; measure: Measure }[] = [
  ...publicPages.map((page) => ({ ...page, measure: painted })),
  ...publicPages
    .filter(({ address }) => pressed.includes(address))
    .map((page) => ({ ...page, measure: answered })),
  { address: cardPaths.card(), selector: 'main svg path', measure: own },
  { address: paymentPaths.payments(), selector: 'main table td, main li a', measure: own },
];

/** Addresses and names of measures; all where left out. */
const only = process.env.ONLY?.split(',');

const wanted = rows.filter(
  ({ address, measure }) => !only || only.includes(address) || only.includes(measure.name),
);

const middle = (visits: Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));

function cellsOf({ of }: Pick<Measure, 'of'>, side: string, visits: Visit[], ratio: string) {
  const whole = (key: keyof Visit) => Math.round(middle(visits, key));
  const spread = visits.map((each) => Math.round(each[of]));
  return [
    side,
    `${whole(of)} [${Math.min(...spread)}…${Math.max(...spread)}]`,
    ratio,
    whole('requests'),
    middle(visits, 'kilobytes').toFixed(0),
    whole('depth'),
  ].join(' | ');
}

/** Both sides in turn, so that drift of the machine meets both. */
async function compare(
  browser: Browser,
  urls: { monolith: string; federation: string },
  asked: Omit<PageToVisit, 'url'> & { address: string },
) {
  const visits: Record<keyof typeof urls, Visit[]> = { monolith: [], federation: [] };
  for (let round = 0; round < rounds; round++)
    for (const side of ['monolith', 'federation'] as const)
      visits[side].push(await visitPage(browser, { ...asked, url: urls[side] + asked.address }));
  return visits;
}

const titleOf = (load: number) => [
  '# The federation beside a monolith',
  '',
  `\`npm run bench\`: ${rounds} cold visits by a phone of each, in turn, medians; the federation as people get it, and the same code as one preloaded bundle whose pages are rendered in the browser. Requests and kB until what is measured. A load of ${load.toFixed(1)} before.`,
  '',
  'page | what | line | target | side | ms [min…max] | ratio | requests | kB | depth',
  '--- | --- | --- | --: | --- | --- | --: | --: | --: | --:',
];

const write = (lines: readonly string[]) =>
  writeFileSync(path.join(import.meta.dirname, 'result.md'), `${lines.join('\n')}\n`);

/** The two lines of a row. */
function linesOf(
  first: string,
  { of }: Pick<Measure, 'of'>,
  visits: Awaited<ReturnType<typeof compare>>,
) {
  const { monolith, federation } = visits;
  const ratio = (middle(federation, of) / middle(monolith, of)).toFixed(2);
  return [
    `${first} | ${cellsOf({ of }, 'monolith', monolith, '1')}`,
    `${first} | ${cellsOf({ of }, 'federation', federation, ratio)}`,
  ];
}

/**
 * `npm run bench`: the federation as people get it against a monolith, written to `result.md` row by
 * row, so that a run that is cut off has said what it knows. A row that fails stops no other.
 */
async function main() {
  const sides = await startSides();
  const product = { url: sides.urls.federation, dataDir: sides.dataDir };
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const [load = 0] = loadavg();
  const lines = titleOf(load);
  try {
    for (const { address, selector, measure } of wanted)
      for (const [line, target] of measure.targets) {
        // A token lives for ten minutes; all rows together take longer.
        const who = measure === own ? { token: await signIn(product, 'student') } : {};
        const first = [address, measure.name, line.name, `≤ ${target}`].join(' | ');
        const asked = { address, selector, line, measures: measure.of, ...who };
        const row = await compare(browser, sides.urls, asked).then(
          (visits) => linesOf(first, measure, visits),
          (error: unknown) => [`${first} | both | ${String(error).split('\n')[0]}`],
        );
        lines.push(...row);
        write(lines);
        console.log(row.join('\n'));
      }
  } finally {
    await browser.close();
    await sides.stop();
  }
}

await main();
