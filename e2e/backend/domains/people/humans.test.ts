/** @jest-environment node */
import {
  filterHumans,
  getHuman,
  listHumanPrograms,
} from '@campus/shared/contract/people/staffCalls';
import { getHumanWorkPlan } from '@campus/shared/contract/education/calls';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import {
  addHuman,
  identified,
  addRecord,
  addStudent,
} from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'edu'));

const filter = (body: object, query = {}, token = tokens.admin) =>
  backend.send(filterHumans, { token, body, query });

/** An organisation with one programme that nobody studies yet. */
async function addOrg(nsiId: string) {
  const name = { ru: nsiId };
  const [org] = await backend.db
    .insert(eduOrgs)
    .values({ nsiId, name, shortName: name })
    .returning();
  const eduOrgId = assertDefined(org).id;
  const [program] = await backend.db
    .insert(programs)
    .values({ nsiId, eduOrgId, code: '09.03.04', name, level: 'PHD', months: 48 })
    .returning();
  return { eduOrgId, programId: assertDefined(program).id };
}

describe('the register of people', () => {
  test('comes newest first, page by page, with the study and the card', async () => {
    const [first, second] = [
      await addStudent(backend, { status: 'ACTIVE' }),
      await addHuman(backend, identified()),
    ];
    const { body } = await filter({}, { size: 2 });
    expect(body.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(body.items[1]).toMatchObject({
      identityStatus: 'VERIFIED',
      student: { course: first.record.course, status: { key: 'ENROLLED' } },
      card: { status: 'ACTIVE' },
      snils: expect.stringMatching(/^•••-•••-\d{3} \d\d$/) as string,
    });
    expect(body.items[0]).toMatchObject({ student: null, card: null });
    const rest = await filter({}, { skip: 1, size: 1 });
    expect(rest.body.items.map(({ id }) => id)).toEqual([first.id]);
    const oldest = await filter({}, { size: 1, asc: true });
    expect(oldest.body.items[0]?.id).not.toBe(second.id);
  });

  test('search finds a part of a name or e-mail in any case, with Ё or without', async () => {
    const { id } = await addHuman(backend, identified({ lastName: 'Жаворонкова-Ёж' }));
    expect((await filter({ search: 'ворОНКова' })).body.items).toMatchObject([{ id }]);
    expect((await filter({ search: 'Жаворонкова-Ёж Участ' })).body.total).toBe(1);
    expect((await filter({ search: 'жаворонкова-еж' })).body.total).toBe(1);
    expect((await filter({ search: '%' })).body.total).toBe(0);
  });

  test('every filter narrows', async () => {
    const org = await addOrg('filtered');
    const [status] = await backend.db
      .select()
      .from(studentStatuses)
      .where(eq(studentStatuses.key, 'ACADEMIC_LEAVE'));
    const person = await addStudent(backend, { status: 'BLOCKED', blockReason: 'LOST' });
    const study = { ...org, course: 6, level: 'PHD', statusId: assertDefined(status).id } as const;
    await backend.db.update(students).set(study).where(eq(students.id, person.record.id));
    const eduOrgIds = [org.eduOrgId];
    const now = Date.now();
    const [yesterday, tomorrow] = [now - 86_400_000, now + 86_400_000].map((time) =>
      new Date(time).toISOString(),
    );
    const fitting = {
      programIds: [org.programId],
      statusIds: [study.statusId],
      courses: [1, 6],
      levels: ['PHD'],
      hasCard: true,
      cardStatuses: ['BLOCKED'],
      identityStatuses: ['VERIFIED'],
      state: 'ACTIVE',
      createdFrom: yesterday,
      createdTo: tomorrow,
    };
    expect((await filter({ eduOrgIds, ...fitting })).body.items).toMatchObject([{ id: person.id }]);
    const others = {
      programIds: [org.eduOrgId],
      statusIds: [org.eduOrgId],
      courses: [1],
      levels: ['SPO'],
      hasCard: false,
      cardStatuses: ['ACTIVE'],
      identityStatuses: ['FILLED', 'EMPTY'],
      state: 'DELETED',
      createdFrom: tomorrow,
      createdTo: yesterday,
    };
    for (const [name, value] of Object.entries(others)) {
      const { body } = await filter({ eduOrgIds, [name]: value });
      expect({ name, total: body.total }).toEqual({ name, total: 0 });
    }
  });

  test('malformed filters are named', async () => {
    const { status, body } = await filter({
      courses: [8],
      eduOrgIds: ['x'],
      state: 'GONE',
      createdFrom: '2026-01-02T00:00:00Z',
      createdTo: '2026-01-01T00:00:00Z',
    });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ 'courses.0': 'RANGE', 'eduOrgIds.0': 'ID_FORMAT' });
    const period = { createdFrom: '2024-01-01T00:00:00Z', createdTo: '2026-01-01T00:00:00Z' };
    expect((await filter(period)).body.fields).toEqual({ createdTo: 'PERIOD_LONG' });
  });

  test('a record that was unlinked leaves the register', async () => {
    const person = await addStudent(backend);
    const eduOrgIds = [person.record.eduOrgId];
    const search = person.email;
    expect((await filter({ eduOrgIds, search })).body.total).toBe(1);
    await backend.db
      .update(students)
      .set({ humanId: null })
      .where(eq(students.id, person.record.id));
    await addRecord(backend);
    expect((await filter({ eduOrgIds, search })).body.total).toBe(0);
    expect((await filter({ search })).body.total).toBe(1);
  });
});

describe('the operator of an organisation', () => {
  test('sees the people of that organisation and nobody else', async () => {
    const [operator] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, await backend.accountId('edu')));
    const eduOrgId = assertDefined(assertDefined(operator).eduOrgId);
    const own = await addStudent(backend);
    await backend.db.update(students).set({ eduOrgId }).where(eq(students.id, own.record.id));
    const foreign = await addStudent(backend);
    const org = await addOrg('foreign');
    await backend.db.update(students).set(org).where(eq(students.id, foreign.record.id));
    const { body } = await filter({}, { size: 100 }, tokens.edu);
    const ids = body.items.map(({ id }) => id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(foreign.id);
    const reads = [getHuman, getHumanCard, getHumanWorkPlan, listHumanPrograms];
    for (const call of reads) {
      const of = (id: string) => backend.send(call, { token: tokens.edu, params: { id } });
      expect([(await of(own.id)).status, (await of(foreign.id)).status]).toEqual([200, 404]);
    }
  });
});
