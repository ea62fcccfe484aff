import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { workAtOnce } from './createWork';
import { waitForPage } from './inspectPage';
import { leave, missingScreen } from './moveTo';
import { addedWork, readAsked, readWork, restlessFiles } from './watchWork';

/** An unmounted screen ends what it has begun. */
const ending = 1_000;

interface Options {
  /** A page without anything of a remote, which is not found. */
  emptyPage: string;
  remotes: readonly string[];
  work: <T>(part: () => Promise<T>) => Promise<T>;
  timeout: number;
}

const trap = 'keeps people from going back: leave the history to the shell.';

/** Comes back to the screen from the empty page; whether the browser does. */
async function comeBack(page: Page, emptyPage: string, timeout: number): Promise<boolean> {
  await page.goBack();
  if (new URL(page.url()).pathname === emptyPage) return false;
  await page.locator(missingScreen).waitFor({ state: 'detached', timeout });
  await waitForPage(page, timeout);
  return true;
}

/** What stays behind each time that a screen is left, a sentence each. */
export async function sayLeft(page: Page, { emptyPage, remotes, work, timeout }: Options) {
  await work(() => leave(page, emptyPage));
  await pause(ending);
  const before = await work(async () => {
    const once = await readWork(page, remotes);
    if (!(await comeBack(page, emptyPage, timeout))) return undefined;
    await leave(page, emptyPage);
    return once;
  });
  if (!before) return [trap];
  await pause(ending);
  const added = await work(async () => {
    const twice = await readWork(page, remotes);
    await readAsked(page);
    return addedWork(before, twice);
  });
  await pause(ending);
  return [...added, ...restlessFiles(await workAtOnce(() => readAsked(page), timeout), remotes)];
}
