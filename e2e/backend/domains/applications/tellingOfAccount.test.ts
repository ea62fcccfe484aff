/** @jest-environment node */
import { applyForCreditGrant } from '@campus/shared/contract/applications/calls';
import { and, desc, eq } from 'drizzle-orm';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { beforeTests } from '../../testing/beforeTests';
import { addStudent, openApplicationDesk } from './testing/openApplicationDesk';
import { humanNotifications } from '../inbox/inboxTables';

const desk = beforeTests(openApplicationDesk);
afterAll(() => desk.backend.stop());

type Student = Awaited<ReturnType<typeof addStudent>>;

/** Applies for money that is to come to the account that ends in these figures. */
async function apply({ token, record }: Student, accountMask: string) {
  const body = await desk.credit(record.eduOrgId, { accountMask });
  const answer = await desk.backend.send(applyForCreditGrant, { token, body });
  if (answer.status !== 200) throw new Error(`Refused: ${answer.body.code}`);
  return answer.body.id;
}

/** A student whose money comes to the account 4821. */
async function addPayee() {
  const student = await addStudent(desk.backend, { status: 'ACTIVE' });
  await desk.approve(await apply(student, '4821'));
  return student;
}

/** What somebody was told of their payments, newest first. */
async function toldTo({ id }: Student) {
  const own = and(eq(humanNotifications.humanId, id), eq(humanNotifications.kind, 'PAYMENT'));
  const rows = await desk.backend.db
    .select()
    .from(humanNotifications)
    .where(own)
    .orderBy(desc(humanNotifications.createdAt));
  return rows.map(({ body }) => body.ru);
}

test('whoever names another account is told, by email too, and that it has to be confirmed', async () => {
  const student = await addPayee();
  expect(await toldTo(student)).toStrictEqual([]);
  await runDueJobs(desk.backend.services);
  desk.backend.mails.splice(0);
  await apply(student, '5210');
  expect(await toldTo(student)).toEqual([
    'Теперь выплаты идут на счёт •••• 5210. Пока сотрудник не подтвердит этот счёт, мы ничего на него не отправим. Если это сделали не вы, завершите все сеансы и напишите в поддержку.',
  ]);
  await runDueJobs(desk.backend.services);
  const own = desk.backend.mails.filter(({ to }) => to === student.email);
  expect(own).toContainEqual(
    expect.objectContaining({
      subject: 'Счёт для выплат изменён',
      link: expect.objectContaining({ path: '/help/new?topic=PAYMENT' }) as object,
    }),
  );
});

test('the same account named again is no change', async () => {
  const student = await addPayee();
  await apply(student, '4821');
  expect(await toldTo(student)).toStrictEqual([]);
});

test.each(['cancel', 'reject'] as const)(
  'where %s takes an account back, its owner is told of the one before',
  async (move) => {
    const student = await addPayee();
    const id = await apply(student, '5210');
    if (move === 'cancel') await desk.cancel(id, student.token);
    else await desk.reject(id);
    expect((await toldTo(student))[0]).toBe(
      'Теперь выплаты идут на счёт •••• 4821. Если это сделали не вы, завершите все сеансы и напишите в поддержку.',
    );
  },
);
