import * as z from 'zod/mini';
import { call } from './call';
import { id, languageKey, line } from './fields';
import { pageOf, pageQuery, translationsPageQuery } from './page';
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
