/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { sendEmailCode, signInByPassword } from '@campus/shared/contract/auth/calls';
import { listLanguages } from '@campus/shared/contract/resources/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { humans } from '../accounts/humanTables';
import { publicSettings } from '../settings/settingTables';
import { consents } from '../support/supportTables';
import { consentVersion } from '../support/consentVersion';
import { testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const student = 'student@example.test';
const email = 'brand-new@example.test';

test('an unknown address learns by letter only that it has no account', async () => {
  const [known, unknown] = [await door.askCode(student), await door.askCode('nobody@example.test')];
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  expect(backend.mails.at(-1)).toMatchObject({ to: 'nobody@example.test' });
  expect(backend.mails.at(-1)).not.toHaveProperty('code');
  const guess = await door.useCode('nobody@example.test', '000000');
  expect(guess.body.code).toBe('CODE_WRONG');
});

test('a confirmed sign-up creates the account with its consents', async () => {
  await door.askCode(email, {
    consents: ['PD', 'MAILING'],
    firstName: ' Анна ',
    languageKey: 'en',
  });
  expect(backend.mails.at(-1)?.subject).toMatch(/is your Campus sign-in code/);
  const before = await backend.db.select().from(humans).where(eq(humans.email, email));
  expect(before).toStrictEqual([]);

  const { body } = await door.useCode(email, door.lastCode());
  const me = await door.whoAmI(body.authToken);
  expect(me.body).toMatchObject({ email, firstName: 'Анна', language: { key: 'en' } });
  const kept = await backend.db
    .select({ type: consents.type, ip: consents.ip, textVersion: consents.textVersion })
    .from(consents)
    .innerJoin(humans, eq(humans.id, consents.humanId))
    .where(eq(humans.email, email));
  expect(kept.map(({ type }) => type).sort()).toEqual(['MAILING', 'PD']);
  expect(kept[0]).toMatchObject({ ip: '127.0.0.1', textVersion: consentVersion });
});

test('bad input is refused by field', async () => {
  const { status, body } = await door.askCode('not-an-address');
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'VALIDATION', fields: { email: 'EMAIL_FORMAT' } });
  expect((await door.useCode(student, '12')).body.fields).toEqual({ code: 'CODE_FORMAT' });
});

describe('with a password', () => {
  const password = 'корова перешла дорогу';
  const signIn = (address: string, given: string) =>
    backend.send(signInByPassword, { body: { email: address, password: given } });

  test('it becomes the account’s once the code confirms the address', async () => {
    const address = 'with-password@example.test';
    expect((await door.askCode(address, { consents: ['PD'], password })).status).toBe(200);
    expect((await signIn(address, password)).body.code).toBe('CREDENTIALS');
    await door.useCode(address, door.lastCode());
    expect((await signIn(address, password)).status).toBe(200);
  });

  test('one that somebody typed in another network does not open it', async () => {
    const address = 'typed-by-another@example.test';
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const body = { email: address, consents: ['PD'], password };
    expect((await backend.send(sendEmailCode, { headers, body })).status).toBe(200);
    expect((await door.useCode(address, door.lastCode())).status).toBe(200);
    expect((await signIn(address, password)).body.code).toBe('CREDENTIALS');
  });

  test('a known account keeps its own', async () => {
    await door.askCode(student, { consents: ['PD'], password });
    expect((await door.useCode(student, door.lastCode())).status).toBe(200);
    expect((await signIn(student, password)).body.code).toBe('CREDENTIALS');
  });

  test.each([
    ['short', 'TOO_SHORT'],
    ['fourteen chars', 'PASSWORD_SHORT'],
    ['passwordpassword', 'PASSWORD_COMMON'],
    ['x'.repeat(129), 'TOO_LONG'],
  ])('%s is refused: %s', async (given, code) => {
    const { status, body } = await door.askCode(email, { consents: ['PD'], password: given });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { password: code } });
  });
});

test('the language may be named by its id', async () => {
  const [, en] = (await backend.send(listLanguages)).body.items;
  const address = 'english@example.test';
  await door.askCode(address, { consents: ['PD'], languageId: assertDefined(en).id });
  const { body } = await door.useCode(address, door.lastCode());
  expect((await door.whoAmI(body.authToken)).body.language.key).toBe('en');
  const unknown = await door.askCode(address, { languageId: randomUUID() });
  expect(unknown.body.fields).toEqual({ languageId: 'REFERENCE_UNKNOWN' });
});

describe('while sign-up is closed', () => {
  const setOpen = (ru: string) =>
    backend.db
      .update(publicSettings)
      .set({ value: { ru } })
      .where(eq(publicSettings.id, 'isSignUpOpen'));
  beforeEach(() => setOpen('false'));
  afterEach(() => setOpen('true'));

  test('nobody gets an account, and who has one is answered the same', async () => {
    const refused = await door.askCode('late@example.test', { consents: ['PD'] });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
    expect((await door.askCode(student, { consents: ['PD'] })).body).toEqual(refused.body);
    expect(backend.mails).toStrictEqual([]);
  });

  test('a code that was asked for before makes none', async () => {
    const address = 'too-late@example.test';
    await setOpen('true');
    await door.askCode(address, { consents: ['PD'] });
    await setOpen('false');
    expect((await door.useCode(address, door.lastCode())).body.code).toBe('SIGN_UP_CLOSED');
    expect(await backend.db.select().from(humans).where(eq(humans.email, address))).toStrictEqual(
      [],
    );
  });

  test('those who have an account sign in, and others are not told by letter to sign up', async () => {
    await door.askCode(student);
    expect((await door.useCode(student, door.lastCode())).status).toBe(200);
    expect((await door.askCode('nobody@example.test')).status).toBe(200);
    expect(backend.mails.at(-1)?.text).toMatch('Новые учётные записи сейчас не создаются');
    expect(backend.mails.at(-1)?.text).not.toMatch('зарегистрируйтесь:');
    expect(backend.mails.at(-1)?.link).toEqual({ label: 'Войти', path: '/?modal=signIn' });
  });
});
