/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import * as cards from '@campus/shared/contract/cards/calls';
import * as applications from '@campus/shared/contract/applications/calls';
import * as auth from '@campus/shared/contract/auth/calls';
import { putFile } from '@campus/shared/contract/files/calls';
import * as notifications from '@campus/shared/contract/notifications/calls';
import * as people from '@campus/shared/contract/people/calls';
import * as payments from '@campus/shared/contract/payments/calls';
import * as tickets from '@campus/shared/contract/support/calls';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { assertDefined } from './platform/database/assertDefined';
import { runDueJobs } from './platform/jobs/runDueJobs';
import { studentStatuses } from './domains/resources/resourceTables';
import { students as records } from './domains/accounts/humanTables';
import { backendForFile } from './testing/backendForFile';
import { passport } from './domains/people/testing/passport';

const backend = backendForFile();

/** A record of study that nobody has claimed yet, as the reference-data service would send it. */
async function freeRecord() {
  const { db } = backend;
  const enrolled = eq(studentStatuses.key, 'ENROLLED');
  const [status] = await db.select().from(studentStatuses).where(enrolled);
  const [like] = await db
    .select()
    .from(records)
    .where(and(eq(records.statusId, assertDefined(status).id), eq(records.basis, 'BUDGET')));
  const copy = { ...assertDefined(like), id: randomUUID() };
  const person = {
    lastName: 'Мечтательная',
    firstName: 'Первокурсница',
    middleName: null,
    birthDate: '2006-05-14',
    snils: '11223344595',
  };
  const unique = { nsiId: 'STD-STORY', recordBook: '26-STORY', humanId: null };
  await db.insert(records).values({ ...copy, ...person, ...unique });
  const [record] = await db
    .select()
    .from(records)
    .where(and(eq(records.nsiId, 'STD-STORY'), isNull(records.humanId)));
  return assertDefined(record);
}

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#5abfa1' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);

test('a person gets a card, then money, then an answer', async () => {
  const { send, tokenOf } = backend;
  const record = await freeRecord();
  const [support, manager, approver] = [
    await tokenOf('support'),
    await tokenOf('payments'),
    await tokenOf('approver'),
  ];
  async function done<T extends { status: number; body: unknown }>(answer: Promise<T>) {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as T['body'];
  }

  // Signs up.
  const email = 'story@example.test';
  await done(send(auth.sendEmailCode, { body: { email, consents: ['PD', 'PD_SHARE'] } }));
  const code = assertDefined(backend.mails.at(-1)).code;
  const { authToken: token } = await done(send(auth.signInByEmailCode, { body: { email, code } }));
  const me = await done(send(people.getCurrentHuman, { token }));
  if (me.kind !== 'HUMAN') throw new Error('The newcomer is no participant');

  // Tells who she is and adds a photograph.
  const identity = {
    lastName: record.lastName,
    firstName: record.firstName,
    birthDate: record.birthDate,
    gender: 'F',
    citizenship: 'RU',
    snils: '112-233-445 95',
    passport,
  };
  await done(send(people.updateIdentity, { token, body: identity }));
  const file = { name: 'me.jpg', content: await photo() };
  await done(
    send(putFile, { token, params: { subjectId: me.id }, body: { bucket: 'human-photo' }, file }),
  );

  // Finds her record and takes it.
  const found = await done(
    send(people.findStudents, {
      token,
      params: { eduOrgId: record.eduOrgId },
      body: { lastName: record.lastName, firstName: record.firstName, birthDate: record.birthDate },
    }),
  );
  const candidate = assertDefined(found[0]);
  await done(send(people.claimStudent, { token, params: { uuid: candidate.uuid } }));
  expect(await done(send(people.getCurrentHuman, { token }))).toMatchObject({
    identityStatus: 'VERIFIED',
    isStudent: true,
  });

  // Orders a card; support approves; it becomes active.
  const card = await done(send(applications.applyForCard, { token }));
  await done(send(applications.approveApplication, { token: support, params: { id: card.id } }));
  await runDueJobs(backend.services);
  expect(await done(send(cards.getCampusCard, { token }))).toMatchObject({
    status: 'ACTIVE',
  });

  // Applies for an extra grant; the payment manager approves and makes a register.
  const grant = await done(send(applications.applyForExtraGrant, { token }));
  await done(send(applications.approveApplication, { token: manager, params: { id: grant.id } }));
  const draft = await done(
    send(payments.createPayment, {
      token: manager,
      params: { paymentType: 'extra-grant' },
      body: {
        name: { ru: 'Повышенная стипендия', en: 'Extra grant' },
        periodFrom: '2031-01-01',
        periodTo: '2031-01-31',
        amountPerHuman: 1_250_000,
        budget: 900_000_000,
        eduOrgIds: [record.eduOrgId],
      },
    }),
  );
  const change = async (who: string, version: number, body: object) =>
    done(
      send(payments.updatePayment, {
        token: who,
        params: { id: draft.id },
        body: { version, ...body },
      }),
    );
  const included = await change(manager, draft.version, { include: [me.id] });
  const formed = await change(manager, included.version, { status: 'FORMED' });
  const approved = await change(approver, formed.version, { status: 'APPROVED' });
  const sent = await change(manager, approved.version, { status: 'SENT' });
  const candidates = await done(
    send(payments.filterCandidates, {
      token: manager,
      params: { id: draft.id },
      body: { decisions: ['INCLUDED'] },
      query: { size: 100 },
    }),
  );
  const results = candidates.items.map(({ human }) => ({ humanId: human.id, status: 'PAID' }));
  const paid = await change(manager, sent.version, { results });
  expect(paid.status).toBe('PAID');

  // Sees the money and the message about it, asks and is answered.
  const history = await done(send(payments.listPayHistory, { token }));
  expect(history.items).toMatchObject([{ amount: 1_250_000, status: 'PAID' }]);
  const inbox = await done(send(notifications.listMyNotifications, { token }));
  expect(inbox.items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['CARD', 'APPLICATION', 'PAYMENT']),
  );
  const question = { category: 'PAYMENT', subject: 'Когда следующая?', text: 'Спасибо! А когда?' };
  const ticket = await done(send(tickets.createTicket, { token, body: question }));
  const answer = { text: 'В следующем месяце, двадцать пятого.', isInternal: false };
  await done(
    send(tickets.answerTicket, { token: support, params: { id: ticket.id }, body: answer }),
  );
  const mine = await done(send(tickets.listMyTickets, { token }));
  expect(JSON.stringify(mine)).toContain(answer.text);
});
