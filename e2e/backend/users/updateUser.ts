import type * as contract from '@campus/shared/contract/users';
import { checkReferences } from '../database/checkReferences';
import type { Handler } from '../Handler';
import { eduOrgs } from '../schema/education';
import { languages } from '../schema/resources';
import { users } from '../schema/staff';
import { saveVersion } from '../states/saveVersion';
import { assertScope } from './assertScope';
import { lockOpenUser } from './lockUser';
import { logUser } from './logUser';
import { readUser } from './readUser';

export const updateUser: Handler<typeof contract.updateUser> = async (
  { params: { id }, body: { version, ...fields } },
  context,
) => {
  const { db, language } = context;
  await db.transaction(async (tx) => {
    const { user: before, role } = await lockOpenUser(tx, id);
    await checkReferences(tx, eduOrgs, [fields.eduOrgId], 'eduOrgId');
    await checkReferences(tx, languages, [fields.languageId], 'languageId');
    const { eduOrgId = before.eduOrgId } = fields;
    assertScope(role, eduOrgId, 'eduOrgId');
    const after = await saveVersion(tx, users, { id, version }, fields);
    await logUser(tx, context, 'update', { before, after });
  });
  return readUser(db, id, language);
};
