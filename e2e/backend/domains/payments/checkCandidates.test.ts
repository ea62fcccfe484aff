/** @jest-environment node */
import { previewPayment } from '@campus/shared/contract/payments/calls';
import { eq } from 'drizzle-orm';
import { setStudentStatus } from '../../testing/setStudentStatus';
import { humans, students } from '../accounts/humanTables';
import { addOrganisation, done, january, paymentDeskForFile } from './testing/paymentDeskForFile';

const { backend, desk } = paymentDeskForFile();

const setHuman = (humanId: string, set: Partial<typeof humans.$inferInsert>) =>
  backend.db.update(humans).set(set).where(eq(humans.id, humanId));

const moveTo = (eduOrgId: string, humanId: string) =>
  backend.db.update(students).set({ eduOrgId }).where(eq(students.humanId, humanId));

/** An organisation of whose grant there is for `quota` of its people. */
async function withQuota(quota: number, people: number) {
  const wish = { people, grant: { amount: 300_000, quota } };
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, wish);
  const [first = '', second = '', third = '', fourth = ''] = humanIds;
  return { eduOrgId, first, second, third, fourth };
}

const grant = { paymentType: 'grant' } as const;

describe('a quota', () => {
  test('is each organisation’s own', async () => {
    const one = await withQuota(1, 2);
    const two = await withQuota(1, 2);
    expect(
      await desk.verdicts(done(await desk.create([one.eduOrgId, two.eduOrgId], grant))),
    ).toEqual({
      [one.first]: 'INCLUDED',
      [one.second]: 'EXCLUDED QUOTA',
      [two.first]: 'INCLUDED',
      [two.second]: 'EXCLUDED QUOTA',
    });
  });

  test('has a place for the next as soon as somebody may not be paid', async () => {
    const { eduOrgId, first, second } = await withQuota(1, 2);
    const draft = done(await desk.create([eduOrgId], grant));
    await setStudentStatus(backend.db, first, 'EXPELLED');
    await desk.change(draft, { amountPerHuman: 200_000 });
    expect(await desk.verdicts(draft)).toEqual({
      [first]: 'EXCLUDED STATUS',
      [second]: 'INCLUDED',
    });
  });

  test('gives no place to whom another organisation pays already', async () => {
    const { eduOrgId: former, humanIds } = await addOrganisation(backend.db, { people: 1 });
    const [mover = ''] = humanIds;
    done(await desk.create([former], grant));
    const { eduOrgId, first } = await withQuota(1, 1);
    await moveTo(eduOrgId, mover);
    await backend.db
      .update(students)
      .set({ enrolledAt: '2020-09-01' })
      .where(eq(students.humanId, mover));
    expect(await desk.verdicts(done(await desk.create([eduOrgId], grant)))).toEqual({
      [mover]: 'EXCLUDED DUPLICATE',
      [first]: 'INCLUDED',
    });
  });

  test('gives no place of a list that is formed to whom it does not pay', async () => {
    const { eduOrgId, first, second, third } = await withQuota(1, 3);
    await setHuman(first, { identityStatus: 'MISMATCH' });
    const draft = done(await desk.create([eduOrgId], grant));
    await setHuman(first, { identityStatus: 'VERIFIED' });
    const formed = done(await desk.change(draft, { status: 'FORMED' }));
    expect(await desk.verdicts(formed)).toEqual({
      [first]: 'EXCLUDED IDENTITY',
      [second]: 'INCLUDED',
      [third]: 'EXCLUDED QUOTA',
    });
  });

  test('is less by those whom the bank has paid for the time, and not by whom it has not', async () => {
    const { eduOrgId, first, second, third, fourth } = await withQuota(2, 4);
    let register = done(await desk.create([eduOrgId], grant));
    register = done(await desk.change(register, { status: 'FORMED' }));
    register = done(await desk.change(register, { status: 'APPROVED' }, 'approver'));
    register = done(await desk.change(register, { status: 'SENT' }));
    const results = [
      { humanId: first, status: 'FAILED', reason: 'Счёт закрыт' },
      { humanId: second, status: 'PAID' },
    ];
    done(await desk.change(register, { results }));
    expect(await desk.verdicts(done(await desk.create([eduOrgId], grant)))).toEqual({
      [first]: 'EXCLUDED ACCOUNT',
      [second]: 'EXCLUDED DUPLICATE',
      [third]: 'INCLUDED',
      [fourth]: 'EXCLUDED QUOTA',
    });
  });
});

