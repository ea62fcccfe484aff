/** @jest-environment node */
import {
  applyForCard,
  getApplication,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { dayAt } from '@campus/shared/contract/days';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { humans } from '../accounts/humanTables';
import { eskCards, eskIssuings } from '../cards/cardTables';
import { beforeTests } from '../../testing/beforeTests';
import { addPhoto, addStudent, openApplicationDesk } from './testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';

const desk = beforeTests(openApplicationDesk);
afterAll(() => desk.backend.stop());

test('is issued with the photograph, and active when it is ready', async () => {
  const { id, student } = await desk.addApplication('ESK_CARD');
  await desk.approve(id, desk.tokens.support);
  const { token } = student;
  const issuing = await desk.backend.send(getCampusCard, { token });
  expect(issuing.body).toMatchObject({ status: 'ISSUING', kind: 'DIGITAL', qrToken: null });
  expect(await desk.cardsOf(student.id)).toMatchObject([{ photoId: student.photoId }]);
  await runDueJobs(desk.backend.services);
  const active = await desk.backend.send(getCampusCard, { token });
  expect(active.body).toMatchObject({ status: 'ACTIVE', qrToken: expect.any(String) as string });
  expect(await inboxOf(desk.backend, student.id)).toContain('Карта действует');
});

test('of plastic takes its days', async () => {
  const place = { name: { ru: 'Деканат' }, kind: 'PLASTIC', leadDays: 3 } as const;
  const [row] = await desk.backend.db.insert(eskIssuings).values(place).returning();
  const student = await addStudent(desk.backend);
  const body = { issuingId: assertDefined(row).id };
  const { token } = student;
  const application = await desk.backend.send(applyForCard, { token, body });
  await desk.approve(application.body.id);
  const { body: issuing } = await desk.backend.send(getCampusCard, { token });
  expect(issuing?.readyOn).toBe(dayAt(desk.backend.services.now() + 3 * 86_400_000));
  const statusAfter = async (days: number) => {
    desk.backend.clock.shift = days * 86_400_000;
    await runDueJobs(desk.backend.services);
    desk.backend.clock.shift = 0;
    return (await desk.cardsOf(student.id))[0];
  };
  expect(await statusAfter(2)).toMatchObject({ status: 'ISSUING', kind: 'PLASTIC' });
  expect(await statusAfter(4)).toMatchObject({ status: 'ACTIVE' });
});

test.each(['LOST', 'STUDY_ENDED'] as const)(
  'replaces one that is blocked as %s',
  async (blockReason) => {
    const { token, id, card } = await addStudent(desk.backend, { status: 'BLOCKED', blockReason });
    const application = await desk.backend.send(applyForCard, { token });
    expect((await desk.approve(application.body.id)).status).toBe(200);
    const [issued, old] = await desk.cardsOf(id);
    expect(issued).toMatchObject({ status: 'ISSUING', previousCardId: assertDefined(card).id });
    expect(old).toMatchObject({ id: assertDefined(card).id, status: 'CLOSED', blockReason });
  },
);

test('is refused where a card came to life meanwhile, and the application waits on', async () => {
  const { token, id } = await addStudent(desk.backend, { status: 'BLOCKED', blockReason: 'LOST' });
  const application = await desk.backend.send(applyForCard, { token });
  await desk.backend.db.update(eskCards).set({ status: 'ACTIVE' }).where(eq(eskCards.humanId, id));
  const answer = await desk.approve(application.body.id);
  expect(answer).toMatchObject({ status: 409, body: { code: 'CARD_LIVE' } });
  const mine = await desk.backend.send(listMyApplications, { token });
  expect(mine.body.items).toMatchObject([{ status: 'NEW' }]);
});

test('shows no photo that came after whoever approves it has looked', async () => {
  const { id, student } = await desk.addApplication('ESK_CARD');
  const { support: token } = desk.tokens;
  const look = async () => {
    const { body } = await desk.backend.send(getApplication, { token, params: { id } });
    return { photoUrl: body.applicant.photoUrl };
  };
  const seen = await look();
  const photoId = await addPhoto(desk.backend, student.id);
  await desk.backend.db.update(humans).set({ photoId }).where(eq(humans.id, student.id));
  const unseen = { status: 409, body: { code: 'PHOTO_CHANGED' } };
  expect(await desk.approve(id, token, seen)).toMatchObject(unseen);
  expect(await desk.approve(id, token, { photoUrl: null })).toMatchObject(unseen);
  expect(await desk.cardsOf(student.id)).toStrictEqual([]);
  expect(await desk.approve(id, token, await look())).toMatchObject({ status: 200 });
  expect(await desk.cardsOf(student.id)).toMatchObject([{ photoId }]);
});
