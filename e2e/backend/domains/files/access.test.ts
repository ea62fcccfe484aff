/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { getFile, setCurrentUserPhoto, updateFile } from '@campus/shared/contract/files/calls';
import type { StaffRole } from '@campus/shared/contract/roles';
import { getUser } from '@campus/shared/contract/staff/calls';
import { desc, eq } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { users } from '../accounts/userTables';
import { authors, news } from '../media/mediaTables';
import { fileDeskForFile, statusOf } from './testing/variantsForFile';
import { roleIdOf } from '../../testing/addUser';
import { urlOf } from '../../testing/urlOf';
import type { FileStore } from '../../platform/files/FileStore';

const { backend, desk } = fileDeskForFile();

type Opened = ReturnType<FileStore['open']>;

describe('public files', () => {
  test('are added by editors alone, to content or to what is not made yet', async () => {
    const [author] = await backend.db.select().from(authors);
    expect(await statusOf(desk.put('content', 'public', assertDefined(author).id))).toBe(200);
    expect(await statusOf(desk.put('admin', 'public'))).toBe(200);
    expect(await statusOf(desk.put('content', 'public', desk.ids.student))).toBe(404);
    expect(await statusOf(desk.put('support', 'public'))).toBe(403);
    expect(await statusOf(desk.put('student', 'public'))).toBe(403);
  });

  test('are for everybody, kept by browsers, and not sent twice', async () => {
    const { body } = await desk.put('content', 'public');
    const answer = await desk.get(undefined, body);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await backend.send(getFile, {
      params: { bucket: 'public', fileName: body.fileName },
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  });

  test('are not read where only their head is asked for', async () => {
    const { body } = await desk.put('content', 'public');
    const whole = await desk.get(undefined, body);
    const open = jest.spyOn(backend.services.files, 'open');
    const params = { bucket: 'public', fileName: body.fileName };
    const head = await backend.app.inject({ method: 'HEAD', url: urlOf(getFile, { params }) });
    const [opened] = await Promise.all(open.mock.results.map(({ value }) => value as Opened));
    open.mockRestore();
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    for (const name of ['content-type', 'content-length', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect(opened?.stream).toMatchObject({ destroyed: true, bytesRead: 0 });
  });

  test('are seen with a cookie that died, but not with a bearer that did', async () => {
    const { body } = await desk.put('content', 'public');
    const params = { bucket: 'public', fileName: body.fileName };
    const headers = { cookie: 'Language=ru; AuthToken=dead' };
    expect(await statusOf(backend.send(getFile, { params, headers }))).toBe(200);
    expect(await statusOf(backend.send(getFile, { params, token: 'dead' }))).toBe(401);
  });

  test('under another bucket or an unknown name are not found', async () => {
    const { body } = await desk.put('content', 'public');
    const other = { bucket: 'user-photo', fileName: body.fileName };
    expect(await statusOf(desk.get('admin', other))).toBe(404);
    expect(await statusOf(desk.get(undefined, { bucket: 'public', fileName: 'none.jpg' }))).toBe(
      404,
    );
    const escaping = { bucket: 'public', fileName: '..%2F..%2Fsecret.jpg' };
    expect(await statusOf(desk.get(undefined, escaping))).toBe(422);
  });

  test('a record takes thirty of them and not one more, however many come at once', async () => {
    const subjectId = randomUUID();
    for (let count = 0; count < 29; count += 1) await desk.put('content', 'public', subjectId);
    const last = await Promise.all([1, 2].map(() => desk.put('content', 'public', subjectId)));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(last.map(({ body }) => body.code)).toContain('FILES_MANY');
  });
});

describe('a human photo', () => {
  test('is one’s own, and the new one replaces the old', async () => {
    expect(await statusOf(desk.put('student', 'human-photo', desk.ids.newcomer))).toBe(404);
    expect(await statusOf(desk.put('admin', 'human-photo', desk.ids.student))).toBe(403);
    const first = await desk.put('newcomer', 'human-photo', desk.ids.newcomer);
    const second = await desk.put('newcomer', 'human-photo', desk.ids.newcomer);
    expect(await statusOf(desk.get('newcomer', first.body))).toBe(404);
    expect(await backend.services.files.open(first.body.fileName)).toBeUndefined();
    expect(await statusOf(desk.get('newcomer', second.body))).toBe(200);
    expect(await statusOf(desk.remove('newcomer', second.body.id))).toBe(200);
  });

  test('of two set at once exactly one stays', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => desk.put('newcomer', 'human-photo', desk.ids.newcomer)),
    );
    const read = await Promise.all(answers.map(({ body }) => desk.get('newcomer', body)));
    expect(read.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('is seen by its owner and by staff who look after people', async () => {
    const { body } = await desk.put('newcomer', 'human-photo', desk.ids.newcomer);
    expect(await desk.readersOf(body)).toEqual(
      expect.not.arrayContaining(['student', 'content', 'edu']),
    );
    expect(await desk.readersOf(body)).toHaveLength(6);
    const own = await desk.put('student', 'human-photo', desk.ids.student);
    expect(await desk.readersOf(own.body)).toContain('edu');
  });

  test('needs a session, which a cookie names too', async () => {
    const { body } = await desk.put('newcomer', 'human-photo', desk.ids.newcomer);
    expect(await desk.get(undefined, body)).toMatchObject({ status: 401, body: { code: 'TOKEN' } });
    const params = { bucket: body.bucket, fileName: body.fileName };
    const headers = { cookie: `AuthToken=${desk.tokenOf('newcomer')}` };
    const answer = await backend.send(getFile, { params, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const foreign = { cookie: `AuthToken=${desk.tokenOf('student')}` };
    expect(await statusOf(backend.send(getFile, { params, headers: foreign }))).toBe(404);
  });
});

describe('changes', () => {
  test('an editor describes and moves a public file, which is written down', async () => {
    const { body } = await desk.put('content', 'public');
    const params = { fileId: body.id };
    const alt = { ru: 'Кампус зимой', en: 'The campus in winter' };
    const change = { alt, position: 3 };
    const saved = await backend.send(updateFile, {
      token: desk.tokenOf('admin'),
      params,
      body: change,
    });
    expect(saved.body).toMatchObject({ alt, position: 3, caption: null });
    const [log] = await backend.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, body.id))
      .orderBy(desc(logs.at));
    expect(log).toMatchObject({ action: 'file.update', diff: { position: { from: 0, to: 3 } } });
    const long = { alt: { ru: 'я'.repeat(126) } };
    const refused = await backend.send(updateFile, {
      token: desk.tokenOf('admin'),
      params,
      body: long,
    });
    expect(refused.body.fields).toEqual({ 'alt.ru': 'TOO_LONG' });
  });

  test('what somebody may only see is not theirs to change; what they may not see is not there', async () => {
    const open = await desk.put('content', 'public');
    const closed = await desk.put('newcomer', 'human-photo', desk.ids.newcomer);
    const change = (account: DemoAccount, fileId: string) =>
      statusOf(
        backend.send(updateFile, {
          token: desk.tokenOf(account),
          params: { fileId },
          body: { position: 1 },
        }),
      );
    expect(await change('student', open.body.id)).toBe(403);
    expect(await change('support', closed.body.id)).toBe(403);
    expect(await change('content', closed.body.id)).toBe(404);
    expect(await statusOf(desk.remove('student', closed.body.id))).toBe(404);
    expect(await statusOf(desk.remove('student', randomUUID()))).toBe(404);
  });

  test('whoever has another role by now neither changes nor reads what the one before has sent', async () => {
    const picture = (await desk.put('content', 'public')).body;
    const attached = (await desk.put('support', 'ticket')).body;
    const give = async (account: DemoAccount, role: StaffRole) =>
      backend.db
        .update(users)
        .set({ roleId: await roleIdOf(backend, role) })
        .where(eq(users.id, await backend.accountId(account)));
    const answers = async () => {
      const body = { position: 1 };
      const change = (account: DemoAccount, fileId: string) =>
        backend.send(updateFile, { token: desk.tokenOf(account), params: { fileId }, body });
      return [
        await statusOf(change('content', picture.id)),
        await statusOf(desk.get('support', attached)),
        await statusOf(change('support', attached.id)),
      ];
    };
    expect(await answers()).toEqual([200, 200, 200]);
    await give('content', 'SUPPORT');
    await give('support', 'CONTENT_MANAGER');
    expect(await answers()).toEqual([403, 404, 404]);
    expect(await statusOf(desk.remove('content', picture.id))).toBe(403);
    await give('content', 'CONTENT_MANAGER');
    await give('support', 'SUPPORT');
    expect(await answers()).toEqual([200, 200, 200]);
  });

  test('a file that is shown somewhere stays', async () => {
    const [author] = await backend.db.select().from(authors);
    const { id } = assertDefined(author);
    const { body } = await desk.put('content', 'public', id);
    await backend.db.update(authors).set({ photoId: body.id }).where(eq(authors.id, id));
    expect(await desk.remove('content', body.id)).toMatchObject({
      status: 409,
      body: { code: 'FILE_IN_USE' },
    });
    await backend.db.update(authors).set({ photoId: null }).where(eq(authors.id, id));
    const both = await Promise.all([1, 2].map(() => desk.remove('content', body.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await statusOf(desk.get(undefined, body))).toBe(404);
  });

  test('a picture that a text or a link preview shows stays', async () => {
    const { body } = await desk.put('content', 'public');
    const [item] = await backend.db
      .select({ id: news.id, body: news.body, seo: news.seo })
      .from(news);
    const { id, ...before } = assertDefined(item);
    const show = (change: Partial<typeof before>) =>
      backend.db
        .update(news)
        .set({ ...before, ...change })
        .where(eq(news.id, id));
    const refused = { status: 409, body: { code: 'FILE_IN_USE' } };
    await show({ body: { ru: `<img src="${body.url}" alt="Кампус">` } });
    expect(await desk.remove('content', body.id)).toMatchObject(refused);
    await show({ seo: { ogImageId: body.id } });
    expect(await desk.remove('admin', body.id)).toMatchObject(refused);
    expect(await statusOf(desk.get(undefined, body))).toBe(200);
    await show({});
    expect(await statusOf(desk.remove('content', body.id))).toBe(200);
  });
});

test('a member of staff shows a photo and takes it away', async () => {
  const token = desk.tokenOf('support');
  const set = () => backend.send(setCurrentUserPhoto, { token, file: desk.photo });
  const [first, second] = [await set(), await set()];
  expect(second.body).toMatchObject({ bucket: 'user-photo', width: 600, height: 800 });
  expect(await statusOf(desk.get('student', first.body))).toBe(404);
  expect(await statusOf(desk.get('student', second.body))).toBe(200);
  expect(await statusOf(desk.get(undefined, second.body))).toBe(401);
  const asked = {
    token: desk.tokenOf('admin'),
    params: { id: await backend.accountId('support') },
  };
  const colleague = async () => (await backend.send(getUser, asked)).body.photoUrl;
  expect(await colleague()).toContain(second.body.fileName);
  expect(await statusOf(desk.remove('support', second.body.id))).toBe(200);
  expect(await colleague()).toBeNull();
});
