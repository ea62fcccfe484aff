import * as z from 'zod/mini';
import { slug } from '../addressFields';
import { call } from '../call';
import { id } from '../fields';
import { pageOf, pageQueryByName, byNamePage } from '../page';
import { publicationCard, publicationItem, publicationRecord } from './records';
import {
  infoPageCreateRequest,
  infoPageFilterRequest,
  infoPageRequest,
  pageSections,
  publicationOrders,
} from './requests';

const byId = z.object({ id });

/** The place of a page among the others. */
const place = {
  parentId: z.nullable(id),
  position: z.int(),
  /** Null only for staff, of a draft. */
  section: z.nullable(z.enum(pageSections)),
  showInMenu: z.boolean(),
};

const infoPageCard = z.extend(publicationCard, place);

export const filterInfoPages = call({
  method: 'POST',
  path: '/api/media/info-pages/filter',
  summary: 'Published pages by section and position; staff may ask for other states',
  access: 'optional',
  defaults: byNamePage,
  query: z.extend(pageQueryByName, { sort: z.optional(z.enum(publicationOrders)) }),
  body: infoPageFilterRequest,
  response: pageOf(infoPageCard),
  provides: ['Reset'],
});

const infoPageItem = z.extend(infoPageCard, {
  ...publicationItem.shape,
  section: z.enum(pageSections),
});

export const getInfoPageByUrl = call({
  method: 'GET',
  path: '/api/media/info-pages/url/{url}',
  summary: 'A published page; a former address answers with the present one in `url`',
  access: 'public',
  params: z.object({ url: slug }),
  response: infoPageItem,
  provides: ['Reset'],
});

const infoPageRecord = z.extend(publicationRecord, place);

export const getInfoPage = call({
  method: 'GET',
  path: '/api/media/info-pages/{id}',
  summary: 'A page in all languages and any state',
  access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  params: byId,
  response: infoPageRecord,
  provides: ['Reset'],
});

export const createInfoPage = call({
  method: 'POST',
  path: '/api/media/info-pages',
  summary: 'Add a page in the state that it names',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: infoPageCreateRequest,
  response: infoPageRecord,
  invalidates: ['Reset'],
});

export const updateInfoPage = call({
  method: 'PUT',
  path: '/api/media/info-pages/{id}',
  summary: 'Save a page, and publish, schedule, withdraw or archive it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: infoPageRequest,
  response: infoPageRecord,
  invalidates: ['Reset'],
});

export const deleteInfoPage = call({
  method: 'DELETE',
  path: '/api/media/info-pages/{id}',
  summary: 'Remove a page that has none below it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  response: z.object({}),
  invalidates: ['Reset'],
});
