/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { addHuman, identified } from '../applications/testing/openApplicationDesk';
import { humans } from '../accounts/humanTables';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { settleIdentity } from './settleIdentity';

const backend = backendForFile();

const rowOf = async (id: string) => {
  const [row] = await backend.db.select().from(humans).where(eq(humans.id, id));
  return row;
};

test.each([
  ['FILLED', 'VERIFIED', 'Личность подтверждена'],
  ['FILLED', 'MISMATCH', 'Данные не совпали'],
  ['MISMATCH', 'VERIFIED', 'Личность подтверждена'],
] as const)('%s becomes %s, and the owner is told', async (from, to, title) => {
  const other = await addHuman(backend, identified({ identityStatus: from }));
  const human = await addHuman(backend, identified({ identityStatus: from }));
  expect(await settleIdentity(backend.db, human, to)).toBe(to);
  expect(await rowOf(human.id)).toMatchObject({ identityStatus: to, version: human.version + 1 });
  expect(await logOf(backend, human.id)).toMatchObject([
    {
      ...{ action: 'human.identity.compare', actorType: 'SYSTEM' },
      ...{ entityType: 'human', entityId: human.id, diff: { identityStatus: { from, to } } },
    },
  ]);
  expect(await inboxOf(backend, human.id)).toEqual([title]);
  expect(await rowOf(other.id)).toMatchObject({ identityStatus: from, version: other.version });
});

test.each([
  ['VERIFIED', 'MISMATCH'],
  ['VERIFIED', 'VERIFIED'],
  ['MISMATCH', 'MISMATCH'],
] as const)('%s does not become %s, and nobody is told', async (from, to) => {
  const human = await addHuman(backend, identified({ identityStatus: from }));
  expect(await settleIdentity(backend.db, human, to)).toBe(from);
  expect(await rowOf(human.id)).toMatchObject({ identityStatus: from, version: human.version });
  expect(await logOf(backend, human.id)).toStrictEqual([]);
  expect(await inboxOf(backend, human.id)).toStrictEqual([]);
});

test('an identity that nobody has told cannot be compared', async () => {
  const human = await addHuman(backend);
  await expect(settleIdentity(backend.db, human, 'VERIFIED')).rejects.toMatchObject({
    ...{ status: 409, code: 'STATE', details: { machine: 'identity', current: 'EMPTY' } },
  });
  expect(await rowOf(human.id)).toMatchObject({ identityStatus: 'EMPTY' });
});
