import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { leaksOf } from './leaksOf';
import { lookAt } from './lookAt';
import type { Person } from './personFor';
import { readTraces } from './readTraces';
import type { Stage } from './Stage';
import type { Traces } from './Traces';
import type { Visit } from './Visit';
import { tellViolations, watchPage, type Problem } from './watchPage';

/** A page of the shell's own that asks for nothing. */
const emptyPage = '/404';
const most = 5;

/** A browser of its own for every page: what one keeps or leaves undone is nothing to the next. */
async function openAs(stage: Stage, person: Person): Promise<BrowserContext> {
  const { url, browser } = stage;
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
  });
  const cookies = [{ name: 'Consent', value: 'necessary', url }];
  if (person) cookies.push({ name: 'AuthToken', value: await stage.tokenOf(person), url });
  await context.addCookies(cookies);
  await tellViolations(context);
  return context;
}

/** What a page of the shell alone leaves. */
async function tracesOfShell(stage: Stage, person: Person): Promise<Traces> {
  const context = await openAs(stage, person);
  const page = await context.newPage();
  const answer = await page.goto(stage.url + emptyPage);
  if (answer?.status() !== 404) throw new Error('The shell itself does not open.');
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
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
const isAdmitted = ({ isPlaceholder }: Visit, { text }: Problem) =>
  Boolean(isPlaceholder) && /\b(404|422|NOT_FOUND)\b/.test(text);

function sayProblems(visit: Visit, problems: readonly Problem[]) {
  const texts = problems
    .filter((problem) => !isAdmitted(visit, problem))
    .map(({ text, url }) => `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`);
  return [...new Set(texts)].slice(0, most);
}

/** A page that runs in circles answers nothing at all. */
const patience = 90_000;
const hangs = [`does not answer after ${patience / 1000} s: it keeps the browser busy.`];

/** Looks at pages one by one; remembers the links on them. */
export function createVisitor(stage: Stage, remotes: readonly string[]) {
  const known = new Map<Person, Promise<Traces>>();
  const links = new Set<string>();

  function tracesBefore(person: Person): Promise<Traces> {
    const traces = known.get(person) ?? tracesOfShell(stage, person);
    known.set(person, traces);
    return traces;
  }

  async function inspect(page: Page, one: Visit, before: Traces): Promise<string[]> {
    const problems = watchPage(page);
    const { isShown, sentences } = await lookAt(page, stage.url + one.address);
    if (!isShown) return [...sentences, ...sayProblems(one, problems)];
    for (const link of await linksOf(page)) links.add(link);
    const leaks = leaksOf(before, await page.evaluate(readTraces), remotes);
    return [...sentences, ...sayProblems(one, problems), ...leaks];
  }

  /** What speaks against the page, a sentence each. */
  async function visit(one: Visit): Promise<string[]> {
    const before = await tracesBefore(one.person);
    const context = await openAs(stage, one.person);
    const end = new AbortController();
    const late = pause(patience, hangs, { signal: end.signal });
    const inspected = inspect(await context.newPage(), one, before);
    try {
      const said = await Promise.race([inspected, late]);
      return said.map((text) => `Mounted as ${one.person ?? 'a guest'}, ${one.what} ${text}`);
    } finally {
      end.abort();
      await context.close();
      // The one that came second says nothing more.
      await Promise.allSettled([inspected, late]);
    }
  }

  return { visit, links };
}
