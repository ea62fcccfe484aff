/** @jest-environment node */
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import {
  listSettingLog,
  listSettings,
  previewHeadSection,
  updateSetting,
} from '@campus/shared/contract/settings/calls';
import { and, desc, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { publicSettings } from './settingTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('admin');
});

async function settingOf(id: string) {
  const { body } = await backend.send(listSettings, { token });
  return assertDefined(body.find((setting) => setting.id === id));
}

async function save(id: string, value: unknown, version?: number) {
  const body = { value, version: version ?? (await settingOf(id)).version };
  return backend.send(updateSetting, { token, params: { id }, body });
}

test('all settings are listed with their types, those of the server too', async () => {
  const { body } = await backend.send(listSettings, { token });
  expect(body.map(({ id }) => id)).toEqual([
    'clientHeadSection',
    'codeResendSeconds',
    'copyright',
    'firebaseConfig',
    'isSignUpOpen',
    'payBatchLimit',
    'supportEmail',
    'supportHours',
    'supportPhone',
    'ticketAnswerDays',
  ]);
  expect(await settingOf('copyright')).toMatchObject({
    value: { ru: '«Кампус», демонстрационные данные', en: 'Campus, demonstration data' },
    type: 'STRING',
    isPublic: true,
    version: 1,
  });
  expect(await settingOf('payBatchLimit')).toMatchObject({ type: 'INT', isPublic: false });
  // Pages promise it, and the queue of tickets is late by it.
  expect(await settingOf('ticketAnswerDays')).toMatchObject({ value: { ru: '2' }, isPublic: true });
});

test('an auditor reads all settings, and changes none', async () => {
  const auditor = await backend.tokenOf('audit');
  expect((await backend.send(listSettings, { token: auditor })).body).toHaveLength(10);
  const { version } = await settingOf('copyright');
  const asked = { token: auditor, params: { id: 'copyright' }, body: { value: 'x', version } };
  expect((await backend.send(updateSetting, asked)).status).toBe(403);
});

test('a text is saved in both languages, is read by everybody and is written down', async () => {
  const value = { ru: 'в полдень', en: 'noon' };
  const { status, body } = await save('supportHours', value);
  expect({ status, value: body.value, version: body.version }).toEqual({
    status: 200,
    value,
    version: 2,
  });
  const read = await backend.send(listPublicSettings, { language: 'en' });
  expect(read.body).toContainEqual({ id: 'supportHours', value: 'noon' });
  const [entry] = await backend.db
    .select()
    .from(logs)
    .where(and(eq(logs.action, 'setting.update'), eq(logs.entityId, 'supportHours')))
    .orderBy(desc(logs.at));
  expect(entry).toMatchObject({ actorType: 'USER', diff: { value: { to: value } } });
});

test('one text is for both languages', async () => {
  expect((await save('copyright', '© Кампус')).body.value).toEqual({ ru: '© Кампус' });
  const read = await backend.send(listPublicSettings, { language: 'en' });
  expect(read.body).toContainEqual({ id: 'copyright', value: '© Кампус' });
});

test.each([
  ['isSignUpOpen', 'false', 'yes', 'SETTING_BOOL'],
  ['payBatchLimit', '9', '9.5', 'SETTING_INT'],
  ['codeResendSeconds', '45', 'минута', 'SETTING_INT'],
  ['codeResendSeconds', '600', '601', 'SETTING_RANGE'],
  ['codeResendSeconds', '10', '9', 'SETTING_RANGE'],
  ['ticketAnswerDays', '1', '0', 'SETTING_RANGE'],
  ['payBatchLimit', '1', '-1', 'SETTING_RANGE'],
])('%s takes %s and not %s', async (id, right, wrong, code) => {
  const refused = await save(id, wrong);
  expect(refused).toMatchObject({ status: 422, body: { code, fields: { value: code } } });
  expect((await save(id, right)).body.value).toEqual({ ru: right });
});

test('a number that is too large says how large it may be', async () => {
  const { body } = await save('ticketAnswerDays', '91');
  expect(body.message).toEqual([expect.stringContaining('от 1 до 90')]);
});

test.each([
  'siteName',
  'siteDescription',
  'defaultLanguage',
  'timeZone',
  'cardQrSeconds',
  'newsOnHome',
])('%s, which changed nothing, is gone', async (id) => {
  expect((await save(id, '<b>x</b>', 1)).status).toBe(404);
});

test('JSON has to be readable', async () => {
  const row = { id: 'menu', value: { ru: '[]' }, type: 'JSON' } as const;
  await backend.db.insert(publicSettings).values(row);
  expect((await save('menu', '{"a": 1')).body.code).toBe('SETTING_JSON_SYNTAX');
  expect((await save('menu', '{"a": 1}')).status).toBe(200);
  await backend.db.delete(publicSettings).where(eq(publicSettings.id, 'menu'));
});

