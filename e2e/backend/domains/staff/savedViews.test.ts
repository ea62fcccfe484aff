/** @jest-environment node */
import type { CallInput } from '@campus/shared/contract/call';
import { listSavedViews, saveViews } from '@campus/shared/contract/staff/calls';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
type Views = CallInput<typeof saveViews>['body']['views'];

const people = { list: 'people' };
const view = { name: 'Ждут проверки', search: 'identityStatuses=FILLED', hidden: ['created'] };
const read = async (token: string, params = people) =>
  (await backend.send(listSavedViews, { token, params })).body;
const save = (token: string, views: Views, params = people) =>
  backend.send(saveViews, { token, params, body: { views } });

test('views are kept in their order, for one list of one account', async () => {
  const [token, other] = [await backend.tokenOf('support'), await backend.tokenOf('admin')];
  expect(await read(token)).toStrictEqual([]);
  const second = { ...view, name: 'Без карты', isDefault: true };
  const kept = [second, { ...view, isDefault: false }];
  expect((await save(token, [second, view])).body).toEqual(kept);
  expect(await read(token)).toEqual(kept);
  expect(await read(token, { list: 'tickets' })).toStrictEqual([]);
  expect(await read(other)).toStrictEqual([]);
  await save(token, []);
  expect(await read(token)).toStrictEqual([]);
});

test('too many, two of one name and two that open by themselves are refused', async () => {
  const token = await backend.tokenOf('support');
  const many = Array.from({ length: 21 }, (_, index) => ({ ...view, name: `Вид ${index}` }));
  expect(await save(token, many)).toMatchObject({
    status: 422,
    body: { fields: { views: 'TOO_MANY_ITEMS' } },
  });
  expect((await save(token, [view, view])).status).toBe(422);
  const open = { ...view, isDefault: true };
  expect((await save(token, [open, { ...open, name: 'Другой' }])).status).toBe(422);
  expect((await save(token, [view], { list: 'Люди' })).status).toBe(422);
  expect(await read(token)).toStrictEqual([]);
});

test('two tabs that save at once leave what one of them has saved', async () => {
  const token = await backend.tokenOf('support');
  const other = { ...view, name: 'Другой' };
  const both = await Promise.all([save(token, [view]), save(token, [other])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(token)).toHaveLength(1);
  await save(token, []);
});

test('nobody and participants keep no views', async () => {
  expect((await backend.send(listSavedViews, { params: people })).status).toBe(401);
  const token = await backend.tokenOf('student');
  expect((await save(token, [view])).status).toBe(403);
});
