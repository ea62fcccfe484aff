import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@campus/shared/contract/roles';
import { eq } from 'drizzle-orm';
import { demoPassword } from '../../fixtures/demoAccounts';
import { hashPassword } from '../domains/auth/createPasswords';
import { assertDefined } from '../platform/database/assertDefined';
import { languages } from '../domains/resources/resourceTables';
import { userRoles, users } from '../domains/accounts/userTables';
import type { TestBackend } from './startTestBackend';

export async function roleIdOf({ db }: TestBackend, key: StaffRole) {
  const [role] = await db.select().from(userRoles).where(eq(userRoles.key, key));
  return assertDefined(role).id;
}

/** One for all of a file: a hash is slow on purpose. */
let demoHash: Promise<string> | undefined;

/** A signed-in member of staff with the password of the demo accounts. */
export async function addUser(
  backend: TestBackend,
  role: StaffRole,
  change: Partial<typeof users.$inferInsert> = {},
) {
  const { db, services } = backend;
  const [language] = await db.select().from(languages).where(eq(languages.key, 'ru'));
  const [row] = await db
    .insert(users)
    .values({
      login: `${randomUUID()}@example.test`,
      lastName: 'Тестовая',
      firstName: 'Сотрудница',
      roleId: await roleIdOf(backend, role),
      languageId: assertDefined(language).id,
      passwordHash: await (demoHash ??= hashPassword(demoPassword)),
      ...change,
    })
    .returning();
  const user = assertDefined(row);
  return { ...user, token: await services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' }) };
}
