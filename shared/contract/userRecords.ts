import * as z from 'zod/mini';
import { id, languageKey, timestamp } from './fields';
import { twoFactors } from './payloads/users';
import { staffRoles } from './roles';

const userRole = z.object({ id, key: z.enum(staffRoles), name: z.string() });
const organisation = z.object({ id, name: z.string(), shortName: z.string() });

/** What a colleague may know. */
const userName = z.object({
  id,
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  role: userRole,
  isActive: z.boolean(),
});

const account = z.object({
  login: z.string(),
  position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  eduOrg: z.nullable(organisation),
  language: z.object({ id, key: languageKey }),
  lastLoginAt: z.nullable(timestamp),
  twoFactor: z.enum(twoFactors),
  /** Nothing but a new password is admitted until there is one. */
  mustChangePassword: z.boolean(),
  createdAt: timestamp,
  version: z.int(),
});

export const user = z.extend(userName, account.shape);

/** In lists the account is told only to those who look after accounts. */
export const listedUser = z.extend(userName, z.partial(account).shape);

/** An authenticator to set up: `uri` is what its QR code says, `secret` is for typing. */
export const totpEnrolment = z.object({
  secret: z.string(),
  uri: z.string(),
  recovery: z.string(),
});
