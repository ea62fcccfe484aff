import { paths } from '@campus/shared/paths';
import type { SmokeStep } from '@campus/shared/remote/declareSmoke';
import { errors } from 'playwright';
import { auditAxe, inspectNext, inspectPage, waitForPage } from './inspectPage';
import { coverOf } from './frameOf';
import { claimsOf } from '../page/session/claimsOf';
import { createIdlePages } from './createIdlePages';
import { createWork, Hangs, patienceAlone } from './createWork';
import { leaksOf, type Traces, tracesOf } from './leaksOf';
import { linksOf } from './linksOf';
import { limitOf, openAnew, type Opened } from './openAnew';
import { markStorage } from './markStorage';
import { cookiesOf, mediaOf, openAs, viewportOf } from './openAs';
import type { MountStage } from './openMountStage';
import { watchIdle, watchIdleBriefly } from './watchIdle';
import { runSteps } from './runSteps';
import { sayGone } from './sayGone';
import { sayLeft } from './sayLeft';
import { sayUnasked } from './sayUnasked';
import type { Look, MountVisit, Person } from './visitsOf';
import { isAdmittedProblem, isTimeout, sayProblems, short } from './watchPage';

/** Pages of the shell's own that ask for nothing, in the frame of readers and in that of staff. */
const emptyPages = ['/404', `${paths.admin()}/404`] as const;
type EmptyPage = (typeof emptyPages)[number];

const emptyPageBeside = ({ address }: MountVisit): EmptyPage =>
  emptyPages[address.startsWith(`${paths.admin()}/`) ? 1 : 0];

const kindOf = async (stage: MountStage, person: Person) =>
  person ? claimsOf(await stage.tokenOf(person)).kind : 'GUEST';

/** What a page of the shell alone leaves; nothing can be judged before it is known. */
async function tracesOfShell(stage: MountStage, visit: MountVisit): Promise<Traces> {
  const context = await openAs(stage, visit.person, visit.looks[0]);
  const page = await context.newPage();
  const timeout = patienceAlone;
  const answer = await page.goto(stage.url + emptyPageBeside(visit), { timeout });
  if (answer?.status() !== 404) throw new Error('The shell itself does not open.');
  // As of any other page: before its code runs not all of its styles are there.
  await page.keyboard.press('Shift');
  await waitForPage(page, timeout);
  // Before the person is known staff are shown the frame of readers.
  if ((await kindOf(stage, visit.person)) === 'STAFF')
    await page.locator('[data-staff]').waitFor({ state: 'attached', timeout });
  const traces = await tracesOf(page);
  await context.close();
  return traces;
}

/** Only how the page answers where there is nothing, for there was no record for this person. */
const isUnseen = (one: MountVisit, { watched, isMissing }: Opened) =>
  one.record === 'none' ||
  isMissing === true ||
  watched.problems.some((problem) => isAdmittedProblem(one, problem));

/** What others have looked at most closely, another role sees once. */
const isInTurns = ({ isFirst, looks: [, second], steps }: MountVisit) =>
  !isFirst && !second && !steps;

/** One that looks once and presses nothing goes on within the document, as people do. */
const isPassing = (one: MountVisit) => isInTurns(one) && (one.record ?? 'own') === 'own';

/** Opens the page of a visit: a screen that goes on at once is another one when it is looked at. */
async function openPage(opened: Opened, { url }: MountStage, one: MountVisit) {
  const { page } = opened;
  const { missing, isLate, ...sight } = opened.isMoved
    ? await inspectNext(page, { from: emptyPageBeside(one), to: one.address })
    : await inspectPage(page, url + one.address, opened.patience);
  if (isLate) opened.isLate = true;
  const isOfOthers = one.record === 'foreign' || one.record === 'none';
  const isMissing = missing !== undefined && isOfOthers;
  if (isMissing) opened.isMissing = true;
  const sentences = sight.sentences.filter((text) => !isMissing || text !== missing);
  if (!sight.isShown) return { ...sight, sentences, isMissing };
  const gone = sayGone(one, page);
  // After a move within the document the shell gives the focus to the title of the screen.
  const unasked = opened.isMoved ? [] : await sayUnasked(page);
  return { isShown: gone.length === 0, sentences: [...sentences, ...gone, ...unasked], isMissing };
}

export interface Seen {
  /** What speaks against the page, a sentence each. */
  refusals: string[];
  /** Only how the page answers where there is nothing, for there was no record for this person. */
  isUnseen: boolean;
  /** A part of it did not come in time, which tells of this machine at least as much. */
  isLate: boolean;
}

const isHung = (refusals: readonly string[]) =>
  refusals.some((text) => text.includes('does not answer after'));

/** What a part of a visit finds, with what the page says of itself meanwhile. */
async function tell(
  one: MountVisit,
  { look, opened }: { look: Look; opened: Opened },
  part: () => Promise<string[]>,
): Promise<string[]> {
  const { watched } = opened;
  const { length } = watched.problems;
  const theme = look.theme === 'dark' ? ', dark' : '';
  const who = `${one.person ?? 'a guest'} (${look.language}, ${look.width} px${theme})`;
  const found = await part().catch((error: unknown) => {
    if (error instanceof Hangs || error instanceof errors.TimeoutError) opened.isLate = true;
    if (error instanceof Hangs) return [error.message];
    return [`cannot be looked at any further: ${short(String(error))}`];
  });
  const said = sayProblems(one, watched.problems.slice(length));
  return [...found, ...said].map((text) => `Mounted as ${who}, ${one.what} ${text}`);
}

