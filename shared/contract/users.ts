import * as z from 'zod/mini';
import { call } from './call';
import { id, languageKey, line, timestamp } from './fields';
import { pageOf, pageQueryByName } from './page';
import { staffRoles } from './roles';

const userRole = z.object({ id, key: z.enum(staffRoles), name: z.string() });
const organisation = z.object({ id, name: z.string(), shortName: z.string() });

const user = z.object({
  id,
  login: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: userRole,
  eduOrg: z.nullable(organisation),
  isActive: z.boolean(),
  language: z.object({ id, key: languageKey }),
  lastLoginAt: z.nullable(timestamp),
});
export type User = z.infer<typeof user>;

export const getCurrentUser = call({
  method: 'GET',
  path: '/api/users/current',
  summary: 'The signed-in member of staff',
  access: staffRoles,
  response: user,
  provides: ['Reset', 'GetUserProfile'],
});

export const userFilterDto = z.object({
  search: z.optional(line(0, 100)),
  roleIds: z.optional(z.array(id).check(z.maxLength(20))),
  isActive: z.optional(z.boolean()),
  eduOrgId: z.optional(id),
});

export const filterUsers = call({
  method: 'POST',
  path: '/api/users/filter',
  summary: 'Staff by name, login, role, organisation and state',
  access: ['ADMIN', 'AUDITOR'],
  query: pageQueryByName,
  body: userFilterDto,
  response: pageOf(user),
  provides: ['Reset'],
});