test('money of another type, or for days before or after, pays nobody twice', async () => {
  const { eduOrgId: former, humanIds } = await addOrganisation(backend.db, { people: 1 });
  done(await desk.create([former]));
  const { eduOrgId } = await addOrganisation(backend.db, { people: 0 });
  await moveTo(eduOrgId, humanIds[0] ?? '');
  const paidTwice = async (terms: object, paymentType: 'one-time' | 'grant' = 'one-time') => {
    const seen = await backend.send(previewPayment, {
      token: desk.tokens.payments,
      params: { paymentType },
      body: { ...january, amountPerHuman: 100_000, eduOrgIds: [eduOrgId], ...terms },
    });
    return done(seen).checks.find(({ key }) => key === 'DUPLICATE')?.failed;
  };
  expect(await paidTwice({ periodFrom: '2030-12-01', periodTo: '2030-12-31' })).toBe(0);
  expect(await paidTwice({ periodFrom: '2030-12-01', periodTo: '2031-01-01' })).toBe(1);
  expect(await paidTwice({ periodFrom: '2031-01-31', periodTo: '2031-02-28' })).toBe(1);
  expect(await paidTwice({ periodFrom: '2031-02-01', periodTo: '2031-02-28' })).toBe(0);
  expect(await paidTwice({}, 'grant')).toBe(0);
});

test('whoever has left the organisation, or the service, since is not paid by it', async () => {
  const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 3 });
  const { eduOrgId: next } = await addOrganisation(backend.db, { people: 0 });
  const [mover = '', removed = '', left = ''] = humanIds;
  const draft = done(await desk.create([eduOrgId]));
  await moveTo(next, mover);
  await setHuman(removed, { state: 'DELETED' });
  done(await desk.change(draft, { status: 'FORMED' }));
  expect(await desk.verdicts(draft)).toEqual({
    [mover]: 'EXCLUDED STATUS',
    [removed]: 'EXCLUDED STATUS',
    [left]: 'INCLUDED',
  });
  const barred = await desk.candidates(draft, { failedCheck: 'STATUS' });
  expect(barred.map(({ human }) => human.id).sort()).toEqual([mover, removed].sort());
});

test('nobody joins a list that is formed; an edit takes whoever may be paid by now', async () => {
  const { register, first } = await desk.at('DRAFT');
  await setHuman(first, { identityStatus: 'MISMATCH' });
  const edited = done(await desk.change(register, { amountPerHuman: 200_000 }));
  await setHuman(first, { identityStatus: 'VERIFIED' });
  const formed = done(await desk.change(edited, { status: 'FORMED' }));
  expect(formed.totals).toMatchObject({ included: 1, excluded: 1, amount: 200_000 });
  const comment = 'Ещё один человек';
  const opened = done(await desk.change(formed, { status: 'DRAFT', comment }, 'approver'));
  const again = done(await desk.change(opened, { amountPerHuman: 100_000 }));
  expect(again.totals).toMatchObject({ included: 2, excluded: 0, amount: 200_000 });
});

test('who was excluded by hand stays so, who was included only as long as nothing bars them', async () => {
  const { eduOrgId, first, second } = await withQuota(1, 2);
  const draft = done(await desk.create([eduOrgId], grant));
  const exclude = [{ humanId: first, reason: 'Получил в кассе' }];
  const include = [{ humanId: second, reason: 'Квоту добавят' }];
  const decided = done(await desk.change(draft, { exclude, include }));
  const renew = async (identityStatus: 'MISMATCH' | 'VERIFIED', version: number) => {
    for (const humanId of [first, second]) await setHuman(humanId, { identityStatus });
    const { id } = draft;
    const renewed = done(await desk.change({ id, version }, { amountPerHuman: version * 100 }));
    const people = await desk.candidates(renewed);
    const said = people.map(({ human, decision, reason, isByHand }) => [
      human.id,
      { decision, reason, isByHand },
    ]);
    return { version: renewed.version, people: Object.fromEntries(said) as unknown };
  };
  const kept = { decision: 'EXCLUDED', reason: 'Получил в кассе', isByHand: true };
  const barred = await renew('MISMATCH', decided.version);
  expect(barred.people).toEqual({
    [first]: kept,
    [second]: { decision: 'EXCLUDED', reason: expect.any(String) as string, isByHand: false },
  });
  const free = await renew('VERIFIED', barred.version);
  expect(free.people).toMatchObject({ [first]: kept, [second]: { isByHand: false } });
});

test('a new name and another organisation of the same register are seen when it is edited', async () => {
  const one = await addOrganisation(backend.db, { people: 2 });
  const two = await addOrganisation(backend.db, { people: 1 });
  const [first = '', second = ''] = one.humanIds;
  const draft = done(await desk.create([one.eduOrgId, two.eduOrgId]));
  await setHuman(first, { lastName: 'Переимёнованный' });
  await moveTo(two.eduOrgId, second);
  done(await desk.change(draft, { eduOrgIds: draft.eduOrgIds }));
  const found = await desk.candidates(draft, { search: 'переименов' });
  expect(found).toMatchObject([{ human: { id: first }, eduOrg: { id: one.eduOrgId } }]);
  const there = await desk.candidates(draft, { eduOrgIds: [two.eduOrgId] });
  expect(there.map(({ human }) => human.id)).toContain(second);
});
