/** @jest-environment node */
import { hashPassword } from '../auth/createPasswords';
import { humans } from '../schema/people';
import { users } from '../schema/staff';
import { StartError } from '../StartError';
import { backendForFile } from '../testing/backendForFile';
import { refuseDemoAccounts } from './refuseDemoAccounts';

const backend = backendForFile();

test('a public start is refused while demo accounts have the password of the demo', async () => {
  await expect(refuseDemoAccounts(backend.db)).rejects.toThrow(StartError);
  const passwordHash = await hashPassword('совсем другой пароль');
  await backend.db.update(users).set({ passwordHash });
  await expect(refuseDemoAccounts(backend.db)).rejects.toThrow('SEED=demo');
  await backend.db.update(humans).set({ passwordHash });
  await refuseDemoAccounts(backend.db);
});
