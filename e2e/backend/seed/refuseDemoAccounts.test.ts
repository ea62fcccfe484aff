/** @jest-environment node */
import { hashPassword } from '../domains/auth/createPasswords';
import { humans } from '../domains/accounts/humanTables';
import { users } from '../domains/accounts/userTables';
import { StartError } from '../platform/StartError';
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
