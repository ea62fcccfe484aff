import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { coverOf } from './frameOf';
import { sayStorage } from './markStorage';
import { sayUnasked } from './sayUnasked';
import { readHeap } from './watchWork';

/** Runs in the page: what is the shell's to change, when somebody goes somewhere. */
const readPlace = () => ({ entries: history.length, title: document.title });

/** Nobody needs to be asked once a second; a page that must know at once listens to events. */
const mostCalls = 8;
/** Bytes of the biggest of ours times three. */
const mostMemory = 200e6;
/** What shows itself where somebody scrolls to has come by then. */
const settled = 300;

/** Whether the page goes along with who scrolls to its end. */
async function sayScrolledBack(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await pause(settled);
  const isScrolledBack = await page.evaluate(
    () => document.documentElement.scrollHeight > 2 * innerHeight && scrollY < 50,
  );
  return isScrolledBack ? ['goes back to its top when it is scrolled: leave that to people.'] : [];
}

async function sayMemory(page: Page): Promise<string[]> {
  const size = await readHeap(page);
  if (size <= mostMemory) return [];
  return [`holds ${Math.round(size / 1e6)} MB of memory of the ${mostMemory / 1e6} it may.`];
}

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/**
 * Looks at a page that nobody does anything with; says what it has done meanwhile, and how it is then
 * from its top to its end, a sentence each.
 */
export async function watchRest(page: Page): Promise<() => Promise<string[]>> {
  const before = await page.evaluate(readPlace);
  let calls = 0;
  const count = (request: Request) => {
    if (isCall(request)) calls += 1;
  };
  page.on('request', count);
  return async () => {
    page.off('request', count);
    const now = await page.evaluate(readPlace);
    return [
      ...(now.entries > before.entries
        ? ['adds to the history by itself: only who goes somewhere does.']
        : []),
      ...(now.title !== before.title
        ? [`changes the title of the page to «${now.title}» by itself.`]
        : []),
      ...(calls > mostCalls ? [`makes ${calls} calls though nobody does anything with it.`] : []),
      ...(await sayScrolledBack(page)),
      ...(await sayUnasked(page)),
      ...(await coverOf(page)),
      ...(await sayStorage(page)),
      ...(await sayMemory(page)),
    ];
  };
}
