import type * as contract from '@campus/shared/contract/users';
import { eq } from 'drizzle-orm';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { checkReferences } from '../database/checkReferences';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { languages } from '../schema/resources';
import { users } from '../schema/staff';
import { saveVersion } from '../states/saveVersion';
import { changeSecondFactor } from './changeSecondFactor';
import { logUser } from './logUser';
import { readUser } from './readUser';

export const updateCurrentUser: Handler<typeof contract.updateCurrentUser> = async (
  { body: { twoFactor, totpCode, currentPassword, code, version, ...fields } },
  context,
) => {
  const { db, visitor, language } = context;
  const { id, sessionId: exceptSessionId } = visitor;
  const [before] = await db.select().from(users).where(eq(users.id, id));
  if (!before) throw new Refusal(401, 'TOKEN');
  const wish = { twoFactor, totpCode, currentPassword, code };
  const { set, totpEnrolment } = await changeSecondFactor(before, wish, context);
  await db.transaction(async (tx) => {
    await checkReferences(tx, languages, [fields.languageId], 'languageId');
    // The version also says that the secret is still the one that was proved.
    const after = await saveVersion(tx, users, { id, version }, { ...fields, ...set });
    if (set.twoFactor) await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'factor');
    await logUser(tx, context, set.twoFactor ? 'factor.update' : 'update', { before, after });
    if (set.twoFactor) await tellOwner(tx, context, visitor, 'SECOND_FACTOR');
  });
  return { ...(await readUser(db, id, language)), totpEnrolment };
};
