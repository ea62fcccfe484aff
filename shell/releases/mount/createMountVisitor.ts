import { paths } from '@campus/shared/paths';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import {
  auditAxe,
  failedCards,
  inspectPage,
  readCover,
  readFrame,
  waitForPage,
} from './inspectPage';
import { createSemaphore } from './createSemaphore';
import { leaksOf, type Traces, readTraces } from './leaksOf';
import type { MountStage } from './openMountStage';
import { runSteps } from './runSteps';
import { isOfPage, type Look, type MountVisit, type Person } from './visitsOf';
import { waitForNetwork } from './waitForNetwork';
import { isTimeout, type Problem, short, tellMore, watchPage, type Watched } from './watchPage';
import {
  addedWork,
  countTimers,
  readAsked,
  readWork,
  restlessFiles,
  watchProcessor,
} from './watchWork';

/** Pages of the shell's own that ask for nothing, in the frame of readers and in that of staff. */
const emptyPages = ['/404', `${paths.admin()}/404`] as const;
type EmptyPage = (typeof emptyPages)[number];

const emptyPageBeside = ({ address }: MountVisit): EmptyPage =>
  emptyPages[address.startsWith(`${paths.admin()}/`) ? 1 : 0];

const most = 5;

const languageCookie = ({ url }: MountStage, { language }: Look) => ({
  name: 'Language',
  value: language,
  url,
});

const sizeOf = ({ width }: Look) => ({ width, height: width === 375 ? 667 : 720 });

/** A browser of its own for every page: what one keeps or leaves undone is nothing to the next. */
async function openAs(stage: MountStage, person: Person, look: Look): Promise<BrowserContext> {
  const { url, browser } = stage;
  const context = await browser.newContext({
    locale: look.language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    viewport: sizeOf(look),
  });
  const cookies = [{ name: 'Consent', value: 'necessary', url }, languageCookie(stage, look)];
  if (person) cookies.push({ name: 'AuthToken', value: await stage.tokenOf(person), url });
  await context.addCookies(cookies);
  await tellMore(context);
  await countTimers(context);
  return context;
}

/** What a page of the shell alone leaves. */
async function tracesOfShell(stage: MountStage, visit: MountVisit): Promise<Traces> {
  const context = await openAs(stage, visit.person, visit.looks[0]);
  const page = await context.newPage();
  const answer = await page.goto(stage.url + emptyPageBeside(visit));
  if (answer?.status() !== 404) throw new Error('The shell itself does not open.');
  await page.locator('main h1').waitFor();
  await waitForNetwork(page);
  const traces = await page.evaluate(readTraces);
  await context.close();
  return traces;
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => decodeURI(pathname)),
  );

/** Where no record is known by its address, the page and its calls may say so, or that it is no id. */
const isAdmitted = ({ isPlaceholder }: MountVisit, { text }: Problem) =>
  Boolean(isPlaceholder) && /\b(404|422|NOT_FOUND)\b/.test(text);

function sayProblems(visit: MountVisit, problems: readonly Problem[]) {
  const texts = problems
    .filter((problem) => !isAdmitted(visit, problem))
    .map(({ text, url, isWindow }) =>
      isWindow ? text : `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`,
    );
  return [...new Set(texts)].slice(0, most);
}

const sayCover = async (page: Page) =>
  (await page.evaluate(readCover)).map(
    (layer) =>
      `lies with ${layer} on what others are to press: take it away, or let clicks through.`,
  );

/** Without the query, where a page keeps what it shows. */
const placeOf = (page: Page) => {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
};

/** Opens the page of a visit: a screen that goes on at once is another one when it is looked at. */
async function openPage(page: Page, { url }: MountStage, one: MountVisit) {
  const sight = await inspectPage(page, url + one.address);
  if (!sight.isShown || isOfPage(one, new URL(page.url()).pathname)) return sight;
  const elsewhere = `goes to ${placeOf(page)} by itself.`;
  return { isShown: false, sentences: [...sight.sentences, elsewhere] };
}

interface Seen {
  /** What speaks against the page, a sentence each. */
  refusals: string[];
  /** A part of it did not come in time. */
  isLate: boolean;
}

/** A page that runs in circles answers nothing at all. */
const patience = 90_000;
class Hangs extends Error {}

const isHung = (refusals: readonly string[]) =>
  refusals.some((text) => text.includes('does not answer after'));

/** What begins when a page is idle, or after a timer, shows itself in this time. */
const stay = 9_000;
/** Of this time a page that only stands there uses nearly nothing. */
const mostWork = 0.25;
/** An unmounted screen ends what it has begun. */
const ending = 1_000;

const emptyScreen = 'section[data-state="notFound"]';

/** Follows a link of the page's own to a page without anything of a remote. */
async function leave(page: Page, emptyPage: EmptyPage) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, emptyPage);
  await page.locator(emptyScreen).waitFor({ timeout: patience / 3 });
  await pause(ending);
}

/** What stays behind each time that the screen is left. */
async function sayLeft(page: Page, emptyPage: EmptyPage, remotes: readonly string[]) {
  await leave(page, emptyPage);
  const before = await readWork(page, remotes);
  await page.goBack();
  await page.locator(emptyScreen).waitFor({ state: 'detached', timeout: patience / 3 });
  await waitForPage(page);
  await leave(page, emptyPage);
  const added = addedWork(before, await readWork(page, remotes));
  await readAsked(page);
  await pause(ending);
  return [...added, ...restlessFiles(await readAsked(page), remotes)];
}

