/** @jest-environment node */
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { eq } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { openSeededDatabase } from '../../testing/openSeededDatabase';
import { countHumans } from './countHumans';
import { registerWhere } from './humansWhere';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
  // One of the students has left the platform, and of one nobody knows who it is.
  const [left, unknown] = await db.select().from(students).limit(2);
  const own = eq(humans.id, assertDefined(left?.humanId));
  await db.update(humans).set({ state: 'DELETED' }).where(own);
  await db
    .update(students)
    .set({ humanId: null })
    .where(eq(students.id, assertDefined(unknown).id));
}, 120_000);
afterAll(() => close());

const filters: HumansFilter[] = [
  {},
  { courses: [1, 2, 3] },
  { levels: ['BACHELOR', 'SPO'], hasCard: true },
  { courses: [1, 2], hasCard: false },
  { levels: ['BACHELOR'], cardStatuses: ['ACTIVE', 'EXPIRED'] },
  { courses: [2], cardStatuses: ['CLOSED'] },
  { cardStatuses: ['CLOSED', 'EXPIRED'] },
  { courses: [1, 2], identityStatuses: ['MISMATCH'] },
  { courses: [1, 2], search: 'студ' },
  { courses: [1, 2, 3, 4], state: 'DELETED' },
  { courses: [2], identityStatuses: [], createdFrom: new Date(0).toISOString() },
];

test.each(filters)('%j counts those whom it lists', async (filter) => {
  const listed = await countRows(db, humans, registerWhere(filter));
  expect(await countHumans(db, filter)).toBe(listed);
});

test('an operator counts the people of the own organisation', async () => {
  const [study] = await db.select().from(students);
  const [status] = await db.select().from(studentStatuses);
  const filter = { statusIds: [assertDefined(status).id] };
  const { eduOrgId } = assertDefined(study);
  const listed = await countRows(db, humans, registerWhere(filter, eduOrgId));
  expect(await countHumans(db, filter, eduOrgId)).toBe(listed);
});