interface Names {
  own: readonly string[];
  /** Also of those whose widgets the pages show. */
  all: readonly string[];
}

/** Looks at pages of these remotes; remembers the links on them, by who has found them. */
export function createMountVisitor(stage: MountStage, { own: remotes, all }: Names) {
  const known = new Map<string, Promise<Traces>>();
  const links = new Map<Person, Set<string>>();
  /** Milliseconds that the slowest page took that came in time. */
  let slowest: number | undefined;
  const work = createWork();
  const idlePages = createIdlePages(stage);

  /** The shell’s own code looks at the kind of a person and not at the rights, which are of data. */
  async function tracesBefore(one: MountVisit): Promise<Traces> {
    const { language, width } = one.looks[0];
    const key = [await kindOf(stage, one.person), emptyPageBeside(one), language, width].join(' ');
    const traces = known.get(key) ?? work(() => tracesOfShell(stage, one), 3 * patienceAlone);
    known.set(key, traces);
    return traces;
  }

  async function inspect(opened: Opened, one: MountVisit, before: Traces): Promise<string[]> {
    const { page } = opened;
    const begun = performance.now();
    const { isShown, sentences } = await openPage(opened, stage, one);
    if (!isShown) return sentences;
    slowest = Math.max(slowest ?? 0, performance.now() - begun);
    const known = links.get(one.person) ?? new Set();
    for (const link of await linksOf(page)) known.add(link);
    links.set(one.person, known);
    const leaks = leaksOf(before, await tracesOf(page), all);
    const broken = one.isFirst ? await auditAxe(page) : [];
    const found = [...sentences, ...leaks, ...(await coverOf(page)), ...broken];
    // To look takes seconds on a busy machine.
    return [...found, ...sayGone(one, page)];
  }

  async function takeSteps(opened: Opened, steps: readonly SmokeStep[], { language }: Look) {
    const way = { language, timeout: opened.patience };
    const said = await work(() => runSteps(opened.page, steps, way), limitOf(opened));
    if (said.length > 0) opened.isLate = true;
    return said;
  }

  /** What has ended by itself a second later is left behind by nobody; on a busy machine it may take longer. */
  async function sayLeftOf(opened: Opened, one: MountVisit): Promise<string[]> {
    const said = await sayLeft(opened.page, {
      ...{ emptyPage: emptyPageBeside(one), remotes, timeout: opened.patience },
      work: (part) => work(part, limitOf(opened)),
    });
    if (said.length > 0) opened.isLate = true;
    return said;
  }

  async function comeAgain(opened: Opened, one: MountVisit, look: Look): Promise<string[]> {
    const { page } = opened;
    const { isMissing, sentences } = await work(async () => {
      await page.context().addCookies(cookiesOf(stage, look));
      await page.emulateMedia(mediaOf(look));
      await page.setViewportSize(viewportOf(look));
      const isKept = await markStorage(page);
      const sight = await openPage(opened, stage, one);
      if (!sight.isShown) return sight;
      const said = [...(await coverOf(page)), ...(await isKept())];
      return { ...sight, sentences: [...sight.sentences, ...said] };
    }, limitOf(opened));
    if (sentences.length > 0 || isMissing) return sentences;
    if (one.steps) return takeSteps(opened, one.steps, look);
    return one.isFirst ? sayLeftOf(opened, one) : [];
  }

  async function see(opened: Opened, one: MountVisit): Promise<string[]> {
    const [look, second] = one.looks;
    const before = await tracesBefore(one);
    const found = await tell(one, { look, opened }, async () => {
      const sentences = await work(() => inspect(opened, one, before), limitOf(opened));
      if (sentences.length > 0 || (one.record === 'foreign' && isUnseen(one, opened)))
        return sentences;
      if (one.steps) return takeSteps(opened, one.steps, look);
      return isInTurns(one) ? watchIdleBriefly(opened) : watchIdle(opened);
    });
    // Whatever is wrong at first is wrong again.
    if (!second || found.length > 0) return found;
    const again = await tell(one, { look: second, opened }, () => comeAgain(opened, one, second));
    return [...found, ...again];
  }

  async function visit(one: MountVisit, { isAlone = false } = {}): Promise<Seen> {
    const isPassed = isPassing(one) && !isAlone;
    const pages = isPassed ? await idlePages(one) : [];
    const opened = pages.pop() ?? (await openAnew(stage, one, { isAlone, slowest }));
    const { page, watched } = opened;
    const before = { problems: watched.problems.length, kinds: watched.kinds.length };
    let isSound = false;
    try {
      const refusals = await see(opened, one);
      // A page that hangs says nothing more of its errors.
      const kinds = isHung(refusals) ? [] : await Promise.all(watched.kinds.slice(before.kinds));
      isSound = refusals.length === 0 && watched.problems.length === before.problems;
      const isLate = opened.isLate === true || kinds.some(isTimeout);
      return { refusals, isUnseen: isUnseen(one, opened), isLate };
    } finally {
      if (isSound) pages.push({ page, watched, isAlone, patience: opened.patience, isMoved: true });
      if (!isSound || !isPassed) await page.context().close();
    }
  }

  return { visit, links };
}
