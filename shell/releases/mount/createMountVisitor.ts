import { paths } from '@campus/shared/paths';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, JSHandle, Page } from 'playwright';
import { leaksOf, type Traces } from './leaksOf';
import { inspectPage } from './inspectPage';
import type { MountVisit, Person } from './visitsOf';
import { waitForNetwork } from './waitForNetwork';
import type { MountStage } from './openMountStage';

/** What tells an error of a page from others: `type` is set by webpack, `problem` by the shell. */
interface ErrorKind {
  name?: unknown;
  type?: unknown;
  problem?: unknown;
}

/** A part that came too late tells of this machine at least as much as of the release. */
export const isTimeout = ({ name, type, problem }: ErrorKind): boolean =>
  (name === 'ChunkLoadError' && type === 'timeout') || (name === 'LoadError' && problem === 'late');

/**
 * Runs in the page, so nothing in it may have a name of its own: the compiler would add a call
 * that the page does not know.
 */
function readTraces(): Traces {
  const print: () => string = Reflect.get(Function.prototype, 'toString');
  const owners = [
    ...['Object', 'Array', 'String', 'Number', 'Function', 'Promise', 'Map', 'Set', 'Date'],
    ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'Storage', 'History'],
  ];
  const sources: [string, object][] = [
    ['', globalThis],
    ...owners.map((owner): [string, object] => [
      `${owner}.prototype.`,
      (Reflect.get(globalThis, owner) as { prototype: object }).prototype,
    ]),
    ...['JSON', 'Math', 'Reflect', 'Promise', 'Object', 'console', 'history'].map(
      (owner): [string, object] => [`${owner}.`, Reflect.get(globalThis, owner) as object],
    ),
  ];
  const names = sources.flatMap(([before, source]) =>
    Object.entries(Object.getOwnPropertyDescriptors(source)).map(
      ([key, descriptor]): [string, 'browser' | 'page'] => [
        before + key,
        Object.values(descriptor as Record<string, unknown>).some(
          (value) =>
            typeof value === 'function' &&
            !/\{\s*\[native code\]\s*\}$/.test(Reflect.apply(print, value, [])),
        )
          ? 'page'
          : 'browser',
      ],
    ),
  );

  const probe = document.createElement('div');
  const probed = [
    'p',
    'h1',
    'h2',
    'a',
    'ul',
    'li',
    'button',
    'input',
    'table',
    'td',
    'img',
    'label',
  ];
  for (const name of probed) probe.append(document.createElement(name));
  document.body.append(probe);
  const watched: [string, Element | null][] = [
    ...['html', 'body', '#root', 'header', 'header a', 'footer', 'footer a'].map(
      (place): [string, Element | null] => [place, document.querySelector(place)],
    ),
    ...[...probe.children].map((one): [string, Element] => [`any ${one.localName}`, one]),
  ];
  // What depends on how much there is on the page, and on where.
  const changing =
    /^(width|height|block-size|inline-size|min-|max-|margin|inset|top|right|bottom|left|perspective-origin|transform-origin|overflow|scroll|view-transition|animation|transition)/;
  const styles = watched.flatMap(([place, element]) =>
    element
      ? [...element.computedStyleMap().keys()]
          .filter((property) => !changing.test(property))
          .map((property): [string, string] => [
            `${place} { ${property} }`,
            getComputedStyle(element).getPropertyValue(property),
          ])
      : [],
  );
  probe.remove();
  return { names: Object.fromEntries(names), styles: Object.fromEntries(styles) };
}

interface Problem {
  text: string;
  /** The address that it is about; empty when none is. */
  url: string;
}

const longest = 300;

const short = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(.{297}).{4,}$/, '$1…')
    .slice(0, longest);

