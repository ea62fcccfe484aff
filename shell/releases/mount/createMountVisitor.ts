import { paths } from '@campus/shared/paths';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import {
  auditAxe,
  coverOf,
  failedCards,
  inspectNext,
  inspectPage,
  waitForPage,
} from './inspectPage';
import { claimsOf } from '../../page/session/claimsOf';
import { createWork, Hangs, shortPatience } from './createWork';
import { leaksOf, type Traces, readTraces } from './leaksOf';
import type { MountStage } from './openMountStage';
import { runSteps } from './runSteps';
import { sayLeft } from './sayLeft';
import { isOfPage, type Look, type MountVisit, type Person } from './visitsOf';
import { isTimeout, type Problem, short, tellMore, watchPage, type Watched } from './watchPage';
import { countTimers, watchProcessor } from './watchWork';

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

const kindOf = async (stage: MountStage, person: Person) =>
  person ? claimsOf(await stage.tokenOf(person)).kind : 'GUEST';

/** What a page of the shell alone leaves. */
async function tracesOfShell(stage: MountStage, visit: MountVisit): Promise<Traces> {
  const context = await openAs(stage, visit.person, visit.looks[0]);
  const page = await context.newPage();
  const answer = await page.goto(stage.url + emptyPageBeside(visit));
  if (answer?.status() !== 404) throw new Error('The shell itself does not open.');
  // As of any other page: before its code runs not all of its styles are there.
  await page.keyboard.press('Shift');
  await waitForPage(page);
  // Before the person is known staff are shown the frame of readers.
  if ((await kindOf(stage, visit.person)) === 'STAFF')
    await page.locator('[data-staff]').waitFor({ state: 'attached', timeout: shortPatience });
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

/**
 * Where nobody knows of a record, the page and its calls may say that there is none, or that it is no
 * id; of a record that somebody else has found, only a call may say that it is not for this person.
 */
function isAdmitted({ record }: MountVisit, { text, url }: Problem) {
  if (record === 'none') return /\b(404|422|NOT_FOUND)\b/.test(text);
  const isRefused = /\b(403|404)\b/.test(text);
  const isCall = URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
  return record === 'foreign' && isRefused && isCall;
}

function sayProblems(visit: MountVisit, problems: readonly Problem[]) {
  const texts = problems
    .filter((problem) => !isAdmitted(visit, problem))
    .map(({ text, url, isWindow }) =>
      isWindow ? text : `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`,
    );
  return [...new Set(texts)].slice(0, most);
}

/** Without the query, where a page keeps what it shows. */
const placeOf = (page: Page) => {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
};

/** A page of one person, and what it has said of itself. */
interface Opened {
  page: Page;
  watched: Watched;
  /** It has shown another page of this person before. */
  isMoved?: true;
  /** It says that there is nothing for this person at the address. */
  isMissing?: true;
}

/** Only how the page answers where there is nothing, for there was no record for this person. */
const isUnseen = (one: MountVisit, { watched, isMissing }: Opened) =>
  one.record === 'none' ||
  isMissing === true ||
  watched.problems.some((problem) => isAdmitted(one, problem));

async function openAnew(stage: MountStage, one: MountVisit): Promise<Opened> {
  const context = await openAs(stage, one.person, one.looks[0]);
  const page = await context.newPage();
  return { page, watched: watchPage(page) };
}

/** Pages that have shown others without a word against them, by who sees them and how. */
function createIdlePages() {
  const idle = new Map<string, Opened[]>();
  return ({ person, looks: [{ language, width }] }: MountVisit): Opened[] => {
    const key = `${person} ${language} ${width}`;
    const pages = idle.get(key) ?? [];
    idle.set(key, pages);
    return pages;
  };
}

/** One that looks once and presses nothing goes on within the document, as people do. */
const isPassing = ({ isFirst, looks: [, second], steps, record = 'own' }: MountVisit) =>
  !isFirst && !second && !steps && record === 'own';

/** Opens the page of a visit: a screen that goes on at once is another one when it is looked at. */
async function openPage(opened: Opened, { url }: MountStage, one: MountVisit) {
  const { page } = opened;
  const { missing, ...sight } = opened.isMoved
    ? await inspectNext(page, { from: emptyPageBeside(one), to: one.address })
    : await inspectPage(page, url + one.address);
  const isOfOthers = one.record === 'foreign' || one.record === 'none';
  const isMissing = missing !== undefined && isOfOthers;
  if (isMissing) opened.isMissing = true;
  const sentences = sight.sentences.filter((text) => !isMissing || text !== missing);
  if (!sight.isShown || isOfPage(one, new URL(page.url()).pathname))
    return { ...sight, sentences, isMissing };
  const elsewhere = `goes to ${placeOf(page)} by itself.`;
  return { isShown: false, sentences: [...sentences, elsewhere], isMissing };
}

export interface Seen {
  /** What speaks against the page, a sentence each. */
  refusals: string[];
  /** Only how the page answers where there is nothing, for there was no record for this person. */
  isUnseen: boolean;
  /** A part of it did not come in time. */
  isLate: boolean;
}

const isHung = (refusals: readonly string[]) =>
  refusals.some((text) => text.includes('does not answer after'));

/** What begins when a page is idle, or after a timer, shows itself in this time. */
const stay = 9_000;
/** Of this time a page that only stands there uses nearly nothing. */
const mostWork = 0.25;

interface Names {
  own: readonly string[];
  /** Also of those whose widgets the pages show. */
  all: readonly string[];
}

/** Looks at pages of these remotes; remembers the links on them, by who has found them. */
export function createMountVisitor(stage: MountStage, { own: remotes, all }: Names) {
  const known = new Map<string, Promise<Traces>>();
  const links = new Map<Person, Set<string>>();
  const work = createWork();
  const idlePages = createIdlePages();

  /** The shell’s own code looks at the kind of a person and not at the rights, which are of data. */
  async function tracesBefore(one: MountVisit): Promise<Traces> {
    const { language, width } = one.looks[0];
    const key = [await kindOf(stage, one.person), emptyPageBeside(one), language, width].join(' ');
    const traces = known.get(key) ?? work(() => tracesOfShell(stage, one));
    known.set(key, traces);
    return traces;
  }

  async function inspect(opened: Opened, one: MountVisit, before: Traces): Promise<string[]> {
    const { page } = opened;
    const { isShown, sentences } = await openPage(opened, stage, one);
    if (!isShown) return sentences;
    const found = links.get(one.person) ?? new Set();
    for (const link of await linksOf(page)) found.add(link);
    links.set(one.person, found);
    const leaks = leaksOf(before, await page.evaluate(readTraces), all);
    const broken = one.isFirst ? await auditAxe(page) : [];
    return [...sentences, ...leaks, ...(await coverOf(page)), ...broken];
  }

  /** What happens by itself while somebody only reads. */
  async function stayOn(page: Page): Promise<string[]> {
    const [processor, before] = await work(async () => {
      const used = await watchProcessor(page);
      return [used, await used()] as const;
    });
    const [begun, place] = [performance.now(), placeOf(page)];
    await pause(stay);
    return work(async () => {
      if (placeOf(page) !== place) return [`goes to ${placeOf(page)} by itself.`];
      const worked = (await processor()) - before;
      const sentences = await failedCards(page);
      if ((1000 * worked) / (performance.now() - begun) < mostWork) return sentences;
      return [...sentences, 'keeps the processor busy though nobody does anything with it.'];
    }, shortPatience);
  }

  async function comeAgain(opened: Opened, one: MountVisit, look: Look): Promise<string[]> {
    const { page } = opened;
    const { isMissing, sentences } = await work(async () => {
      await page.context().addCookies([languageCookie(stage, look)]);
      await page.setViewportSize(sizeOf(look));
      const sight = await openPage(opened, stage, one);
      if (!sight.isShown) return sight;
      return { ...sight, sentences: [...sight.sentences, ...(await coverOf(page))] };
    });
    if (sentences.length > 0 || isMissing) return sentences;
    if (one.steps) return work(() => runSteps(page, one.steps ?? [], look.language));
    return one.isFirst ? sayLeft(page, { emptyPage: emptyPageBeside(one), remotes, work }) : [];
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

  async function see(opened: Opened, one: MountVisit): Promise<string[]> {
    const { page, watched } = opened;
    const [look, second] = one.looks;
    const before = await tracesBefore(one);
    const found = await tell(one, { look, watched }, async () => {
      const sentences = await work(() => inspect(opened, one, before));
      if (sentences.length > 0 || (one.record === 'foreign' && isUnseen(one, opened)))
        return sentences;
      return one.steps ? work(() => runSteps(page, one.steps ?? [], look.language)) : stayOn(page);
    });
    // Whatever is wrong at first is wrong again.
    if (!second || found.length > 0) return found;
    const again = await tell(one, { look: second, watched }, () => comeAgain(opened, one, second));
    return [...found, ...again];
  }

  async function visit(one: MountVisit): Promise<Seen> {
    const pages = isPassing(one) ? idlePages(one) : [];
    const opened = pages.pop() ?? (await openAnew(stage, one));
    const { page, watched } = opened;
    const before = { problems: watched.problems.length, kinds: watched.kinds.length };
    let isSound = false;
    try {
      const refusals = await see(opened, one);
      // A page that hangs says nothing more of its errors.
      const kinds = isHung(refusals) ? [] : await Promise.all(watched.kinds.slice(before.kinds));
      isSound = refusals.length === 0 && watched.problems.length === before.problems;
      return { refusals, isUnseen: isUnseen(one, opened), isLate: kinds.some(isTimeout) };
    } finally {
      if (isSound) pages.push({ page, watched, isMoved: true });
      if (!isSound || !isPassing(one)) await page.context().close();
    }
  }

  return { visit, links };
}
