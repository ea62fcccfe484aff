/** @jest-environment node */
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationTypes, decidersOf } from '@campus/shared/contract/applications/machine';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { applications } from './applicationTables';
import { humans } from '../accounts/humanTables';
import { beforeTests } from '../../testing/beforeTests';
import { addHuman, openApplicationDesk } from './testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { wordsOfPage } from '../../testing/wordsOfPage';

const desk = beforeTests(openApplicationDesk);
afterAll(() => desk.backend.stop());

describe('an application is decided on once', () => {
  const decisions = {
    approve: { to: 'APPROVED', of: (id: string) => desk.approve(id) },
    reject: { to: 'REJECTED', of: (id: string) => desk.reject(id) },
    cancel: { to: 'CANCELLED', of: (id: string, token: string) => desk.cancel(id, token) },
  };
  const names = Object.keys(decisions) as (keyof typeof decisions)[];

  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))(
    'after %s, %s is refused',
    async (first, second) => {
      const { id, student } = await desk.addApplication('EXTRA_GRANT');
      const done = await decisions[first].of(id, student.token);
      expect(done).toMatchObject({ status: 200, body: { status: decisions[first].to } });
      const { status, body } = await decisions[second].of(id, student.token);
      const current = decisions[first].to;
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'STATE', current });
      expect(await inboxOf(desk.backend, student.id)).toHaveLength(2);
      const actions = (await logOf(desk.backend, student.id)).map(({ action }) => action);
      expect(actions).toEqual(['application.create', `application.${first}`]);
    },
  );

  test('the decision says who, when and why', async () => {
    const { id, student } = await desk.addApplication('CREDIT_GRANT');
    const reason = 'Договор не приложен';
    const { body } = await desk.reject(id, desk.tokens.payments, reason);
    expect(body).toMatchObject({
      rejectReason: reason,
      decidedAt: expect.any(String) as string,
      decidedBy: { id: await desk.backend.accountId('payments') },
      payload: { bank: 'Примерный банк', accountMask: '•••• 4821' },
    });
    const mine = await desk.backend.send(listMyApplications, { token: student.token });
    expect(mine.body.items).toMatchObject([{ id, status: 'REJECTED', rejectReason: reason }]);
  });

  test('a rejection needs a reason', async () => {
    const { id } = await desk.addApplication('EXTRA_GRANT');
    const answer = await desk.reject(id, desk.tokens.admin, 'нет');
    expect(answer).toMatchObject({ status: 422, body: { fields: { reason: 'TOO_SHORT' } } });
  });

  test.each(applicationTypes)('%s is decided on by those whose it is', async (type) => {
    const { id } = await desk.addApplication(type);
    const roles = { support: 'SUPPORT', payments: 'PAYMENT_MANAGER' } as const;
    for (const [account, role] of Object.entries(roles)) {
      if (decidersOf[type].includes(role)) continue;
      const token = desk.tokens[account as keyof typeof roles];
      for (const answer of [await desk.approve(id, token), await desk.reject(id, token)]) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      }
    }
    const decider = type === 'ESK_CARD' ? desk.tokens.support : desk.tokens.payments;
    expect((await desk.approve(id, decider)).body.status).toBe('APPROVED');
  });

  test('of two approvals at once one wins, and one card is issued', async () => {
    const { id, student } = await desk.addApplication('ESK_CARD');
    const answers = await Promise.all([desk.approve(id), desk.approve(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await desk.cardsOf(student.id)).toHaveLength(1);
  });

  test('an approval and a cancellation at once end in one of the two', async () => {
    const { id, student } = await desk.addApplication('ESK_CARD');
    const answers = await Promise.all([desk.approve(id), desk.cancel(id, student.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isApproved = answers[0].status === 200;
    expect(await desk.cardsOf(student.id)).toHaveLength(isApproved ? 1 : 0);
  });

  test('an approval and another application at once do not wait for each other', async () => {
    const { id, student } = await desk.addApplication('EXTRA_GRANT');
    const again = () => desk.apply('EXTRA_GRANT', student.token, student.record.eduOrgId);
    const [approved, ...others] = await Promise.all([desk.approve(id), again(), again()]);
    expect(approved.status).toBe(200);
    for (const { status } of others) expect([200, 409]).toContain(status);
  });

  test('somebody else’s, or one that is not there, is not found', async () => {
    const { id } = await desk.addApplication('EXTRA_GRANT');
    const stranger = await addHuman(desk.backend);
    expect((await desk.cancel(id, stranger.token)).status).toBe(404);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answers = [await desk.approve(unknown), await desk.reject(unknown)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('the application of a deleted account stays as it is', async () => {
    const { id, student } = await desk.addApplication('ESK_CARD');
    const gone = { state: 'DELETED', deletedAt: new Date() } as const;
    await desk.backend.db.update(humans).set(gone).where(eq(humans.id, student.id));
    expect(await desk.approve(id)).toMatchObject({ status: 409, body: { current: 'DELETED' } });
    const [row] = await desk.backend.db.select().from(applications).where(eq(applications.id, id));
    expect(assertDefined(row).status).toBe('NEW');
  });

  test('the application of an anonymised account is cancelled, and waits for nobody', async () => {
    const { id, student } = await desk.addApplication('EXTRA_GRANT');
    const { db, services } = desk.backend;
    const deletedAt = new Date(services.now() - 31 * 86_400_000);
    await db.update(humans).set({ state: 'DELETED', deletedAt }).where(eq(humans.id, student.id));
    await enqueue(db, 'human.anonymise', { humanId: student.id });
    await runDueJobs(services);
    const [row] = await db.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({
      ...{ status: 'CANCELLED', decidedById: null, decidedAt: expect.any(Date) as Date },
      studentSnapshot: { lastName: null },
    });
    const cancelled = { action: 'application.cancel', entityId: id, actorType: 'SYSTEM' };
    expect(await logOf(desk.backend, student.id)).toContainEqual(
      expect.objectContaining(cancelled),
    );
  });
});

test('an approved grant waits for a register', async () => {
  const { id, student } = await desk.addApplication('EXTRA_GRANT');
  const { body } = await desk.approve(id, desk.tokens.payments);
  expect(body).toMatchObject({ status: 'APPROVED', payment: null });
  expect(await desk.cardsOf(student.id)).toHaveLength(1);
});

async function allLettersTo(email: string) {
  await runDueJobs(desk.backend.services);
  return desk.backend.mails.filter(({ to }) => to === email);
}

test('an application that was received is told by email too, with the day of its decision', async () => {
  const { student } = await desk.addApplication('EXTRA_GRANT');
  const [mail] = await allLettersTo(student.email);
  expect(mail?.subject).toMatch(/ принята$/);
  expect(mail?.text).toMatch(/Решение до \d+ \p{L}+ \d{4}\. Рассматривает команда кампуса/u);
});

describe('a decision is told in the inbox and by email, in the words of the page', () => {
  const lettersTo = async (email: string) =>
    (await allLettersTo(email)).filter(({ subject }) => !subject.endsWith(' принята'));

  test('with the reason of a rejection', async () => {
    const { id, student, application } = await desk.addApplication('EXTRA_GRANT');
    await desk.reject(id, desk.tokens.payments, 'Нет грамоты.');
    const subject = `Заявка на повышенную стипендию ${application.number} отклонена`;
    expect(await inboxOf(desk.backend, student.id)).toContain(subject);
    const text = `Здравствуйте!\n\n${subject}.\n\nПричина: Нет грамоты. Исправьте и подайте заявку ещё раз.\n\n«Кампус»`;
    const link = { label: 'Открыть заявки', path: '/me/applications' };
    expect(await lettersTo(student.email)).toEqual([{ to: student.email, subject, text, link }]);
  });

  test.each(applicationTypes)('with what follows when %s is approved', async (type) => {
    const { id, student } = await desk.addApplication(type);
    await desk.approve(id);
    const [mail] = await lettersTo(student.email);
    expect(mail?.subject).toMatch(/ одобрена$/);
    const next = wordsOfPage('mfe-participant/src/applications', 'ru', `applications.next.${type}`);
    expect(mail?.text).toContain(`\n\n${String(next)}\n\n`);
  });

  test('but one’s own cancellation comes by no email', async () => {
    const { id, student } = await desk.addApplication('EXTRA_GRANT');
    await desk.cancel(id, student.token);
    expect(await lettersTo(student.email)).toStrictEqual([]);
  });
});
