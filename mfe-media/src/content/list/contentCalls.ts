import type { CallOutput } from '@campus/shared/contract/call';
import {
  createEvent,
  deleteEvent,
  filterEvents,
  getEvent,
  updateEvent,
} from '@campus/shared/contract/media/eventCalls';
import {
  createNews,
  deleteNews,
  filterNews,
  getNews,
  updateNews,
} from '@campus/shared/contract/media/newsCalls';
import {
  createInfoPage,
  deleteInfoPage,
  filterInfoPages,
  getInfoPage,
  updateInfoPage,
} from '@campus/shared/contract/media/pageCalls';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import type { publicationCard } from '@campus/shared/contract/media/records';
import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type * as z from 'zod/mini';

/** The calls of each kind of content, alike in all but their fields. */
export const contentCalls = {
  news: {
    filter: filterNews,
    get: getNews,
    create: createNews,
    update: updateNews,
    remove: deleteNews,
  },
  events: {
    filter: filterEvents,
    get: getEvent,
    create: createEvent,
    update: updateEvent,
    remove: deleteEvent,
  },
  'info-pages': {
    filter: filterInfoPages,
    get: getInfoPage,
    create: createInfoPage,
    update: updateInfoPage,
    remove: deleteInfoPage,
  },
} as const;

/** All of a record, of whichever kind. */
export type ContentRecord = CallOutput<(typeof contentCalls)[ContentKind]['get']>;

/** What the rows of all kinds have, and some of them. */
export type ContentRow = z.infer<typeof publicationCard> & {
  tags?: NewsTag[];
  isPinned?: boolean;
};

/** Whether somebody writes content of a kind, or only looks at it. */
export const useMayWrite = (kind: ContentKind) =>
  mayUse(useSession(), contentCalls[kind].update.access);

export const contentKinds = [
  'news',
  'events',
  'info-pages',
] as const satisfies readonly ContentKind[];
