import * as z from 'zod/mini';
import { call } from '../call';
import { day, id, languageKey, localText, search, timestamp } from '../fields';
import { picture } from '../files/records';
import { pageOf, pageQuery, newestPage } from '../page';
import {
  lockableFields,
  partnerFilterRequest,
  partnerUpdateLogoRequest,
  partnerUpdateRequest,
} from './requests';
import { discountTypes } from './discountTypes';

const named = z.object({ id, name: z.string() });

/** What only those see who edit or check partners. */
const staffFacts = z.object({
  externalId: z.string(),
  name: localText,
  description: z.nullable(localText),
  terms: localText,
  isActive: z.boolean(),
  lockedFields: z.array(z.enum(lockableFields)),
  syncedAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  version: z.int(),
});

/** `lang` tells which language was found: Russian where the asked one has no text. */
const partner = z.object({
  id,
  lang: languageKey,
  name: z.string(),
  description: z.nullable(z.string()),
  category: named,
  cities: z.array(named),
  discountType: z.enum(discountTypes),
  /** Percent, or kopecks; a gift has none. */
  discountValue: z.nullable(z.int()),
  terms: z.string(),
  hasPromoCode: z.boolean(),
  /** Told to participants, and to those who edit partners. */
  promoCode: z.optional(z.nullable(z.string())),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  logo: z.nullable(picture),
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  staff: z.optional(staffFacts),
});
export type Partner = z.infer<typeof partner>;

export const filterPartners = call({
  method: 'POST',
  path: '/api/partner/filter',
  summary: 'Partners whose offer is on now; those who edit or check them see all',
  access: 'optional',
  defaults: newestPage,
  query: pageQuery,
  body: partnerFilterRequest,
  response: pageOf(partner),
  provides: ['Reset'],
});

const params = z.object({ id });

export const getPartner = call({
  method: 'GET',
  path: '/api/partner/{id}',
  summary: 'One partner; participants are told the promo code',
  access: 'optional',
  params,
  response: partner,
  provides: ['Reset'],
});

const editors = ['ADMIN', 'CONTENT_MANAGER'] as const;

export const updatePartner = call({
  method: 'PUT',
  path: '/api/partner/{id}',
  summary: 'Saves a partner and which of its fields synchronisation leaves alone',
  access: editors,
  params,
  body: partnerUpdateRequest,
  response: partner,
  invalidates: ['Reset'],
});

export const setPartnerLogo = call({
  method: 'PUT',
  path: '/api/partner/{id}/logo',
  summary: 'The logo of a partner: PNG or WebP, at least 256 pixels wide and high',
  access: editors,
  params,
  body: partnerUpdateLogoRequest,
  multipart: true,
  response: partner,
  invalidates: ['Reset'],
});

/** `partners` counts those whose offer is on now. */
const listed = z.extend(named, { partners: z.int() });

export const listPartnerCities = call({
  method: 'GET',
  path: '/api/partner/cities',
  summary: 'Cities, from A to Z, and how many partners each has',
  access: 'public',
  query: z.object({ search }),
  response: z.array(z.extend(listed, { region: z.string() })),
  provides: ['Reset'],
});

export const listPartnerCategories = call({
  method: 'GET',
  path: '/api/partner/categories',
  summary: 'Categories of partners, from A to Z, and how many partners each has',
  access: 'public',
  query: z.object({ search }),
  response: z.array(listed),
  provides: ['Reset'],
});

/** A run that ended: what it did, or why it failed. */
const syncRun = z.object({
  finishedAt: timestamp,
  created: z.int(),
  updated: z.int(),
  deactivated: z.int(),
  skipped: z.int(),
  error: z.nullable(z.string()),
});
export type PartnerSyncRun = z.infer<typeof syncRun>;

export const getPartnerDirectory = call({
  method: 'GET',
  path: '/api/partner/directory',
  summary: 'Whether the server knows where partners are pulled from, and how the last run ended',
  extension: true,
  access: editors,
  response: z.object({
    isConnected: z.boolean(),
    last: z.optional(z.nullable(syncRun)),
  }),
});

export const syncPartners = call({
  method: 'GET',
  path: '/api/partner/sync-all',
  summary: 'Begins to pull partners from their directory, once in five minutes',
  access: editors,
  response: z.object({ startedAt: timestamp, last: z.nullable(syncRun) }),
  status: 202,
});