/** Has every page of the context say in its console what a policy has stopped and nobody has caught. */
const tellMore = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => console.debug(reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy of the page stopped ${blockedURI} (${violatedDirective})`),
    );
  });

/** Empty for what is no error, and for an error of a page that is gone. */
const kindOf = (value: JSHandle<unknown>): Promise<ErrorKind> =>
  value
    .evaluate((one) => {
      if (!(one instanceof Error)) return {};
      const { name, type, problem }: ErrorKind = one;
      return { name, type, problem };
    })
    .catch(() => ({}));

interface Watched {
  problems: readonly Problem[];
  /** Of every error that was written to the console or that nobody has caught. */
  kinds: readonly Promise<ErrorKind>[];
}

/** Collects console errors, uncaught errors and rejections of a page. */
function watchPage(page: Page): Watched {
  const problems: Problem[] = [];
  const kinds: Promise<ErrorKind>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'debug')
      kinds.push(...message.args().map(kindOf));
    if (message.type() !== 'error') return;
    problems.push({ text: short(message.text()), url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: short(String(error)), url: '' }));
  page.on('crash', () => problems.push({ text: 'The page has crashed', url: '' }));
  return { problems, kinds };
}

/** Pages of the shell's own that ask for nothing, in the frame of readers and in that of staff. */
const emptyPages = ['/404', `${paths.admin()}/404`] as const;
type EmptyPage = (typeof emptyPages)[number];

const emptyPageBeside = ({ address }: MountVisit): EmptyPage =>
  emptyPages[address.startsWith(`${paths.admin()}/`) ? 1 : 0];

const most = 5;

/** A browser of its own for every page: what one keeps or leaves undone is nothing to the next. */
async function openAs(stage: MountStage, person: Person): Promise<BrowserContext> {
  const { url, browser } = stage;
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
  });
  const cookies = [{ name: 'Consent', value: 'necessary', url }];
  if (person) cookies.push({ name: 'AuthToken', value: await stage.tokenOf(person), url });
  await context.addCookies(cookies);
  await tellMore(context);
  return context;
}

/** What a page of the shell alone leaves. */
async function tracesOfShell(
  stage: MountStage,
  person: Person,
  emptyPage: EmptyPage,
): Promise<Traces> {
  const context = await openAs(stage, person);
  const page = await context.newPage();
  const answer = await page.goto(stage.url + emptyPage);
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
    .map(({ text, url }) => `says in the console: ${text}${url && ` (${new URL(url).pathname})`}`);
  return [...new Set(texts)].slice(0, most);
}

interface Seen {
  /** What speaks against the page, a sentence each. */
  refusals: string[];
  /** A part of it did not come in time. */
  isLate: boolean;
}

/** A page that runs in circles answers nothing at all. */
const patience = 90_000;
const hangs: Seen = {
  refusals: [`does not answer after ${patience / 1000} s: it keeps the browser busy.`],
  isLate: false,
};

/** Looks at pages one by one; remembers the links on them. */
export function createMountVisitor(stage: MountStage, remotes: readonly string[]) {
  const known = new Map<string, Promise<Traces>>();
  const links = new Set<string>();

  function tracesBefore(one: MountVisit): Promise<Traces> {
    const emptyPage = emptyPageBeside(one);
    const key = `${one.person} ${emptyPage}`;
    const traces = known.get(key) ?? tracesOfShell(stage, one.person, emptyPage);
    known.set(key, traces);
    return traces;
  }

  async function inspect(page: Page, one: MountVisit, before: Traces): Promise<Seen> {
    const { problems, kinds } = watchPage(page);
    const { isShown, sentences } = await inspectPage(page, stage.url + one.address);
    const leaks: string[] = [];
    if (isShown) {
      for (const link of await linksOf(page)) links.add(link);
      leaks.push(...leaksOf(before, await page.evaluate(readTraces), remotes));
    }
    return {
      refusals: [...sentences, ...sayProblems(one, problems), ...leaks],
      isLate: (await Promise.all(kinds)).some(isTimeout),
    };
  }

  async function visit(one: MountVisit): Promise<Seen> {
    const before = await tracesBefore(one);
    const context = await openAs(stage, one.person);
    const end = new AbortController();
    const late = pause(patience, hangs, { signal: end.signal });
    const inspected = inspect(await context.newPage(), one, before);
    try {
      const { refusals, ...seen } = await Promise.race([inspected, late]);
      const who = `Mounted as ${one.person ?? 'a guest'}, ${one.what}`;
      return { ...seen, refusals: refusals.map((text) => `${who} ${text}`) };
    } finally {
      end.abort();
      await context.close();
      // The one that came second says nothing more.
      await Promise.allSettled([inspected, late]);
    }
  }

  return { visit, links };
}
