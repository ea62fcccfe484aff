import * as z from 'zod/mini';
import { call } from '../call';
import { studentStatusKeys } from '../education/machine';
import { id, languageKey, line, search, timestamp } from '../fields';
import { flag, pageOf, pageQuery, translationsPageQuery } from '../page';
import { staffRoles } from '../roles';
import { languageRequest, translationRequest } from './requests';

const language = z.object({ id, key: languageKey, name: z.string(), isDefault: z.boolean() });
export type Language = z.infer<typeof language>;

export const listLanguages = call({
  method: 'GET',
  path: '/api/resources/languages',
  summary: 'Languages of the product',
  access: 'public',
  query: pageQuery,
  response: pageOf(language),
});

export const createLanguage = call({
  method: 'POST',
  path: '/api/resources/languages',
  summary: 'Add a language that the product speaks',
  access: ['ADMIN'],
  body: languageRequest,
  response: language,
});

const translation = z.object({
  mnemonic: z.string(),
  translation: z.string(),
  languageId: id,
});

const translationsQuery = z.extend(translationsPageQuery, {
  languageId: z.optional(id),
  mnemonic: z.optional(line(0, 120)),
});

export const listTranslations = call({
  method: 'GET',
  path: '/api/resources/translations',
  summary: 'Texts of one language; start-up asks for all of them with size 10000',
  access: 'public',
  query: translationsQuery,
  response: pageOf(translation),
});

const count = z.int();

export const saveTranslations = call({
  method: 'POST',
  path: '/api/resources/translations',
  summary: 'Add and change texts, all or none; their {placeholders} are those of the Russian text',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: translationRequest,
  response: z.object({ created: count, updated: count, unchanged: count }),
});

/** Who may look at what staff have worded; only editors change it. */
const readers = ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'] as const;

const textState = z.object({
  mnemonic: z.string(),
  languageId: id,
  version: z.int(),
  updatedAt: timestamp,
  /** What the code said when the text was saved; null where nobody told. */
  bundled: z.nullable(z.string()),
});
export type TextState = z.infer<typeof textState>;

export const listTextStates = call({
  method: 'GET',
  path: '/api/resources/translations/states',
  summary: 'Of the same texts: version, last change, and what the code said then',
  access: readers,
  query: translationsQuery,
  response: pageOf(textState),
  extension: true,
});

export const listTextLog = call({
  method: 'GET',
  path: '/api/resources/translations/log',
  summary: 'What a text was before each of its changes and after, newest first',
  access: readers,
  query: z.extend(pageQuery, { mnemonic: line(1, 120) }),
  response: pageOf(
    z.object({
      id,
      at: timestamp,
      /** Null for the system. */
      by: z.nullable(z.string()),
      changes: z.array(
        z.object({
          languageId: id,
          /** Null where the code had the word. */
          from: z.nullable(z.string()),
          to: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  extension: true,
});

export const probeLocale = call({
  method: 'GET',
  path: '/api/resources/testi18',
  summary: 'The language that was found in the request, and a sentence in it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  response: z.object({ locale: languageKey, sample: z.string() }),
});

const publicSetting = z.object({ id: z.string(), value: z.string() });

export const listPublicSettings = call({
  method: 'GET',
  path: '/api/resources/public-settings',
  summary: 'Settings that every page may read',
  access: 'public',
  response: z.array(publicSetting),
});

export const listUserRoles = call({
  method: 'GET',
  path: '/api/resources/user-roles',
  summary: 'Roles of staff, for filters and selects',
  access: staffRoles,
  response: z.array(z.object({ id, key: z.enum(staffRoles), name: z.string() })),
});

export const listEskIssuing = call({
  method: 'GET',
  path: '/api/resources/esk-issuing',
  summary: 'Ways to get a card; staff see those that are closed too',
  access: 'signedIn',
  response: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['DIGITAL', 'PLASTIC']),
      address: z.nullable(z.string()),
      leadDays: z.int(),
      isActive: z.boolean(),
    }),
  ),
});

export const listServiceWorks = call({
  method: 'GET',
  path: '/api/resources/service-works',
  summary: 'Works on the service that go on now or are announced',
  access: 'public',
  response: z.array(
    z.object({
      id,
      title: z.string(),
      text: z.string(),
      startsAt: timestamp,
      endsAt: timestamp,
      severity: z.enum(['INFO', 'READ_ONLY', 'DOWN']),
    }),
  ),
});

export const listEduOrgs = call({
  method: 'GET',
  path: '/api/resources/edu-orgs',
  summary: 'Educational organisations from А to Я',
  access: 'public',
  query: z.object({ search, cityId: z.optional(id), isActive: z.optional(flag) }),
  response: z.array(
    z.object({
      id,
      name: z.string(),
      shortName: z.string(),
      city: z.nullable(z.object({ id, name: z.string() })),
      isActive: z.boolean(),
    }),
  ),
});

export const listStudentStatuses = call({
  method: 'GET',
  path: '/api/resources/student-statuses',
  summary: 'States of a study and what they allow',
  access: 'signedIn',
  response: z.array(
    z.object({
      id,
      key: z.enum(studentStatusKeys),
      name: z.string(),
      isStudying: z.boolean(),
      isPayable: z.boolean(),
    }),
  ),
});

export const listMobileVersions = call({
  method: 'GET',
  path: '/api/resources/mobile-versions',
  summary: 'Versions of the mobile applications',
  access: 'public',
  response: z.array(
    z.object({
      platform: z.enum(['IOS', 'ANDROID']),
      version: z.string(),
      minSupported: z.string(),
      storeUrl: z.string(),
      forceUpdate: z.boolean(),
    }),
  ),
});
