import type { Page } from 'playwright';
import { patience, patienceAfter } from './createWork';
import { openAs } from './openAs';
import type { MountStage } from './openMountStage';
import type { MountVisit } from './visitsOf';
import { watchPage, type Watched } from './watchPage';

/** A page of one person, and what it has said of itself. */
export interface Opened {
  page: Page;
  watched: Watched;
  /** It has shown another page of this person before. */
  isMoved?: true;
  /** It says that there is nothing for this person at the address. */
  isMissing?: true;
  /** Nothing else is looked at meanwhile. */
  isAlone: boolean;
  /** How long it is waited for. */
  patience: number;
  /** Something of it was waited for in vain, or judged in a second that may have been too short. */
  isLate?: true;
}

/** Without the query, where a page keeps what it shows. */
export const addressOfPage = (page: Pick<Page, 'url'>): string => {
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
};

/** All that one page does at a time ends by then. */
export const limitOf = (opened: Opened): number => 3 * opened.patience;

/** In a browser of its own. */
export async function openAnew(
  stage: MountStage,
  one: MountVisit,
  { isAlone, slowest }: { isAlone: boolean; slowest?: number },
): Promise<Opened> {
  const context = await openAs(stage, one.person, one.looks[0]);
  const page = await context.newPage();
  const time = isAlone ? patienceAfter(slowest) : patience;
  return { page, watched: watchPage(page, time), isAlone, patience: time };
}
