import type { CallInput } from '@campus/shared/contract/call';
import {
  eventCreateRequest,
  eventRequest,
  infoPageCreateRequest,
  infoPageRequest,
  newsCreateRequest,
  newsRequest,
} from '@campus/shared/contract/media/requests';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import * as z from 'zod/mini';
import type { contentCalls } from '../list/contentCalls';
import type { ContentValues } from './ContentValues';
import { toRequest } from './toRequest';

type Calls = (typeof contentCalls)[ContentKind];

/** Makes a record, or saves one that is there. */
export type SaveCall = Calls['create'] | Calls['update'];
export type ContentRequest = CallInput<SaveCall>['body'];

interface Options {
  isNew: boolean;
  /** The exact moment behind what the form shows. */
  publishAt?: string | null;
}

// The calls of a page know no schemas: their forms bring them.
const requests: Record<ContentKind, Record<'create' | 'update', z.ZodMiniType>> = {
  news: { create: newsCreateRequest, update: newsRequest },
  events: { create: eventCreateRequest, update: eventRequest },
  'info-pages': { create: infoPageCreateRequest, update: infoPageRequest },
};

/** The form is checked by what the call wants of its request. */
export function contentSchema(kind: ContentKind, { isNew, publishAt }: Options) {
  const request = requests[kind][isNew ? 'create' : 'update'];
  const schema: unknown = z.pipe(
    z.transform((values: ContentValues): unknown => toRequest(values, publishAt)),
    request,
  );
  return schema as z.ZodMiniType<ContentRequest, ContentValues>;
}
