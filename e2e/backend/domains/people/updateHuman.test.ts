/** @jest-environment node */
import { getHuman, restoreHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { humans } from '../accounts/humanTables';
import { addHuman, identified } from '../applications/testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('support');
});

const update = (id: string, body: object) =>
  backend.send(updateHuman, {
    token,
    params: { id },
    body: { comment: 'По звонку', version: 1, ...body },
  });

describe('staff correct a person', () => {
  test('what is absent stays, and the log keeps the change and why', async () => {
    const { id } = await addHuman(backend, identified({ phone: '+79991234567' }));
    const change = { lastName: 'Исправленная', birthDate: '2004-01-02', middleName: null };
    const { body } = await update(id, change);
    expect(body).toMatchObject({ ...change, phone: '+79991234567', version: 2 });
    const [log] = await logOf(backend, id);
    expect(log).toMatchObject({
      action: 'human.update',
      diff: {
        lastName: { from: 'Тестовая', to: 'Исправленная' },
        comment: { to: 'По звонку' },
      },
    });
  });

  test('a comment and a version are needed, and wrong values are named', async () => {
    const { id } = await addHuman(backend, identified());
    const { status, body } = await update(id, {
      comment: '',
      version: undefined,
      email: 'nowhere',
      identityStatus: 'EMPTY',
      cardAction: 'BURN',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual([
      'cardAction',
      'comment',
      'email',
      'identityStatus',
      'version',
    ]);
  });

  test('of two saves of one version the second is refused', async () => {
    const { id } = await addHuman(backend, identified());
    const answers = await Promise.all([
      update(id, { firstName: 'Первая' }),
      update(id, { firstName: 'Вторая' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'VERSION',
      changedBy: expect.any(String) as string,
    });
  });

  test('an e-mail that another account has is refused in any case', async () => {
    const [{ id }, other] = [await addHuman(backend), await addHuman(backend)];
    const taken = await update(id, { email: other.email.toUpperCase() });
    expect(taken).toMatchObject({ status: 409, body: { fields: { email: 'EMAIL_TAKEN' } } });
    expect((await update(id, { email: 'free@example.test' })).status).toBe(200);
  });

  test('a deleted account and one that is not there are not changed', async () => {
    const { id } = await addHuman(backend, { state: 'DELETED', deletedAt: new Date() });
    const deleted = await update(id, { firstName: 'Ирина' });
    expect(deleted).toMatchObject({ status: 409, body: { code: 'STATE', current: 'DELETED' } });
    expect((await update('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
  });
});

describe('staff decide on the identity', () => {
  const states = ['FILLED', 'VERIFIED', 'MISMATCH'] as const;
  const moves = states.flatMap((from) =>
    states.filter((to) => to !== from).map((to) => [from, to]),
  );

  test.each(moves)('%s becomes %s, and the owner is told', async (from, to) => {
    const { id } = await addHuman(backend, identified({ identityStatus: from }));
    const { body } = await update(id, { identityStatus: to });
    expect(body.identityStatus).toBe(to);
    expect(await inboxOf(backend, id)).toHaveLength(1);
  });

  test('an empty one cannot be decided on', async () => {
    const { id } = await addHuman(backend);
    const { status, body } = await update(id, { identityStatus: 'VERIFIED' });
    expect({ status, ...body }).toMatchObject({ status: 409, code: 'STATE', current: 'EMPTY' });
  });

  test('the same again, as a form sends it, is no move', async () => {
    const { id } = await addHuman(backend, identified());
    expect((await update(id, { identityStatus: 'FILLED' })).status).toBe(200);
    expect(await inboxOf(backend, id)).toStrictEqual([]);
  });
});

describe('a deleted account', () => {
  const restore = (id: string) => backend.send(restoreHuman, { token, params: { id } });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const addDeleted = (days: number) =>
    addHuman(backend, identified({ state: 'DELETED', deletedAt: daysAgo(days) }));

  test('comes back within 30 days', async () => {
    const { id } = await addDeleted(29);
    const { body } = await restore(id);
    expect(body).toMatchObject({ state: 'ACTIVE', deletedAt: null });
    expect(await inboxOf(backend, id)).toEqual(['Учётная запись восстановлена']);
    expect((await logOf(backend, id)).map(({ action }) => action)).toEqual(['human.restore']);
  });

  test('does not come back after that', async () => {
    const { id } = await addDeleted(31);
    expect(await restore(id)).toMatchObject({ status: 422, body: { code: 'RESTORE_TOO_LATE' } });
  });

  test('does not come back where somebody signed up with its e-mail', async () => {
    const deleted = await addDeleted(1);
    await addHuman(backend, { email: deleted.email });
    const { status, body } = await restore(deleted.id);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'RESTORE_EMAIL_TAKEN' });
    const [row] = await backend.db.select().from(humans).where(eq(humans.id, deleted.id));
    expect(assertDefined(row).state).toBe('DELETED');
  });

  test.each(['ACTIVE', 'ANONYMISED'] as const)('one that is %s is not restored', async (state) => {
    const { id } = await addHuman(backend, { state, deletedAt: daysAgo(1) });
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: { code: 'STATE', current: state },
    });
  });

  test('is restored once', async () => {
    const { id } = await addDeleted(1);
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await backend.send(getHuman, { token, params: { id } });
    expect(body.state).toBe('ACTIVE');
  });
});
