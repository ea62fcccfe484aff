/** @jest-environment node */
import {
  studentStatusKeys,
  usualStatusMoves,
  type StudentStatusKey,
} from '@campus/shared/contract/education/machine';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { createTicket } from '@campus/shared/contract/support/calls';
import { and, desc, eq, like } from 'drizzle-orm';
import { nsiMessage, nsiRemoval, nsiStudent } from '../../../fixtures/nsiMessages';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { eskCards } from '../cards/cardTables';
import { humanNotifications } from '../inbox/inboxTables';
import { students } from '../accounts/humanTables';
import { beforeTests } from '../../testing/beforeTests';
import { startTestSync } from './testing/startTestSync';

/** student@ of the demo data, who has an active card. */
const nsiId = 'STD-000001';

const sync = beforeTests(startTestSync);
let token: string;
let humanId: string;
beforeAll(async () => {
  token = await sync.backend.tokenOf('student');
  humanId = await sync.backend.accountId('student');
});
afterAll(() => sync.stop());

let second = 0;
/** Each later than all before. */
const next = () => new Date(Date.UTC(2026, 0, 1, 0, 0, (second += 1)));
const become = async (status: StudentStatusKey) => {
  const message = nsiMessage('STUDENT_STATUS', nsiId, { status }, { occurredAt: next() });
  expect(await sync.deliver(message)).toEqual(['APPLIED']);
};
const card = async () => {
  const { body } = await sync.backend.send(getCampusCard, { token });
  return { status: body?.status, blockReason: body?.blockReason };
};
const statusOf = async () => {
  const [row] = await sync.backend.db
    .select({ key: studentStatuses.key })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(students.nsiId, nsiId));
  return row?.key;
};
const lastLog = async () => {
  const [entry] = await sync.backend.db
    .select()
    .from(logs)
    .where(and(eq(logs.humanId, humanId), like(logs.action, 'student.status%')))
    .orderBy(desc(logs.at))
    .limit(1);
  return assertDefined(entry);
};
const inbox = () =>
  sync.backend.db.select().from(humanNotifications).where(eq(humanNotifications.humanId, humanId));

const pairs = studentStatusKeys.flatMap((from) =>
  studentStatusKeys.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(pairs)('from %s to %s is applied, and logged as odd where it is', async (from, to) => {
  await become(from);
  const { length: before } = await inbox();
  await become(to);
  expect(await statusOf()).toBe(to);
  const { action, actorType, diff } = await lastLog();
  const isUsual = usualStatusMoves[from].includes(to);
  expect({ action, actorType, diff }).toEqual({
    action: isUsual ? 'student.status' : 'student.status.odd',
    actorType: 'SYSTEM',
    diff: { status: { from, to } },
  });
  expect((await inbox()).length).toBeGreaterThan(before);
});

describe('the card', () => {
  const active = { status: 'ACTIVE', blockReason: null };
  const ended = { status: 'BLOCKED', blockReason: 'STUDY_ENDED' };

  test('is blocked when the study ends, and works again after the return', async () => {
    await become('ENROLLED');
    expect(await card()).toEqual(active);
    await become('EXPELLED');
    expect(await card()).toEqual(ended);
    const me = await sync.backend.send(getCurrentHuman, { token });
    expect(me.body.student).toMatchObject({ status: { key: 'EXPELLED', isStudying: false } });
    await become('GRADUATED');
    expect(await card()).toEqual(ended);
    await become('ENROLLED');
    expect(await card()).toEqual(active);
  });

  test('stays active on academic leave', async () => {
    await become('ACADEMIC_LEAVE');
    expect(await card()).toEqual(active);
  });

  const lost = { status: 'BLOCKED', blockReason: 'LOST' } as const;
  const find = () =>
    sync.backend.db
      .update(eskCards)
      .set(active as never)
      .where(and(eq(eskCards.humanId, humanId), eq(eskCards.blockReason, 'LOST')));

  test('that was lost stays blocked after the return', async () => {
    const isOwn = and(eq(eskCards.humanId, humanId), eq(eskCards.status, 'ACTIVE'));
    await sync.backend.db.update(eskCards).set(lost).where(isOwn);
    await become('EXPELLED');
    await become('ENROLLED');
    expect(await card()).toEqual(lost);
    await find();
  });

  test('that is reported lost after the study has ended stays blocked after the return', async () => {
    await become('EXPELLED');
    const body = {
      category: 'CARD_LOST',
      subject: 'Потеряна карта',
      text: 'Карта потерялась.',
    } as const;
    const told = await sync.backend.send(createTicket, { token, body });
    expect(told.body).toMatchObject({ isCardBlocked: true });
    await become('ENROLLED');
    expect(await card()).toEqual(lost);
    await find();
  });
});

describe('a status and a whole record', () => {
  async function record(status: StudentStatusKey, occurredAt: Date) {
    const [row] = await sync.backend.db
      .select({ org: eduOrgs.nsiId, program: programs.nsiId })
      .from(students)
      .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
      .innerJoin(programs, eq(programs.id, students.programId))
      .where(eq(students.nsiId, nsiId));
    const { org, program } = assertDefined(row);
    const payload = { ...nsiStudent(org, program), group: `Б-${second}`, status };
    return nsiMessage('STUDENT', nsiId, payload, { occurredAt });
  }

  test('agree on the newest of both', async () => {
    const [first, later, last] = [next(), next(), next()];
    await become('EXPELLED');
    expect(await sync.deliver(await record('ENROLLED', first))).toEqual(['APPLIED']);
    expect(await statusOf()).toBe('EXPELLED');
    expect(await sync.deliver(await record('ENROLLED', next()))).toEqual(['APPLIED']);
    expect(await statusOf()).toBe('ENROLLED');
    for (const occurredAt of [later, last]) {
      const late = nsiMessage('STUDENT_STATUS', nsiId, { status: 'GRADUATED' }, { occurredAt });
      expect(await sync.deliver(late)).toEqual(['SKIPPED']);
    }
    expect(await statusOf()).toBe('ENROLLED');
  });

  test('keep the link to the person', async () => {
    await sync.deliver(await record('ENROLLED', next()));
    const { body } = await sync.backend.send(getCurrentHuman, { token });
    expect(body.student).toMatchObject({ group: expect.stringMatching(/^Б-\d+$/) as string });
  });
});

test('a person whose record is removed keeps the account, is told, and cannot use the card', async () => {
  await become('ENROLLED');
  const removal = nsiRemoval('STUDENT', nsiId, { occurredAt: next() });
  expect(await sync.deliver(removal)).toEqual(['APPLIED']);
  const { status, body } = await sync.backend.send(getCurrentHuman, { token });
  expect({ status, student: body.student }).toEqual({ status: 200, student: null });
  const [own] = await sync.backend.db
    .select()
    .from(eskCards)
    .where(and(eq(eskCards.humanId, humanId), eq(eskCards.blockReason, 'STUDY_ENDED')));
  expect(own).toMatchObject({ status: 'BLOCKED' });
  const titles = (await inbox()).map(({ title }) => title.en);
  expect(titles).toContain('Your study record was removed');
});
