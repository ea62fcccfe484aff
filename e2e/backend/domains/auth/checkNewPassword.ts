import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';

interface Circumstances {
  /** The field that forms mark. */
  field: string;
  /** The e-mail of the account: no password. */
  email: string;
  /** A TOTP device; a mailed code does not count. */
  hasSecondFactor?: boolean;
}

/** Characters of a password that a second factor stands beside, and of one that stands alone. */
const shortestBesideApp = 8;
export const shortestPassword = 15;

const shortest = ({ hasSecondFactor }: Circumstances) =>
  hasSecondFactor ? shortestBesideApp : shortestPassword;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const sequences = [letters, '01234567890', '98765432109', ...rows];
const words = ['password', 'parol', 'пароль', 'admin', 'welcome', 'iloveyou', 'campus', 'кампус'];

/** What is left once everything that a guesser tries first is taken away. */
function remainder(password: string, email: string) {
  const local = email.split('@')[0] ?? '';
  const known = [email, ...(local.length > 2 ? [local] : []), ...words];
  const text = known.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password);
  const triples = sequences.flatMap((row) =>
    Array.from({ length: row.length - 2 }, (_, index) => row.slice(index, index + 3)),
  );
  return triples.reduce((rest, triple) => rest.replaceAll(triple, ''), text);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that people choose most, all in lower case; read when first needed. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

async function weakness(password: string, circumstances: Circumstances) {
  const { email } = circumstances;
  if ([...password].length < shortest(circumstances)) return 'PASSWORD_SHORT';
  const plain = password.normalize('NFC').toLowerCase();
  if ((await commonPasswords()).has(plain)) return 'PASSWORD_COMMON';
  return new Set(remainder(plain, email.toLowerCase())).size < 4 ? 'PASSWORD_COMMON' : undefined;
}

/** @throws Refusal 422 where a new password is short or easy to guess; it says which. */
export async function checkNewPassword(password: string, circumstances: Circumstances) {
  const code: MessageCode | undefined = await weakness(password, circumstances);
  if (!code) return;
  const params = { minimum: shortest(circumstances) };
  throw new Refusal(422, code, { fields: { [circumstances.field]: code }, params });
}
