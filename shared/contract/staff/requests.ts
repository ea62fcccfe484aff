import * as z from 'zod/mini';
import { reauthentication } from '../auth/requests';
import { id, line, listOf, search, version } from '../fields';
import {
  code,
  email,
  newPassword,
  password,
  personName,
  phone,
  recoveryCode,
} from '../personFields';
import { viewsPerList } from './viewsPerList';

export const twoFactors = ['EMAIL', 'TOTP'] as const;

/** Left alone where it is missing, emptied by null. */
const clearable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const names = { lastName: personName, firstName: personName, middleName: clearable(personName) };
const details = { position: clearable(line(1, 120)), phone: clearable(phone) };

export const userFilterDto = z.object({
  search,
  roleIds: listOf(id, 20),
  isActive: z.optional(z.boolean()),
  eduOrgId: z.optional(id),
  /** Those who have been invited and have not signed in yet, or the others. */
  isInvited: z.optional(z.boolean()),
});

/** What staff are ordered by besides their name. */
export const userOrders = ['login', 'lastLogin'] as const;

/** The letter of invitation brings a link, which sets the password. */
export const userCreatorDto = z.object({
  login: email,
  ...names,
  ...details,
  roleId: id,
  /** Without it an operator of an organisation would see nothing. */
  eduOrgId: clearable(id),
  languageId: z.optional(id),
});

export const userUpdaterDto = z.object({
  ...names,
  ...details,
  eduOrgId: clearable(id),
  languageId: z.optional(id),
  version,
});

/** One’s own record: the organisation is an administrator’s business, the second factor one’s own. */
export const currentUserUpdaterDto = z.object({
  ...names,
  ...details,
  languageId: z.optional(id),
  twoFactor: z.optional(z.enum(twoFactors, 'INVALID')),
  /** Proves the authenticator: to begin using it, and to stop. */
  totpCode: z.optional(code),
  /** In place of `totpCode`, to stop using a phone that is lost. */
  recoveryCode: z.optional(recoveryCode),
  ...reauthentication,
  version,
});

export const userRoleUpdaterDto = z.object({ roleId: id });

export const userActiveStatusUpdaterDto = z.object({
  isActive: z.boolean('REQUIRED'),
  reason: z.optional(line(0, 255)),
});

/** The owner’s second factor falls back to letters, so why is kept in the log. */
export const authenticatorResetRequest = z.object({ reason: line(1, 255) });

/** New codes void the old ones, so the owner proves to be there. */
export const recoveryCodesRequest = z.object(reauthentication);

/** From the link of a letter; the page does not look into it. */
const token = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(1000));

export const invitationRequest = z.object({ token });

export const invitationPasswordRequest = z.object({ token, newPassword });

/** `totpCode` where there is an authenticator, new or old; of an old one a recovery code will do. */
export const invitationAcceptRequest = z.object({
  token,
  newPassword,
  twoFactor: z.enum(twoFactors, 'INVALID'),
  totpCode: z.optional(code),
  recoveryCode: z.optional(recoveryCode),
});

export const userPasswordUpdaterDto = z.object({ currentPassword: password, newPassword });

/** Filters, order and columns of a list of staff under a name. */
const savedView = z.object({
  name: line(1, 60),
  /** The part of an address that belongs to the list. */
  search: line(0, 2000),
  /** Columns that are left out. */
  hidden: z.array(line(1, 40)).check(z.maxLength(40, 'TOO_MANY_ITEMS')),
  /** Opens by itself where the address asks for nothing. */
  isDefault: z._default(z.boolean(), false),
});

/** All views of a list, in their order: what is absent is forgotten. */
export const savedViewsRequest = z.object({
  views: z.array(savedView).check(
    z.maxLength(viewsPerList, 'TOO_MANY_ITEMS'),
    z.refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'REPEATED'),
    z.refine((list) => list.filter(({ isDefault }) => isDefault).length <= 1, 'REPEATED'),
  ),
});
