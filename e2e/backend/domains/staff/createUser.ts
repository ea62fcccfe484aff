import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Database } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/refuseDuplicate';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { eduOrgs, languages } from '../resources/resourceTables';
import { userRoles, users } from '../accounts/userTables';
import type { StaffMember } from '../../platform/access/Requester';
import { assertScope } from './assertScope';
import { createTemporaryPassword } from './createTemporaryPassword';
import { logUser } from './logUser';
import { mailTemporaryPassword } from './mailTemporaryPassword';
import { readUser } from './readUser';

type Fields = ParsedInput<typeof contract.createUser>['body'];

async function defaultLanguageId(tx: Database) {
  const [language] = await tx.select().from(languages).where(eq(languages.isDefault, true));
  return assertDefined(language).id;
}

async function check(tx: Database, { roleId, eduOrgId, languageId }: Fields) {
  await checkReferences(tx, userRoles, [roleId], 'roleId');
  await checkReferences(tx, eduOrgs, [eduOrgId], 'eduOrgId');
  await checkReferences(tx, languages, [languageId], 'languageId');
  const [role] = await tx.select().from(userRoles).where(eq(userRoles.id, roleId));
  assertScope(assertDefined(role).key, eduOrgId, 'eduOrgId');
}

function loginTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'users_login')) throw error;
  throw new Refusal(409, 'LOGIN_TAKEN', { fields: { login: 'LOGIN_TAKEN' } });
}

type Password = Awaited<ReturnType<typeof createTemporaryPassword>>['columns'];

const insert = (fields: Fields, password: Password, context: Context<StaffMember>) =>
  context.db.transaction(async (tx) => {
    await check(tx, fields);
    const languageId = fields.languageId ?? (await defaultLanguageId(tx));
    const [row] = await tx
      .insert(users)
      .values({ ...fields, ...password, languageId })
      .returning();
    await logUser(tx, context, 'create', { after: assertDefined(row) });
    return assertDefined(row);
  });

/** A letter that could not be sent takes the account back: the invitation can be made again. */
const takeBack = (after: typeof users.$inferSelect, context: Context<StaffMember>) =>
  context.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, after.id));
    await logUser(tx, context, 'create.undo', { after });
  });

export const createUser: Handler<typeof contract.createUser> = async ({ body }, context) => {
  const { password, columns } = await createTemporaryPassword(context.now());
  const row = await insert(body, columns, context).catch(loginTaken);
  const { login: to, languageId, twoFactor } = row;
  const letter = { to, password, languageId, twoFactor, reason: 'invitation' } as const;
  await mailTemporaryPassword(letter, context).catch(async (error: unknown) => {
    await takeBack(row, context);
    throw error;
  });
  return readUser(context.db, row.id, context.language);
};
