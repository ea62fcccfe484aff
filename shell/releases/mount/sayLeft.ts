import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
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

async function comeBack(page: Page, timeout: number) {
  await page.goBack();
  await page.locator(missingScreen).waitFor({ state: 'detached', timeout });
  await waitForPage(page, timeout);
}

/** What stays behind each time that a screen is left, a sentence each. */
export async function sayLeft(page: Page, { emptyPage, remotes, work, timeout }: Options) {
  await work(() => leave(page, emptyPage));
  await pause(ending);
  const before = await work(async () => {
    const once = await readWork(page, remotes);
    await comeBack(page, timeout);
    await leave(page, emptyPage);
    return once;
  });
  await pause(ending);
  const added = await work(async () => {
    const twice = await readWork(page, remotes);
    await readAsked(page);
    return addedWork(before, twice);
  });
  await pause(ending);
  return [...added, ...restlessFiles(await work(() => readAsked(page)), remotes)];
}