const coverOf = async (page: Page) => [
  ...(await page.evaluate(readFrame)),
  ...(await sayCover(page)),
];

/** Two at a time work; any number of others are waited at, which costs the machine nothing. */
const working = 2;

interface Names {
  own: readonly string[];
  /** Also of those whose widgets the pages show. */
  all: readonly string[];
}

/** Looks at pages of these remotes; remembers the links on them. */
export function createMountVisitor(stage: MountStage, { own: remotes, all }: Names) {
  const known = new Map<string, Promise<Traces>>();
  const links = new Set<string>();
  const withPermit = createSemaphore(working);
  /** Does a part of the work when there is room for it. @throws Hangs when it does not end. */
  const work = <T>(part: () => Promise<T>, limit = patience): Promise<T> =>
    withPermit(async () => {
      const end = new AbortController();
      const late = pause(limit, undefined, { signal: end.signal }).then(() => {
        throw new Hangs(`does not answer after ${limit / 1000} s: it keeps the browser busy.`);
      });
      const done = part();
      try {
        return await Promise.race([done, late]);
      } finally {
        end.abort();
        // The one that came second says nothing more.
        void Promise.allSettled([done, late]);
      }
    });

  function tracesBefore(one: MountVisit): Promise<Traces> {
    const { language, width } = one.looks[0];
    const key = `${one.person} ${emptyPageBeside(one)} ${language} ${width}`;
    const traces = known.get(key) ?? work(() => tracesOfShell(stage, one));
    known.set(key, traces);
    return traces;
  }

  async function inspect(page: Page, one: MountVisit, before: Traces): Promise<string[]> {
    const { isShown, sentences } = await openPage(page, stage, one);
    if (!isShown) return sentences;
    for (const link of await linksOf(page)) links.add(link);
    const leaks = leaksOf(before, await page.evaluate(readTraces), all);
    const found = one.isFirst ? await auditAxe(page) : [];
    return [...sentences, ...leaks, ...(await coverOf(page)), ...found];
  }

  /** What happens by itself while somebody only reads. */
  async function stayOn(page: Page): Promise<string[]> {
    const processor = await work(() => watchProcessor(page));
    const [before, begun, place] = [await work(processor), performance.now(), placeOf(page)];
    await pause(stay);
    return work(async () => {
      if (placeOf(page) !== place) return [`goes to ${placeOf(page)} by itself.`];
      const worked = (await processor()) - before;
      const sentences = await failedCards(page);
      if ((1000 * worked) / (performance.now() - begun) < mostWork) return sentences;
      return [...sentences, 'keeps the processor busy though nobody does anything with it.'];
    }, patience / 3);
  }

  async function comeAgain(page: Page, one: MountVisit, look: Look): Promise<string[]> {
    await page.context().addCookies([languageCookie(stage, look)]);
    await page.setViewportSize(sizeOf(look));
    const { isShown, sentences } = await openPage(page, stage, one);
    if (!isShown) return sentences;
    const covered = await coverOf(page);
    const left = one.isFirst ? await sayLeft(page, emptyPageBeside(one), remotes) : [];
    return [...sentences, ...covered, ...left];
  }

  /** What a part of a visit finds, with what the page says of itself meanwhile. */
  async function tell(
    one: MountVisit,
    { look, watched }: { look: Look; watched: Watched },
    part: () => Promise<string[]>,
  ): Promise<string[]> {
    const { length } = watched.problems;
    const who = `${one.person ?? 'a guest'} (${look.language}, ${look.width} px)`;
    const found = await part().catch((error: unknown) => {
      if (error instanceof Hangs) return [error.message];
      return [`cannot be looked at any further: ${short(String(error))}`];
    });
    const said = sayProblems(one, watched.problems.slice(length));
    return [...found, ...said].map((text) => `Mounted as ${who}, ${one.what} ${text}`);
  }

  async function see(page: Page, one: MountVisit, watched: Watched): Promise<string[]> {
    const [look, second] = one.looks;
    const before = await tracesBefore(one);
    const found = await tell(one, { look, watched }, async () => {
      const sentences = await work(() => inspect(page, one, before));
      if (sentences.length > 0) return sentences;
      return one.steps ? work(() => runSteps(page, one.steps ?? [], look.language)) : stayOn(page);
    });
    // Whatever is wrong at first is wrong again.
    if (!second || found.length > 0) return found;
    const again = await tell(one, { look: second, watched }, () =>
      work(async () => {
        const sentences = await comeAgain(page, one, second);
        if (!one.steps || sentences.length > 0) return sentences;
        return runSteps(page, one.steps, second.language);
      }),
    );
    return [...found, ...again];
  }

  async function visit(one: MountVisit): Promise<Seen> {
    const context = await openAs(stage, one.person, one.looks[0]);
    try {
      const page = await context.newPage();
      const watched = watchPage(page);
      const refusals = await see(page, one, watched);
      // A page that hangs says nothing more of its errors.
      const kinds = isHung(refusals) ? [] : await Promise.all(watched.kinds);
      return { refusals, isLate: kinds.some(isTimeout) };
    } finally {
      await context.close();
    }
  }

  return { visit, links };
}
