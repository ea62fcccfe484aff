import * as z from 'zod/mini';
import { call } from '../call';
import { id, languageKey, timestamp } from '../fields';
import { pageOf, pageQuery, pageQueryByName, byNamePage } from '../page';
import { logEntry } from '../logEntry';
import { staffRoles } from '../roles';
import { recoveryCodes, totpEnrolment } from './records';
import {
  authenticatorResetRequest,
  currentUserUpdaterDto,
  recoveryCodesRequest,
  savedViewsRequest,
  twoFactors,
  userActiveStatusUpdaterDto,
  userCreatorDto,
  userFilterDto,
  userOrders,
  userPasswordUpdaterDto,
  userRoleUpdaterDto,
  userUpdaterDto,
} from './requests';

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
  photoUrl: z.optional(z.nullable(z.string())),
  version: z.int(),
});

const user = z.extend(userName, account.shape);

/** In lists the account is told only to those who look after accounts. */
const listedUser = z.extend(userName, z.partial(account).shape);

/** What only the owner is told. */
const ownUser = z.extend(user, {
  /** How many recovery codes have not been used; without an authenticator there are none. */
  recoveryCodesLeft: z.optional(z.int()),
});

export type User = z.infer<typeof user>;
export type OwnUser = z.infer<typeof ownUser>;
export type ListedUser = z.infer<typeof listedUser>;

const params = z.object({ id });
const reads = ['Reset'] as const;

export const getCurrentUser = call({
  method: 'GET',
  path: '/api/users/current',
  summary: 'The signed-in member of staff',
  access: staffRoles,
  response: ownUser,
  provides: ['Reset', 'GetUserProfile'],
});

export const updateCurrentUser = call({
  method: 'PUT',
  path: '/api/users/current',
  summary: 'Save one’s own record; an authenticator is asked for first and confirmed by its code',
  access: staffRoles,
  body: currentUserUpdaterDto,
  response: z.extend(ownUser, {
    totpEnrolment: z.optional(totpEnrolment),
    /** Once an authenticator is confirmed. */
    recoveryCodes: z.optional(recoveryCodes),
  }),
  invalidates: ['GetUserProfile'],
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/users/current/recovery-codes',
  summary: 'Ten new recovery codes for oneself; those of before stop working',
  access: staffRoles,
  extension: true,
  body: recoveryCodesRequest,
  response: z.object({ recoveryCodes }),
  invalidates: ['GetUserProfile'],
});

const ofList = z.object({ list: z.string().check(z.regex(/^[a-z][A-Za-z.-]{0,39}$/)) });

export const listSavedViews = call({
  method: 'GET',
  path: '/api/users/current/views/{list}',
  summary: 'What one has saved of the filters and columns of a list',
  access: staffRoles,
  extension: true,
  params: ofList,
  response: savedViewsRequest.shape.views,
});

export const saveViews = call({
  method: 'PUT',
  path: '/api/users/current/views/{list}',
  summary: 'Keep all views of a list, for oneself alone',
  access: staffRoles,
  extension: true,
  params: ofList,
  body: savedViewsRequest,
  response: savedViewsRequest.shape.views,
});

export const changePassword = call({
  method: 'PATCH',
  path: '/api/users/change-password',
  summary: 'A new password for oneself; other sessions end',
  access: staffRoles,
  body: userPasswordUpdaterDto,
  response: user,
  invalidates: ['GetUserProfile'],
});

export const filterUsers = call({
  method: 'POST',
  path: '/api/users/filter',
  summary: 'Staff by name, login, role, organisation and state; support learns names only',
  access: ['ADMIN', 'AUDITOR', 'SUPPORT'],
  defaults: byNamePage,
  query: z.extend(pageQueryByName, { sort: z.optional(z.enum(userOrders)) }),
  body: userFilterDto,
  response: pageOf(listedUser),
  provides: reads,
});

export const getUser = call({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'One member of staff',
  access: ['ADMIN', 'AUDITOR'],
  params,
  response: user,
  provides: reads,
});

export const createUser = call({
  method: 'POST',
  path: '/api/users',
  summary: 'Invite a member of staff: a letter brings a link that sets the password',
  access: ['ADMIN'],
  isSensitive: true,
  body: userCreatorDto,
  response: user,
  invalidates: reads,
});

export const updateUser = call({
  method: 'PUT',
  path: '/api/users/{id}',
  summary: 'Save the record of a member of staff',
  access: ['ADMIN'],
  params,
  body: userUpdaterDto,
  response: user,
  invalidates: reads,
});

export const updateUserRole = call({
  method: 'PUT',
  path: '/api/users/{id}/update-role',
  summary: 'Give another role; sessions end',
  access: ['ADMIN'],
  isSensitive: true,
  params,
  body: userRoleUpdaterDto,
  response: user,
  invalidates: reads,
});

export const updateUserActiveStatus = call({
  method: 'PUT',
  path: '/api/users/{id}/update-active-status',
  summary: 'Switch an account off or on; sessions end',
  access: ['ADMIN'],
  isSensitive: true,
  params,
  body: userActiveStatusUpdaterDto,
  response: user,
  invalidates: reads,
});

export const endUserSessions = call({
  method: 'POST',
  path: '/api/users/{id}/end-sessions',
  summary: 'Sign a member of staff out everywhere; a letter says so',
  access: ['ADMIN'],
  extension: true,
  params,
  response: user,
  invalidates: reads,
});

export const resetPassword = call({
  method: 'PATCH',
  path: '/api/users/{id}/reset-password',
  summary:
    'Void the password and mail a link that sets another; an authenticator stays, sessions end',
  access: ['ADMIN'],
  isSensitive: true,
  params,
  response: user,
  invalidates: reads,
});

export const resetAuthenticator = call({
  method: 'POST',
  path: '/api/users/{id}/reset-authenticator',
  summary: 'The authenticator is lost: codes come by e-mail again, and sessions end',
  access: ['ADMIN'],
  isSensitive: true,
  extension: true,
  params,
  body: authenticatorResetRequest,
  response: user,
  invalidates: reads,
});

export const listUserActions = call({
  method: 'GET',
  path: '/api/users/{id}/actions',
  summary: 'What a member of staff did, newest first',
  access: ['ADMIN', 'AUDITOR'],
  extension: true,
  params,
  query: pageQuery,
  response: pageOf(logEntry),
  provides: reads,
});

export const deleteUser = call({
  method: 'DELETE',
  path: '/api/users/{id}',
  summary: 'Remove a member of staff; sessions end, the login becomes free',
  access: ['ADMIN'],
  isSensitive: true,
  params,
  response: z.object({ id }),
  invalidates: reads,
});

const count = z.int();

export const countUsers = call({
  method: 'GET',
  path: '/api/metrics/users',
  summary: 'How many accounts of staff there are in each state, and how many administrators',
  access: ['ADMIN', 'AUDITOR'],
  extension: true,
  response: z.object({
    active: count,
    inactive: count,
    /** Of the active ones: those who have not signed in yet. */
    invited: count,
    /** Of the active ones. */
    admins: count,
  }),
  provides: reads,
});
