import type { Context } from '../../platform/Handler';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';

interface Owner {
  kind: 'HUMAN' | 'STAFF';
  email: string;
  passwordHash: string | null;
}

interface Proof {
  currentPassword?: string;
  code?: string;
}

const refuse = (code: MessageCode, field: keyof Proof) =>
  new Refusal(422, code, { fields: { [field]: code } });

/**
 * Proves that the owner of an account is there, and not only their token: by the current password,
 * or by a code that was mailed for this purpose and is used up. Failures count together with those
 * of signing in.
 * @throws Refusal 422 REAUTHENTICATION where neither is given; PASSWORD_WRONG, CODE_WRONG; 429.
 */
export async function reauthenticate(
  { kind, email, passwordHash }: Owner,
  { currentPassword, code }: Proof,
  { db, passwords, codes, ip }: Pick<Context, 'db' | 'passwords' | 'codes' | 'ip'>,
) {
  if (currentPassword !== undefined) {
    const attempt = { kind, name: email, ip };
    const isRight = await passwords.check(attempt, currentPassword, passwordHash);
    if (!isRight) throw refuse('PASSWORD_WRONG', 'currentPassword');
    return;
  }
  if (!code) throw refuse('REAUTHENTICATION', passwordHash ? 'currentPassword' : 'code');
  const match = await codes.match({ purpose: 'CONFIRM', email, ip }, code);
  if (!match || !(await codes.use(match, db))) throw refuse('CODE_WRONG', 'code');
}
