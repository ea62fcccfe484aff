import { refreshStaffToken } from '@campus/shared/contract/auth/calls';
import { deletePayment } from '@campus/shared/contract/payments/calls';
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../shell/releases/gate/findBrowser';
import type { DemoAccount } from '../fixtures/demoAccounts';
import { apiOf, signIn } from '../fixtures/signIn';
import { openBigRegister, visitCandidates } from './interactions/visitCandidates';
import { visitNews } from './interactions/visitNews';
import { visitPeople } from './interactions/visitPeople';
import { visitQueue } from './interactions/visitQueue';
import { fillTexts, visitTexts } from './interactions/visitTexts';
import type { WatchedVisitor } from './interactions/watchInteractions';
import { median } from './quantiles';
import { startFederation } from './startFederation';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;
/** `ONLY=texts,tickets` measures what has one of these words in its name, and leaves the file. */
const only = process.env.ONLY?.split(',');

const names = {
  turned: 'the next page of news: from the click to other cards',
  found: 'a search of news: from Enter to what is found',
  longest: 'the longest wait of a key or a click for its paint (INP)',
};
type Product = Awaited<ReturnType<typeof startFederation>>;
type Figure = keyof typeof names;
type Visits = Partial<Record<Figure, number>>[];

async function repeat<Visit>(visit: () => Promise<Visit>) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit());
  return visits;
}

const rowsOf = (visits: Visits, where: string) =>
  (Object.keys(names) as Figure[]).flatMap((key) => {
    const values = visits.flatMap((one) => (one[key] === undefined ? [] : Math.round(one[key])));
    if (values.length === 0) return [];
    const range = `${Math.min(...values)}…${Math.max(...values)}`;
    return [`| ${where}: ${names[key]} | ${median(values)} [${range}] |`];
  });

/**
 * Tokens of staff. Nobody signs in twice in a run, as a second code is refused within a minute; a token
 * lives for ten, so that each visit has a new one.
 */
function tokensOf(product: Product) {
  const held = new Map<DemoAccount, string>();
  return async (account: DemoAccount) => {
    const last = held.get(account);
    const token = last
      ? (await apiOf(product)(refreshStaffToken, { body: { authToken: last } })).authToken
      : await signIn(product, account);
    held.set(account, token);
    return token;
  };
}

interface Bench {
  browser: Browser;
  product: Product;
  tokenOf: ReturnType<typeof tokensOf>;
}

type Measure = (bench: Bench) => Promise<Visits>;
type Visit = (browser: Browser, visitor: WatchedVisitor) => Promise<Visits[number]>;

/** Visits by somebody of staff, or by a guest. */
const by =
  (visit: Visit, account?: DemoAccount): Measure =>
  ({ browser, product: { url }, tokenOf }) =>
    repeat(async () => {
      const token = account && (await tokenOf(account));
      return visit(browser, { url, token, slowdown });
    });

const measureTexts: Measure = async (bench) => {
  await fillTexts(bench.product.url, await bench.tokenOf('content'));
  return by(visitTexts, 'content')(bench);
};

const measureCandidates: Measure = async (bench) => {
  const { product, tokenOf } = bench;
  const api = async () => apiOf(product, await tokenOf('payments'));
  const { id, url } = await openBigRegister(await api());
  try {
    return await by((...given) => visitCandidates(...given, url), 'payments')(bench);
  } finally {
    await (
      await api()
    )(deletePayment, { params: { id } });
  }
};

const measures: Record<string, Measure> = {
  news: by(visitNews),
  'ten thousand texts': measureTexts,
  'a register of payments to fifty thousand people': measureCandidates,
  'a queue of two hundred thousand tickets': by(visitQueue, 'support'),
  'a register of half a million people': by(visitPeople, 'admin'),
};

const wanted = Object.entries(measures).filter(
  ([where]) => !only || only.some((word) => where.includes(word)),
);

/** Of a press that came to nothing also what it was waiting for. */
function failed(where: string, error: unknown) {
  const [first = '', ...log] = String(error).split('\n');
  const awaited = log.find((line) => line.includes('waiting for')) ?? '';
  return `| ${where}: ${first} ${awaited.trim()} | |`;
}

/** Says what is known by now; a run that is cut off has said so much, and what fails stops nothing else. */
async function measureAll(bench: Bench, say: (rows: string[]) => void) {
  const rows: string[] = [];
  for (const [where, measure] of wanted) {
    const found = await measure(bench).then(
      (visits) => rowsOf(visits, where),
      (error: unknown) => [failed(where, error)],
    );
    rows.push(...found);
    say(rows);
  }
}

/** `npm run bench:interactions`: how soon pages answer fingers, on the scale set. */
async function main() {
  const product = await startFederation();
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const [load = 0] = loadavg();
  const head = [
    '# How soon pages answer',
    '',
    `\`DATABASE_URL=postgres://… npm run bench:interactions\` on the scale set: medians of ${rounds} visits with a processor ${slowdown} times slower, a load of ${load.toFixed(1)} before.`,
    '',
    '| | ms |',
    '| --- | ---: |',
  ];
  try {
    await measureAll({ browser, product, tokenOf: tokensOf(product) }, (rows) => {
      const text = [...head, ...rows].join('\n');
      if (!only) writeFileSync(path.join(import.meta.dirname, 'interactions.md'), `${text}\n`);
      console.log(rows.join('\n'));
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
