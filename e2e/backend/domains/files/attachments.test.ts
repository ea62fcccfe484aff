/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { demoAccounts } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { applications } from '../applications/applicationTables';
import { eduOrgs } from '../resources/resourceTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { authors } from '../media/mediaTables';
import { users } from '../accounts/userTables';
import { ticketAnswers, tickets } from '../support/supportTables';
import { drawImage } from './testing/drawImage';
import { fileDeskForFile, fileOf, pdf, statusOf } from './testing/variantsForFile';

const { backend, desk } = fileDeskForFile();

async function operatorsOrganisation() {
  const [operator] = await backend.db
    .select()
    .from(users)
    .where(eq(users.login, demoAccounts.edu.email));
  return assertDefined(assertDefined(operator).eduOrgId);
}

async function addApplication(eduOrgId: string) {
  const [row] = await backend.db
    .insert(applications)
    .values({
      number: `CG-TEST-${randomUUID().slice(0, 8)}`,
      type: 'CREDIT_GRANT',
      humanId: desk.ids.newcomer,
      eduOrgId,
      studentSnapshot: {},
    })
    .returning();
  return assertDefined(row).id;
}

const setApplication = (id: string, status: 'NEW' | 'APPROVED') =>
  backend.db.update(applications).set({ status }).where(eq(applications.id, id));

type Owner = Pick<typeof tickets.$inferInsert, 'humanId' | 'guestName' | 'guestEmail'>;

async function addTicket(owner: Owner) {
  const [row] = await backend.db
    .insert(tickets)
    .values({
      number: `T-TEST-${randomUUID().slice(0, 8)}`,
      category: 'CARD',
      subject: 'Карта не открывает дверь',
      text: 'Турникет горит красным.',
      channel: 'WEB',
      ...owner,
    })
    .returning();
  return assertDefined(row).id;
}

async function addAnswer(ticketId: string, isInternal: boolean) {
  const [row] = await backend.db
    .insert(ticketAnswers)
    .values({ ticketId, author: 'STAFF', text: 'Смотрите файл.', isInternal })
    .returning();
  return assertDefined(row).id;
}

describe('documents', () => {
  test('are added to one’s own application while it is new', async () => {
    const id = await addApplication(await operatorsOrganisation());
    const { body } = await desk.put('newcomer', 'documents', id);
    expect(await statusOf(desk.put('student', 'documents', id))).toBe(404);
    expect(await statusOf(desk.put('newcomer', 'documents', randomUUID()))).toBe(404);
    expect(await statusOf(desk.put('admin', 'documents', id))).toBe(403);
    await setApplication(id, 'APPROVED');
    const late = await desk.put('newcomer', 'documents', id);
    expect(late).toMatchObject({ status: 409, body: { code: 'STATE', current: 'APPROVED' } });
    expect(await desk.remove('newcomer', body.id)).toMatchObject({ status: 409 });
    await setApplication(id, 'NEW');
    expect(await statusOf(desk.remove('newcomer', body.id))).toBe(200);
    await backend.db.delete(applications).where(eq(applications.id, id));
  });

  test('may be photos', async () => {
    const id = await addApplication(await operatorsOrganisation());
    const image = await drawImage('jpeg', { width: 60, height: 40 });
    const { status, body } = await desk.put(
      'newcomer',
      'documents',
      id,
      fileOf(image, 'Грамота.jpg'),
    );
    expect({ status, mime: body.mime, width: body.width }).toEqual({
      status: 200,
      mime: 'image/jpeg',
      width: 60,
    });
    await backend.db.delete(applications).where(eq(applications.id, id));
  });

  test('are seen by those who decide, and by the own organisation', async () => {
    const id = await addApplication(await operatorsOrganisation());
    const { body } = await desk.put('newcomer', 'documents', id);
    expect(await desk.readersOf(body)).toEqual([
      'newcomer',
      'admin',
      'payments',
      'support',
      'edu',
      'audit',
    ]);
    const isOther = ne(eduOrgs.id, await operatorsOrganisation());
    const [other] = await backend.db.select().from(eduOrgs).where(isOther);
    await backend.db
      .update(applications)
      .set({ eduOrgId: assertDefined(other).id })
      .where(eq(applications.id, id));
    expect(await desk.readersOf(body)).not.toContain('edu');
  });
});

