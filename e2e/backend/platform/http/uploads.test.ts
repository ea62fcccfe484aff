/** @jest-environment node */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import { putFile } from '@campus/shared/contract/files/calls';
import { createGuestTicket } from '@campus/shared/contract/support/calls';
import { fileOf, pdf } from '../../domains/files/testing/variantsForFile';
import { backendForFile } from '../../testing/backendForFile';
import { urlOf } from '../../testing/urlOf';

const backend = backendForFile();
let token = '';
beforeAll(async () => {
  token = await backend.tokenOf('content');
});

const params = { subjectId: crypto.randomUUID() };
const url = urlOf(putFile, { params });
const inject = (payload: Buffer | string, type: string) =>
  backend.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  });
const received = () => readdir(backend.services.uploads).catch(() => []);

test('a form without a file says so beside everything else that is wrong', async () => {
  const { status, body } = await backend.send(putFile, { token, params });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ bucket: 'REQUIRED', file: 'FILE_MISSING' });
});

test('texts in two languages travel as JSON', async () => {
  const alt = { ru: 'Обложка', en: 'Cover' };
  const body = { bucket: 'public', alt, caption: { ru: '{не JSON' } };
  const answer = await backend.send(putFile, { token, params, body, file: fileOf(pdf(), 'a.pdf') });
  expect(answer.body).toMatchObject({ alt, caption: { ru: '{не JSON' } });
});

test.each([
  ['JSON', '{}', 'application/json', 415],
  ['a form without a boundary', 'x', 'multipart/form-data', 400],
  [
    'half a form',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    'multipart/form-data; boundary=b',
    400,
  ],
  [
    'a field called __proto__',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
    400,
  ],
])('%s instead of a form is refused', async (_, payload, type, status) => {
  const answer = await inject(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(await received()).toStrictEqual([]);
});

test('a form is refused where JSON is expected', async () => {
  const answer = await backend.app.inject({
    method: 'POST',
    url: createGuestTicket.path,
    payload: '--b--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(answer.json()).toMatchObject({ statusCode: 415, code: 'MEDIA_TYPE' });
});

test('two files at once are refused', async () => {
  const file = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n';
  const answer = await inject(
    `--b\r\n${file}--b\r\n${file}--b--\r\n`,
    'multipart/form-data; boundary=b',
  );
  expect(answer.statusCode).toBe(413);
  expect(await received()).toStrictEqual([]);
});

test('a file that has no name is kept under one of ours', async () => {
  const field = 'Content-Disposition: form-data; name="bucket"\r\n\r\npublic\r\n';
  const file =
    'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream';
  const answer = await inject(
    `--b\r\n${field}--b\r\n${file}\r\n\r\n${String(pdf())}\r\n--b--\r\n`,
    'multipart/form-data; boundary=b',
  );
  expect(answer.statusCode).toBe(200);
  const { originalName, fileName } = answer.json<MediaFile>();
  expect(originalName).toBe(fileName);
});

test('more than twenty megabytes are not received to the end', async () => {
  const file = fileOf(Buffer.alloc(21 * 1024 * 1024), 'large.pdf');
  const answer = await backend.send(putFile, { token, params, body: { bucket: 'public' }, file });
  expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  expect(answer.body.message).toContain('20\u00a0МБ');
  expect(await received()).toStrictEqual([]);
});

test('a stranger’s file is not received at all', async () => {
  const file = fileOf(pdf(), 'a.pdf');
  const answer = await backend.send(putFile, { params, body: { bucket: 'public' }, file });
  expect(answer.status).toBe(401);
});

describe('over the wire', () => {
  beforeAll(() => backend.app.listen({ port: 0, host: '127.0.0.1' }));

  const port = () => (backend.app.server.address() as AddressInfo).port;
  const head = (length: number) =>
    `PUT ${url} HTTP/1.1\r\nhost: campus\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n` +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

  async function until(isMet: () => Promise<boolean>) {
    while (!(await isMet())) await setTimeout(5);
  }

  test('who goes away halfway leaves nothing', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(head(1_000_000) + 'x'.repeat(70_000));
    await until(async () => (await received()).length === 1);
    socket.destroy();
    await until(async () => (await received()).length === 0);
  });

  test('who still sends hears that it is too much', async () => {
    const size = 60 * 1024 * 1024;
    const socket = connect(port(), '127.0.0.1');
    socket.write(head(size + 200));
    socket.write(Buffer.alloc(size));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
    expect(await received()).toStrictEqual([]);
    socket.destroy();
  });
});

test('other calls do not see a cookie', async () => {
  const headers = { cookie: `AuthToken=${token}` };
  const answer = await backend.send(putFile, { params, headers });
  expect(answer.status).toBe(401);
  const open = await backend.send(getNewsByUrl, { params: { url: 'none' }, headers });
  expect(open.status).toBe(404);
});
