import type { Page } from 'playwright';
import { addressOfPage } from './openAnew';
import { isOfPage, type MountVisit } from './visitsOf';

/** Where a page has gone by itself, in a sentence; nothing of one that is where it was opened. */
export const sayGone = (one: MountVisit, page: Pick<Page, 'url'>): string[] =>
  isOfPage(one, new URL(page.url()).pathname) ? [] : [`goes to ${addressOfPage(page)} by itself.`];