test('the project of notifications is whole, or nothing', async () => {
  const refused = await save('firebaseConfig', '{"apiKey": "a"}');
  expect(refused).toMatchObject({ status: 422, body: { code: 'SETTING_JSON_KEYS' } });
  expect(refused.body.message).toEqual([expect.stringContaining('projectId, messagingSenderId')]);
  expect((await save('firebaseConfig', '[]')).body.code).toBe('SETTING_JSON_OBJECT');
  expect((await save('firebaseConfig', '{}')).status).toBe(200);
});

test('text with markup is kept in both languages without what could run', async () => {
  const row = { id: 'notice', value: { ru: '' }, type: 'HTML' } as const;
  await backend.db.insert(publicSettings).values(row);
  const value = { ru: '<p>Привет<script>alert(1)</script></p>', en: '<p><b>Hi</b></p>' };
  expect((await save('notice', value)).body.value).toEqual({
    ru: '<p>Привет</p>',
    en: '<p><strong>Hi</strong></p>',
  });
  await backend.db.delete(publicSettings).where(eq(publicSettings.id, 'notice'));
});

describe('the head of every page', () => {
  const preview = async (value: string, account: 'admin' | 'content' = 'admin') =>
    backend.send(previewHeadSection, { token: await backend.tokenOf(account), body: { value } });

  test('is told tag by tag before it is saved: as it will stand, by which hash, or why not', async () => {
    const before = await settingOf('clientHeadSection');
    const typed = '<META NAME=a CONTENT=b>\n<script>run()</script> <base href="/">';
    const { status, body } = await preview(typed);
    expect(status).toBe(200);
    expect(body).toEqual([
      { markup: '<meta name="a" content="b">', digest: null, isInBody: false, problem: null },
      {
        ...{ markup: '<script>run()</script>', isInBody: false, problem: null },
        digest: expect.stringMatching(/^sha256-.{44}$/) as string,
      },
      {
        ...{ markup: '<base href="/">', digest: null, isInBody: false },
        problem: expect.stringContaining('<base>') as string,
      },
    ]);
    expect(await settingOf('clientHeadSection')).toEqual(before);
  });

  test('tells a reason in the language of whoever asks', async () => {
    const value = '<script src="https://a.example/a.js"></script>';
    const answer = await backend.send(previewHeadSection, {
      token,
      body: { value },
      language: 'en',
    });
    expect(answer.body[0]?.problem).toContain('its hash is needed: <script integrity>');
  });

  test('is refused where the preview says so, with the same words', async () => {
    const [tag] = (await preview('<base href="/">')).body;
    const { status, body } = await save('clientHeadSection', '<base href="/">');
    expect({ status, message: body.message }).toEqual({ status: 422, message: [tag?.problem] });
  });

  test('is previewed for administrators alone', async () => {
    expect((await preview('', 'content')).status).toBe(403);
    expect((await backend.send(previewHeadSection, { body: { value: '' } })).status).toBe(401);
  });
});

test('of two who save the same version one is told who was first', async () => {
  const { version } = await settingOf('supportHours');
  const answers = await Promise.all([
    save('supportHours', 'с 9 до 17', version),
    save('supportHours', 'с 10 до 18', version),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = assertDefined(answers.find(({ status }) => status === 409)).body;
  expect(stale.code).toBe('VERSION');
  expect(stale.changedBy).toMatch('Администратор');
});

test('an unknown setting, an ill-formed name and a missing version are refused', async () => {
  expect((await save('noSuchSetting', 'x', 1)).status).toBe(404);
  expect((await save('-', 'x', 1)).body.fields).toEqual({ id: 'ID_FORMAT' });
  const body = { value: 'x' };
  const answer = await backend.send(updateSetting, { token, params: { id: 'copyright' }, body });
  expect(answer.body.fields).toEqual({ version: 'REQUIRED' });
  expect((await save('copyright', 42)).body.fields).toEqual({ value: 'INVALID' });
});

describe('what a setting was', () => {
  const logOf = async (id: string, account: 'admin' | 'audit' | 'content' = 'admin') =>
    backend.send(listSettingLog, { token: await backend.tokenOf(account), params: { id } });

  test('is told newest first, with who changed it', async () => {
    await save('copyright', { ru: 'Первое', en: 'First' });
    await save('copyright', { ru: 'Второе', en: 'Second' });
    const { status, body } = await logOf('copyright');
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      by: expect.stringContaining(' ') as string,
      from: { ru: 'Первое', en: 'First' },
      to: { ru: 'Второе', en: 'Second' },
    });
    expect(body.items[1]).toMatchObject({ to: { ru: 'Первое' } });
    expect(body.total).toBeGreaterThanOrEqual(2);
  });

  test('is told of no setting that does not exist, and to administrators and auditors alone', async () => {
    expect((await logOf('noSuchSetting')).status).toBe(404);
    expect((await logOf('copyright', 'audit')).status).toBe(200);
    expect((await logOf('copyright', 'content')).status).toBe(403);
    expect((await backend.send(listSettingLog, { params: { id: 'copyright' } })).status).toBe(401);
  });
});
