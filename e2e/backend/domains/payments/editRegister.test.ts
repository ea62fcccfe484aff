/** @jest-environment node */
import { and, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { applications } from '../applications/applicationTables';
import { grants } from '../education/educationTables';
import { students } from '../accounts/humanTables';
import { addOrganisation, done, paymentDeskForFile } from './testing/paymentDeskForFile';
import { setStudentStatus } from '../../testing/setStudentStatus';

const { backend, desk } = paymentDeskForFile();

describe('by hand', () => {
  test('excluding somebody recounts the sum and keeps the reason', async () => {
    const { register, first } = await desk.at('DRAFT');
    const exclude = [{ humanId: first, reason: 'Получил в кассе' }];
    const changed = done(await desk.change(register, { exclude }));
    expect(changed.totals).toEqual({ candidates: 2, included: 1, excluded: 1, amount: 100_000 });
    const [left] = await desk.candidates(changed, { decisions: ['EXCLUDED'] });
    expect(left).toMatchObject({
      human: { id: first },
      reason: 'Получил в кассе',
      isByHand: true,
    });
    const back = done(await desk.change(changed, { include: [first] }));
    expect(back.totals).toMatchObject({ included: 2, amount: 200_000 });
    expect(await desk.candidates(back, { decisions: ['EXCLUDED'] })).toStrictEqual([]);
  });

  test('a quota and an unknown account are outweighed, and stay so when the list is renewed', async () => {
    const { db } = backend;
    const grant = { amount: 300_000, quota: 1 };
    const { eduOrgId, humanIds } = await addOrganisation(db, { people: 3, grant });
    const [, second = '', third = ''] = humanIds;
    await db.delete(applications).where(eq(applications.humanId, third));
    const draft = done(await desk.create([eduOrgId], { paymentType: 'grant' }));
    expect(draft.totals.included).toBe(1);
    const included = done(await desk.change(draft, { include: [second, third] }));
    expect(included.totals).toMatchObject({ included: 3, amount: 300_000 });
    const renewed = done(await desk.change(included, { amountPerHuman: 200_000 }));
    expect(renewed.totals).toMatchObject({ included: 3, amount: 600_000 });
    const formed = done(await desk.change(renewed, { status: 'FORMED' }));
    expect(formed.totals).toMatchObject({ included: 3 });
  });

  test('nobody is paid against status, identity or another register', async () => {
    const { register, first } = await desk.at('DRAFT');
    await setStudentStatus(backend.db, first, 'EXPELLED');
    const { periodFrom, periodTo } = register;
    const renewed = done(await desk.change(register, { periodFrom, periodTo }));
    expect(renewed.totals).toMatchObject({ included: 1, excluded: 1 });
    const barred = await desk.change(renewed, { include: [first] });
    expect(barred).toMatchObject({ status: 422, body: { code: 'CANDIDATE_BARRED' } });
  });

  test('somebody who is not in the register and a missing reason are refused', async () => {
    const { register, first } = await desk.at('DRAFT');
    const stranger = await backend.accountId('student');
    const unknown = await desk.change(register, { include: [first, stranger] });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'CANDIDATE_UNKNOWN' } });
    const silent = await desk.change(register, { exclude: [{ humanId: first, reason: ' ' }] });
    expect(silent.body.fields).toEqual({ 'exclude.0.reason': 'REQUIRED' });
  });
});

describe('terms', () => {
  test('other organisations bring and take their people', async () => {
    const { register, eduOrgId } = await desk.at('DRAFT');
    const { eduOrgId: other } = await addOrganisation(backend.db, { people: 3 });
    const both = done(await desk.change(register, { eduOrgIds: [eduOrgId, other] }));
    expect(both.totals).toMatchObject({ candidates: 5, amount: 500_000 });
    const moved = done(await desk.change(both, { eduOrgIds: [other] }));
    expect(moved).toMatchObject({ eduOrgIds: [other], totals: { candidates: 3 } });
  });

  test('a grant that changed meanwhile counts when the register is formed', async () => {
    const { db } = backend;
    const { eduOrgId } = await addOrganisation(db, { people: 1 });
    const wish = { paymentType: 'grant', amountPerHuman: null } as const;
    const draft = done(await desk.create([eduOrgId], wish));
    expect(draft.totals.amount).toBe(300_000);
    const own = and(eq(grants.eduOrgId, eduOrgId), eq(grants.type, 'GRANT'));
    await db.update(grants).set({ amount: 400_000 }).where(own);
    const formed = done(await desk.change(draft, { status: 'FORMED' }));
    expect(formed.totals.amount).toBe(400_000);
    const back = done(await desk.change(formed, { status: 'DRAFT', comment: 'Ещё раз' }));
    await db.update(grants).set({ isActive: false }).where(own);
    const without = await desk.change(back, { status: 'FORMED' });
    expect(without).toMatchObject({ status: 422, body: { code: 'GRANT_MISSING' } });
  });

  test('a draft does not move onto the time of another register', async () => {
    const { eduOrgId } = await addOrganisation(backend.db, { people: 1 });
    done(await desk.create([eduOrgId]));
    const february = { periodFrom: '2031-02-01', periodTo: '2031-02-28' };
    const later = done(await desk.create([eduOrgId], february));
    const period = { periodFrom: '2031-01-15', periodTo: '2031-02-15' };
    const answer = await desk.change(later, period);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PAYMENT_DUPLICATE' } });
    const half = await desk.change(later, { periodFrom: '2031-01-15' });
    expect(half.body.fields).toEqual({ periodTo: 'REQUIRED' });
  });

  test('somebody who moved to another organisation is paid by one register only', async () => {
    const { db } = backend;
    const { eduOrgId, humanIds } = await addOrganisation(db, { people: 1 });
    const { eduOrgId: next } = await addOrganisation(db, { people: 1 });
    done(await desk.create([eduOrgId]));
    const moved = eq(students.humanId, assertDefined(humanIds[0]));
    await db.update(students).set({ eduOrgId: next }).where(moved);
    const second = done(await desk.create([next]));
    const [double] = await desk.candidates(second, { failedCheck: 'DUPLICATE' });
    expect(double).toMatchObject({ decision: 'EXCLUDED', human: { id: humanIds[0] } });
  });
});
