import { createApi } from '@campus/shared/api/createApi';
import { sendStaffCode, signInByPassword, signInStaff } from '@campus/shared/contract/auth';
import { setTimeout as pause } from 'node:timers/promises';
import { newestLetter } from './newestLetter';

interface Options {
  url: string;
  /** The backend's: letters land in its outbox. */
  dataFolder: string;
  accounts: readonly { login: string; role: string }[];
  password: string;
}

const humans = ['student', 'newcomer'];
const attempts = 50;

async function codeFor(login: string, dataFolder: string): Promise<string> {
  for (let left = attempts; left > 0; left--) {
    const code = /\b\d{6}\b/.exec(newestLetter(dataFolder, login) ?? '')?.[0];
    if (code) return code;
    await pause(100);
  }
  throw new Error(`No code was mailed to ${login}.`);
}

/** Signs people of the demo data in, each once. */
export function createSignIn({ url, dataFolder, accounts, password }: Options) {
  const api = createApi({ baseUrl: url, language: () => 'ru', token: () => undefined });
  const known = new Map<string, Promise<string>>();

  async function enter(person: string): Promise<string> {
    const login = accounts.find(({ role }) => role === person)?.login;
    if (!login) throw new Error(`The demo data has no account ${person}.`);
    if (humans.includes(person))
      return (await api(signInByPassword, { body: { email: login, password } })).authToken;
    const credentials = { login, password };
    await api(sendStaffCode, { body: credentials });
    const otp = await codeFor(login, dataFolder);
    return (await api(signInStaff, { body: { ...credentials, otp } })).authToken;
  }

  return (person: string): Promise<string> => {
    const token = known.get(person) ?? enter(person);
    known.set(person, token);
    return token;
  };
}
