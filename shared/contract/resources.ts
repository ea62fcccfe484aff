import * as z from 'zod/mini';
import { call } from './call';
import { id, languageKey, line } from './fields';
import { pageOf, pageQuery, translationsPageQuery } from './page';
import { languageRequest, translationRequest } from './payloads/resources';
import { staffRoles } from './roles';

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

export const listTranslations = call({
  method: 'GET',
  path: '/api/resources/translations',
  summary: 'Texts of one language; start-up asks for all of them with size 10000',
  access: 'public',
  query: z.extend(translationsPageQuery, {
    languageId: z.optional(id),
    mnemonic: z.optional(line(0, 120)),
  }),
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
