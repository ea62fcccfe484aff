import type { Api } from '@campus/shared/api/createApi';
import { sendStaffCode, signInStaff } from '@campus/shared/contract/auth/calls';
import { setTimeout as pause } from 'node:timers/promises';
import { newestLetter } from '../../../shell/mount/letters';
import { type DemoAccount, demoAccounts, demoPassword } from '../../fixtures/demoAccounts';
import type { World } from './World';
import { ipOf } from './ipOf';
import { openSession } from './openSession';

export const codeIn = (dataDir: string, email: string) =>
  /(?<![\w-])\d{6}\b/.exec(newestLetter(dataDir, email) ?? '')?.[0] ?? '';

let desks = 0;

async function enter(world: World, account: DemoAccount) {
  const { email: login } = demoAccounts[account];
  // From a desk of its own each time: a code that came to nothing leaves a pause there.
  const session = openSession({
    send: world.door.send,
    ip: ipOf(9, (desks += 1)),
    kind: 'STAFF',
  });
  const credentials = { login, password: demoPassword };
  await session.guest(sendStaffCode, { body: credentials });
  const body = { ...credentials, otp: codeIn(world.dataDir, login) };
  session.enter((await session.guest(signInStaff, { body })).authToken);
  return session.api;
}

/** Signs a member of staff in, however often a process dies meanwhile. */
export async function enterAsStaff(world: World, account: DemoAccount): Promise<Api> {
  for (let left = 5; ; left -= 1)
    try {
      return await enter(world, account);
    } catch (error) {
      if (left === 0) throw error;
      await pause(3_000);
    }
}
