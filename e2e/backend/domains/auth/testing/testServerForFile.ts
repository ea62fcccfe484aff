import * as auth from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { sql } from 'drizzle-orm';
import { backendForFile } from '../../../testing/backendForFile';
import { beforeTests } from '../../../testing/beforeTests';
import type { TestBackend } from '../../../testing/startTestBackend';

/** Another code of six digits. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What somebody does at the entrance: asks for codes, uses them, renews tokens. */
export function openDoor(backend: TestBackend) {
  const { db, mails } = backend;
  const send: TestBackend['send'] = (...request) => backend.send(...request);
  const forgetLimits = () => db.execute(sql`truncate rate_limits`);
  return {
    forgetLimits,
    lastCode: () => mails.at(-1)?.code ?? '',
    async askCode(email: string, more: object = {}) {
      await forgetLimits();
      return send(auth.sendEmailCode, { body: { email, ...more } });
    },
    useCode: (email: string, code: string) =>
      send(auth.signInByEmailCode, { body: { email, code } }),
    askStaffCode: (body: object) => send(auth.sendStaffCode, { body }),
    signInStaff: (body: object) => send(auth.signInStaff, { body }),
    refresh: (authToken: string) => send(auth.refreshHumanToken, { body: { authToken } }),
    whoAmI: (token: string) => send(getCurrentHuman, { token }),
  };
}

/** The backend of a file of tests, and its entrance, where nobody has been before each of them. */
export function testServerForFile() {
  const backend = backendForFile();
  const door = beforeTests(async () => openDoor(backend));
  beforeEach(async () => {
    backend.clock.shift = 0;
    backend.mails.length = 0;
    await door.forgetLimits();
  });
  return { backend, door };
}
