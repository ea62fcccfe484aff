/** @jest-environment node */
import { getFormDraft, saveFormDraft } from '@campus/shared/contract/people/calls';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { draftsOfForms } from './peopleDomain';
import { formDrafts } from './peopleTables';

const backend = backendForFile();
const params = { form: 'identity' as const };
const read = async (token: string) => (await backend.send(getFormDraft, { token, params })).body;
const save = (token: string, values: Record<string, unknown>) =>
  backend.send(saveFormDraft, { token, params, body: { values } });

test('what is typed is kept for its owner, form by form, until it is sent', async () => {
  const [{ token }, other] = [await addHuman(backend), await addHuman(backend)];
  expect(await read(token)).toBeNull();
  await save(token, { lastName: 'Мечт', passport: { number: '12' } });
  await save(token, { lastName: 'Мечтательная', passport: { number: '123' } });
  expect(await read(token)).toMatchObject({
    values: { lastName: 'Мечтательная', passport: { number: '123' } },
  });
  expect(await read(other.token)).toBeNull();
  const credit = await backend.send(getFormDraft, { token, params: { form: 'credit-grant' } });
  expect(credit.body).toBeNull();
  await save(token, {});
  expect(await read(token)).toBeNull();
});

test('too much, an unknown form and nobody are refused', async () => {
  const { token } = await addHuman(backend);
  expect(await save(token, { text: 'я'.repeat(8_000) })).toMatchObject({
    status: 422,
    body: { fields: { values: 'TOO_LONG' } },
  });
  const unknown = { form: 'diary' as 'identity' };
  expect((await backend.send(getFormDraft, { token, params: unknown })).status).toBe(422);
  expect((await backend.send(getFormDraft, { params })).status).toBe(401);
});

test('a draft of more than thirty days is forgotten', async () => {
  const [old, fresh] = [await addHuman(backend), await addHuman(backend)];
  await save(fresh.token, { lastName: 'Новая' });
  const savedAt = new Date(Date.now() - 31 * 86_400_000);
  const draft = { humanId: old.id, form: params.form, values: { lastName: 'Старая' }, savedAt };
  await backend.db.insert(formDrafts).values(draft);
  await draftsOfForms.sweep(backend.db, Date.now());
  expect(await read(old.token)).toBeNull();
  expect(await read(fresh.token)).toMatchObject({ values: { lastName: 'Новая' } });
});
