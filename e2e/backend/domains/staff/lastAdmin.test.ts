/** @jest-environment node */
import {
  deleteUser,
  updateUserActiveStatus,
  updateUserRole,
} from '@campus/shared/contract/staff/calls';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { userRoles, users } from '../accounts/userTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { addUser, roleIdOf } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { hasAdministrator } from './hasAdministrator';

const backend = backendForFile();

type Staff = Awaited<ReturnType<typeof addUser>>;
type Move = (by: Staff, id: string) => Promise<{ status: number }>;

const people = 4;
const role = async (key: 'ADMIN' | 'SUPPORT') => ({ roleId: await roleIdOf(backend, key) });
const place = ({ token }: Staff, id: string) => ({ token, params: { id } });

const close: Move = (by, id) =>
  backend.send(updateUserActiveStatus, { ...place(by, id), body: { isActive: false } });

const moves: Record<string, Move> = {
  close,
  open: (by, id) =>
    backend.send(updateUserActiveStatus, { ...place(by, id), body: { isActive: true } }),
  remove: (by, id) => backend.send(deleteUser, place(by, id)),
  demote: async (by, id) =>
    backend.send(updateUserRole, { ...place(by, id), body: await role('SUPPORT') }),
  promote: async (by, id) =>
    backend.send(updateUserRole, { ...place(by, id), body: await role('ADMIN') }),
};

const person = fc.nat({ max: people - 1 });
const deed = fc.record({ name: fc.constantFrom(...Object.keys(moves)), by: person, on: person });
/** Rounds of moves; those of one round are made at the same moment. */
const rounds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

let staff: Staff[] = [];

/** All of them are administrators again, signed in anew. */
async function begin() {
  const ids = staff.map(({ id }) => id);
  const whole = { ...(await role('ADMIN')), isActive: true, deletedAt: null };
  await backend.db.update(users).set(whole).where(inArray(users.id, ids));
  return Promise.all(
    staff.map(async (one) => ({
      ...one,
      token: await backend.services.sessions.open('STAFF', one.id, { ip: '127.0.0.1' }),
    })),
  );
}

beforeAll(async () => {
  const { passwordHash } = await addUser(backend, 'SUPPORT');
  for (let number = 0; number < people; number += 1)
    staff = [...staff, await addUser(backend, 'ADMIN', { passwordHash })];
  const [support] = await backend.db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.key, ['SUPPORT']));
  // The administrator of the demo would always remain.
  const demo = await backend.accountId('admin');
  await backend.db
    .update(users)
    .set({ roleId: assertDefined(support).id })
    .where(inArray(users.id, [demo]));
});

// Which of the twelve comes first differs from time to time; in some orders they waited for each other.
test.each(Array.from({ length: 25 }, (_, index) => index + 1))(
  'of four who all close each other at once exactly one remains, the %i. time',
  async () => {
    const signedIn = await begin();
    const all = signedIn.flatMap((by) =>
      signedIn.filter(({ id }) => id !== by.id).map(({ id }) => close(by, id)),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toStrictEqual([]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(people - 1);
    expect(await hasAdministrator(backend.db)).toBe(true);
  },
);

test('whatever several administrators do to each other, also at once, one of them remains', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (wished) => {
      const signedIn = await begin();
      for (const round of wished) {
        const answers = await Promise.all(
          round.map(({ name, by, on }) =>
            assertDefined(moves[name])(assertDefined(signedIn[by]), assertDefined(signedIn[on]).id),
          ),
        );
        expect(answers.filter(({ status }) => status >= 500)).toStrictEqual([]);
        done += answers.filter(({ status }) => status === 200).length;
        expect(await hasAdministrator(backend.db)).toBe(true);
      }
    }),
    { numRuns: Number(process.env.LAST_ADMIN_RUNS ?? 60), seed: 20_261_125 },
  );
  // Moves that are all refused would prove nothing.
  expect(done).toBeGreaterThan(50);
});
