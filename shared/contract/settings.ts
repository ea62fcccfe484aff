import * as z from 'zod/mini';
import { call } from './call';
import { localText, timestamp } from './fields';
import { settingUpdaterDto } from './payloads/settings';

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

export const listSettings = call({
  method: 'GET',
  path: '/api/settings',
  summary: 'All settings, those of the server too',
  access: ['ADMIN'],
  response: z.array(setting),
  provides: ['Reset'],
});

export const updateSetting = call({
  method: 'PUT',
  path: '/api/settings/{id}',
  summary: 'Change a setting; its type decides what it may be',
  access: ['ADMIN'],
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,63}$/, 'ID_FORMAT')) }),
  body: settingUpdaterDto,
  response: setting,
  invalidates: ['Reset'],
});
