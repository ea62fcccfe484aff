import { randomInt } from 'node:crypto';
import { hashPassword } from '../auth/createPasswords';

const msPerHour = 3_600_000;
const hours = 72;
/** Nothing that looks like something else on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A password for one letter, and the columns that make it good for 72 hours and one change. */
export async function createTemporaryPassword(now: number) {
  const password = Array.from({ length: 4 }, group).join('-');
  const columns = {
    passwordHash: await hashPassword(password),
    passwordExpiresAt: new Date(now + hours * msPerHour),
    mustChangePassword: true,
  };
  return { password, columns };
}
