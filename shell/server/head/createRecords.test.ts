/** @jest-environment node */
import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { createRecords } from './createRecords';

const record = { title: 'First', name: 'Second', url: 'first', id: '1' };
const ask = jest.fn(async () => ({ status: 200, body: record }));
const call = '/api/media/news/url/{url}';
const source: HeadSource = { call, title: ['title'], address: { param: 'url', field: 'url' } };

test('a record is asked for once, and read by each release as that declares it', async () => {
  const records = createRecords(ask);
  const read = (of: HeadSource) => records.read(of, { url: 'first' }, 'ru');
  await read(source);
  expect(await read(source)).toMatchObject({ values: { title: 'First' }, present: 'first' });
  expect(ask).toHaveBeenCalledTimes(1);
  const next: HeadSource = { call, title: ['name'], address: { param: 'url', field: 'id' } };
  expect(await read(next)).toMatchObject({ values: { title: 'Second' }, present: '1' });
});