describe('files of tickets', () => {
  test('are added to one’s own, or to one that is not made yet', async () => {
    const own = await addTicket({ humanId: desk.ids.student });
    expect(await statusOf(desk.put('student', 'ticket', own))).toBe(200);
    expect(await statusOf(desk.put('newcomer', 'ticket', own))).toBe(404);
    expect(await statusOf(desk.put('support', 'ticket', own))).toBe(200);
    expect(await statusOf(desk.put('audit', 'ticket', own))).toBe(403);
    const draft = randomUUID();
    expect(await statusOf(desk.put('student', 'ticket', draft))).toBe(200);
    expect(await statusOf(desk.put('newcomer', 'ticket', draft))).toBe(404);
  });

  test('do not end up in somebody’s news', async () => {
    const [author] = await backend.db.select().from(authors);
    expect(await statusOf(desk.put('student', 'ticket', assertDefined(author).id))).toBe(404);
  });

  test('of an answer are the owner’s to see, of a note they are not', async () => {
    const ticket = await addTicket({ humanId: desk.ids.student });
    const answer = await desk.put('support', 'ticket', await addAnswer(ticket, false));
    const note = await desk.put('support', 'ticket', await addAnswer(ticket, true));
    expect(await desk.readersOf(answer.body)).toEqual(['student', 'admin', 'support', 'audit']);
    expect(await desk.readersOf(note.body)).toEqual(['admin', 'support', 'audit']);
  });

  test('of a guest’s ticket that went into the owner’s own are theirs to see, of its note not', async () => {
    const owner = { guestName: 'Гостья', guestEmail: demoAccounts.student.email };
    const twin = await addTicket(owner);
    const { body } = await desk.put('support', 'ticket', twin);
    const answer = await desk.put('support', 'ticket', await addAnswer(twin, false));
    const note = await desk.put('support', 'ticket', await addAnswer(twin, true));
    const staff = ['admin', 'support', 'audit'];
    expect(await desk.readersOf(body)).toEqual(staff);
    const mergedIntoId = await addTicket({ humanId: desk.ids.student });
    await backend.db.update(tickets).set({ mergedIntoId }).where(eq(tickets.id, twin));
    expect(await desk.readersOf(body)).toEqual(['student', ...staff]);
    expect(await desk.readersOf(answer.body)).toEqual(['student', ...staff]);
    expect(await desk.readersOf(note.body)).toEqual(staff);
  });

  test('stay once somebody has opened the ticket, and a closed one takes no more', async () => {
    const ticket = await addTicket({ humanId: desk.ids.student });
    const { body } = await desk.put('student', 'ticket', ticket);
    await backend.db.update(tickets).set({ status: 'OPEN' }).where(eq(tickets.id, ticket));
    expect(await desk.remove('student', body.id)).toMatchObject({
      status: 409,
      body: { current: 'OPEN' },
    });
    await backend.db.update(tickets).set({ status: 'CLOSED' }).where(eq(tickets.id, ticket));
    expect(await statusOf(desk.put('student', 'ticket', ticket))).toBe(409);
  });

  test('are five at most', async () => {
    const ticket = await addTicket({ humanId: desk.ids.student });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        desk.put('student', 'ticket', ticket, fileOf(pdf(), `${number}.pdf`)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('are kept once where their answer was lost, and another file or name is another one', async () => {
    const ticket = await addTicket({ humanId: desk.ids.student });
    const put = (name: string, text = '') =>
      desk.put('student', 'ticket', ticket, fileOf(pdf(text), name));
    const both = await Promise.all([put('чек.pdf'), put('чек.pdf')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1]?.body).toEqual(both[0]?.body);
    const others = [await put('счёт.pdf'), await put('чек.pdf', '/Lang(ru)')];
    const bySupport = await desk.put('support', 'ticket', ticket, fileOf(pdf(), 'чек.pdf'));
    const known = [both[0], ...others, bySupport].map((answer) => answer?.body.id);
    expect(new Set(known).size).toBe(4);
    const rows = await backend.db.select().from(mediaFiles).where(eq(mediaFiles.subjectId, ticket));
    expect(rows.map(({ id }) => id).sort()).toEqual(known.sort());
    for (const row of rows) expect(await statusOf(desk.get('student', row))).toBe(200);
  });

  test('keep their bytes where the database was lost after it had kept the row', async () => {
    const ticket = await addTicket({ humanId: desk.ids.student });
    const { db } = backend.services;
    const commit = db.transaction.bind(db);
    jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await commit(work);
      throw new Error('Connection terminated unexpectedly');
    });
    expect(await statusOf(desk.put('student', 'ticket', ticket))).toBe(503);
    const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.subjectId, ticket));
    expect(await statusOf(desk.get('student', assertDefined(row)))).toBe(200);
  });
});
