import * as z from 'zod/mini';
import { call } from '../call';
import { id, localText, timestamp } from '../fields';
import { pageOf, pageQuery } from '../page';
import {
  footerGroups,
  footerLinkCreatorDto,
  footerLinkUpdaterDto,
  headPreviewRequest,
  settingUpdaterDto,
} from './requests';

export const settingTypes = ['STRING', 'HTML', 'BOOL', 'INT', 'JSON'] as const;

const setting = z.object({
  id: z.string(),
  value: localText,
  type: z.enum(settingTypes),
  /** Whether every page may read it. */
  isPublic: z.boolean(),
  description: z.nullable(z.string()),
  updatedAt: timestamp,
  version: z.int(),
});

const readers = ['ADMIN', 'AUDITOR'] as const;

export const listSettings = call({
  method: 'GET',
  path: '/api/settings',
  summary: 'All settings, those of the server too',
  access: readers,
  response: z.array(setting),
  provides: ['Reset'],
});

const onSetting = z.object({
  id: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,63}$/, 'ID_FORMAT')),
});

export const updateSetting = call({
  method: 'PUT',
  path: '/api/settings/{id}',
  summary: 'Change a setting; its type decides what it may be',
  access: ['ADMIN'],
  params: onSetting,
  body: settingUpdaterDto,
  response: setting,
  invalidates: ['Reset'],
});

export type Setting = z.infer<typeof setting>;

export const listSettingLog = call({
  method: 'GET',
  path: '/api/settings/{id}/log',
  summary: 'What a setting was before each of its changes, newest first',
  access: readers,
  params: onSetting,
  query: pageQuery,
  response: pageOf(
    z.object({
      id,
      at: timestamp,
      /** Null for the system. */
      by: z.nullable(z.string()),
      from: z.nullable(localText),
      to: z.nullable(localText),
    }),
  ),
  provides: ['Reset'],
  extension: true,
});

export const previewHeadSection = call({
  method: 'POST',
  path: '/api/settings/preview-head',
  summary: 'What would become of markup for the head of every page, tag by tag',
  access: ['ADMIN'],
  body: headPreviewRequest,
  response: z.array(
    z.object({
      /** As it would be kept; what is refused stands as it was typed. */
      markup: z.string(),
      /** Why it is refused. */
      problem: z.nullable(z.string()),
      /** By which its code runs: `sha256-…`. */
      digest: z.nullable(z.string()),
      /** It would end the head, and stands at the end of the page. */
      isInBody: z.boolean(),
    }),
  ),
  provides: ['Reset'],
  extension: true,
});

const footerLink = z.object({
  id,
  title: z.string(),
  url: z.string(),
  group: z.enum(footerGroups),
  position: z.int(),
  /** For those who edit the footer, and for auditors. */
  staff: z.optional(z.object({ title: localText, isActive: z.boolean(), version: z.int() })),
});
export type FooterLink = z.infer<typeof footerLink>;

const editors = ['ADMIN', 'CONTENT_MANAGER'] as const;
const params = z.object({ id });

export const listFooterLinks = call({
  method: 'GET',
  path: '/api/footer-links',
  summary: 'Links of the footer in order; those who edit it, and auditors, see inactive ones too',
  access: 'optional',
  response: z.array(footerLink),
  provides: ['Footer'],
});

export const createFooterLink = call({
  method: 'POST',
  path: '/api/footer-links',
  summary: 'Add a link to the footer',
  access: editors,
  body: footerLinkCreatorDto,
  response: footerLink,
});

export const updateFooterLink = call({
  method: 'PATCH',
  path: '/api/footer-links/{id}',
  summary: 'Change any field of a link, or move it within its group',
  access: editors,
  params,
  body: footerLinkUpdaterDto,
  response: footerLink,
});

export const deleteFooterLink = call({
  method: 'DELETE',
  path: '/api/footer-links/{id}',
  summary: 'Remove a link from the footer',
  access: editors,
  params,
  response: z.object({ id }),
  invalidates: ['Footer'],
});
