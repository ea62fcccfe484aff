/** @jest-environment node */
import {
  getCurrentHuman,
  listConsentTexts,
  saveFcmToken,
  updateCurrentHuman,
} from '@campus/shared/contract/people/calls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import {
  sendConfirmationCode,
  signInByEmailCode,
  signInByPassword,
} from '@campus/shared/contract/auth/calls';
import { asc, eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { hashPassword } from '../auth/createPasswords';
import { fcmTokens } from '../inbox/inboxTables';
import { languages } from '../resources/resourceTables';
import { consentVersion } from '../support/consentVersion';
import { consents } from '../support/supportTables';
import { addHuman, identified } from '../applications/testing/openApplicationDesk';
import { inboxOf } from '../../testing/inboxOf';
import { logOf } from '../../testing/logOf';
import { passport } from './testing/passport';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

const save = (token: string, body: object) => backend.send(updateCurrentHuman, { token, body });

describe('the own profile', () => {
  test('documents come masked', async () => {
    const snils = '11223344595';
    const { token } = await addHuman(
      backend,
      identified({ snils, passport, inn: '500100732259', passwordHash: 'secret' }),
    );
    const { body } = await backend.send(getCurrentHuman, { token });
    expect(body).toMatchObject({
      snils: '•••-•••-445 95',
      inn: '••••••••2259',
      passport: { series: '••••', number: '••3456', issuedBy: null },
      hasPassword: true,
      isStudent: false,
      photoUrl: null,
      version: 1,
    });
    expect(JSON.stringify(body)).not.toMatch(/112233|500100|secret|миграции/);
  });

  test('what is absent stays, null clears, and the change is logged', async () => {
    const human = await addHuman(backend, { phone: '+79991234567', lastName: 'Прежняя' });
    const [english] = await backend.db.select().from(languages).where(eq(languages.key, 'en'));
    const { body } = await save(human.token, { languageId: english?.id, phone: null });
    expect(body).toMatchObject({
      lastName: 'Прежняя',
      phone: null,
      language: { key: 'en' },
      version: 2,
    });
    const [log] = await logOf(backend, human.id);
    expect(log).toMatchObject({
      action: 'human.profile.update',
      actorType: 'HUMAN',
      diff: { phone: { from: '+79991234567', to: null } },
    });
  });

  test('a name changes until the identity is verified', async () => {
    const filled = await addHuman(backend, identified());
    expect((await save(filled.token, { lastName: 'Новая' })).body.lastName).toBe('Новая');
    const verified = await addHuman(backend, identified({ identityStatus: 'VERIFIED' }));
    const refused = await save(verified.token, { lastName: 'Новая' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'STATE', current: 'VERIFIED' } });
    expect((await save(verified.token, { lastName: 'Тестовая' })).status).toBe(200);
  });

  test('a stale version is refused with who saved in between', async () => {
    const { token } = await addHuman(backend, identified());
    await save(token, { pushEnabled: true, version: 1 });
    const { status, body } = await save(token, { pushEnabled: false, version: 1 });
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'VERSION',
      changedBy: 'Тестовая Участница',
    });
  });

  test('wrong values are named', async () => {
    const { token } = await addHuman(backend);
    const { status, body } = await save(token, { phone: '123', lastName: '1', languageId: 'x' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      phone: 'PHONE_FORMAT',
      lastName: 'NAME_FORMAT',
      languageId: 'ID_FORMAT',
    });
    const unknown = await save(token, { languageId: '00000000-0000-4000-8000-000000000000' });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'LANGUAGE_UNKNOWN' } });
  });
});

describe('consents', () => {
  const historyOf = (humanId: string) =>
    backend.db
      .select()
      .from(consents)
      .where(eq(consents.humanId, humanId))
      .orderBy(asc(consents.at));

  test('each is kept with time, address and edition, given or withdrawn', async () => {
    const human = await addHuman(backend);
    const given = await save(human.token, { consents: ['PD', 'MAILING'] });
    expect(given.body).toMatchObject({ consents: [{ type: 'PD' }, { type: 'MAILING' }] });
    const withdrawn = await save(human.token, { consents: ['PD'] });
    expect(withdrawn.body).toMatchObject({ consents: [{ type: 'PD' }] });
    const history = await historyOf(human.id);
    expect(history.map(({ type, isGiven }) => `${type} ${isGiven}`).sort()).toEqual([
      'MAILING false',
      'MAILING true',
      'PD true',
    ]);
    expect(history.at(-1)).toMatchObject({ type: 'MAILING', isGiven: false, ip: '127.0.0.1' });
    await save(human.token, { consents: ['PD'] });
    expect(await historyOf(human.id)).toHaveLength(3);
  });

  test('the text of the edition that is agreed to can be read by anybody, in both languages', async () => {
    for (const language of ['ru', 'en']) {
      const headers = { 'accept-language': language };
      const { status, body } = await backend.send(listConsentTexts, { headers });
      expect(status).toBe(200);
      const current = body.filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ type }) => type)).toEqual(['PD', 'PD_SHARE', 'MAILING']);
      for (const { version, paragraphs } of current) {
        expect(version).toBe(consentVersion);
        expect(paragraphs[0]).toMatch(language === 'ru' ? /^Я согласен/ : /^I agree/);
      }
    }
  });

  test('each change is told in the inbox and by email', async () => {
    const human = await addHuman(backend);
    await save(human.token, { consents: ['PD', 'MAILING'] });
    await save(human.token, { consents: ['PD'] });
    await runDueJobs(backend.services);
    const subjects = [
      ...['Согласие дано: Обработка персональных данных', 'Согласие дано: Рассылки'],
      'Согласие отозвано: Рассылки',
    ];
    expect((await inboxOf(backend, human.id)).sort()).toEqual(subjects);
    const letters = backend.mails.filter(({ to }) => to === human.email);
    expect(letters.map(({ subject }) => subject).sort()).toEqual(subjects);
    expect(letters[0]?.link.path).toBe('/me/profile');
  });

  test('the one that the account needs cannot be withdrawn, and nothing else is saved', async () => {
    const { token } = await addHuman(backend);
    await save(token, { consents: ['PD'] });
    const { status, body } = await save(token, { consents: [], pushEnabled: true });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'CONSENT_PD_NEEDED' });
    const me = await backend.send(getCurrentHuman, { token });
    expect(me.body).toMatchObject({ pushEnabled: false });
  });
});

describe('the own password', () => {
  test('a short or obvious one is refused', async () => {
    const { token } = await addHuman(backend, { email: 'ivanova-petrova@example.test' });
    expect((await save(token, { password: 'fourteen chars' })).body.fields).toEqual({
      password: 'PASSWORD_SHORT',
    });
    for (const password of ['passwordpassword', 'qwertyuiop123456', 'ivanova-petrova1']) {
      expect((await save(token, { password })).body.code).toBe('PASSWORD_COMMON');
    }
  });

  test('a token alone sets none: the current one or a mailed code is asked for', async () => {
    const password = 'верблюд и батарейка';
    const passwordHash = await hashPassword(demoPassword);
    const human = await addHuman(backend, { passwordHash });
    const refused = await save(human.token, { password });
    expect(refused).toMatchObject({ status: 422, body: { code: 'REAUTHENTICATION' } });
    expect(refused.body.fields).toEqual({ currentPassword: 'REAUTHENTICATION' });
    const wrong = await save(human.token, { password, currentPassword: 'nope' });
    expect(wrong.body.fields).toEqual({ currentPassword: 'PASSWORD_WRONG' });
    const right = await save(human.token, { password, currentPassword: demoPassword });
    expect(right.status).toBe(200);
  });

  test('who has none yet gives a code, which is mailed for it and opens nothing else', async () => {
    const human = await addHuman(backend);
    const password = 'верблюд и батарейка';
    expect((await save(human.token, { password })).body.fields).toEqual({
      code: 'REAUTHENTICATION',
    });
    expect((await backend.send(sendConfirmationCode)).status).toBe(401);
    const sent = await backend.send(sendConfirmationCode, { token: human.token });
    expect(sent).toMatchObject({ status: 200, body: { expiresIn: 600 } });
    const letter = backend.mails.at(-1);
    expect(letter).toMatchObject({
      to: human.email,
      subject: expect.stringContaining('изменений') as string,
    });
    const code = letter?.code ?? '';
    const entering = { email: human.email, code };
    expect((await backend.send(signInByEmailCode, { body: entering })).status).toBe(422);
    expect((await save(human.token, { password, code })).body.hasPassword).toBe(true);
    expect((await save(human.token, { password, code })).body.fields).toEqual({
      code: 'CODE_WRONG',
    });
  });

  test('a good one signs in, and ends the other sessions', async () => {
    const human = await addHuman(backend, { passwordHash: await hashPassword(demoPassword) });
    const other = await backend.services.sessions.open('HUMAN', human.id, { ip: '127.0.0.1' });
    const password = 'верблюд и батарейка';
    const { body } = await save(human.token, { password, currentPassword: demoPassword });
    expect(body).toMatchObject({ hasPassword: true });
    const credentials = { email: human.email, password };
    expect((await backend.send(signInByPassword, { body: credentials })).status).toBe(200);
    expect((await backend.send(getCurrentHuman, { token: other })).status).toBe(401);
    expect((await backend.send(getCurrentHuman, { token: human.token })).status).toBe(200);
    expect(JSON.stringify(await logOf(backend, human.id))).not.toMatch(/argon|верблюд/);
  });

  test('of two that come at once one is taken', async () => {
    const { token } = await addHuman(backend, { passwordHash: await hashPassword(demoPassword) });
    const answers = await Promise.all(
      ['верблюд и батарейка', 'верблюд и батарейка!'].map((password) =>
        save(token, { password, currentPassword: demoPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

test('a device belongs to whoever signed in on it last', async () => {
  const [one, other] = [await addHuman(backend), await addHuman(backend)];
  const body = { token: `device-${one.id}`, platform: 'WEB' };
  for (const { token } of [one, one, other]) {
    expect((await backend.send(saveFcmToken, { token, body })).status).toBe(200);
  }
  const rows = await backend.db.select().from(fcmTokens).where(eq(fcmTokens.token, body.token));
  expect(rows).toMatchObject([{ humanId: other.id, platform: 'WEB' }]);
  expect(await logOf(backend, one.id)).toHaveLength(1);
  const bad = await backend.send(saveFcmToken, { token: one.token, body: { token: '' } });
  expect(bad.body.fields).toEqual({ token: 'REQUIRED', platform: 'REQUIRED' });
});

test('who turns a device on wants push messages, whatever was said before', async () => {
  const { id, token } = await addHuman(backend);
  const wants = async () => (await backend.send(getCurrentHuman, { token })).body;
  expect(await wants()).toMatchObject({ pushEnabled: false });
  const body = { token: `tablet-${id}`, platform: 'WEB' };
  await backend.send(saveFcmToken, { token, body });
  expect(await wants()).toMatchObject({ pushEnabled: true });
  const [{ diff } = { diff: {} }] = await logOf(backend, id);
  expect(diff).toEqual({ platform: { to: 'WEB' }, pushEnabled: { from: false, to: true } });
});

test('a device that is turned off gets no more messages; nobody else can turn it off', async () => {
  const [one, other] = [await addHuman(backend), await addHuman(backend)];
  const body = { token: `phone-${one.id}`, platform: 'WEB' };
  const devices = () => backend.db.select().from(fcmTokens).where(eq(fcmTokens.token, body.token));
  await backend.send(saveFcmToken, { token: one.token, body });
  const off = { ...body, isOn: false };
  expect((await backend.send(saveFcmToken, { token: other.token, body: off })).status).toBe(200);
  expect(await devices()).toHaveLength(1);
  expect((await backend.send(saveFcmToken, { token: one.token, body: off })).status).toBe(200);
  expect(await devices()).toStrictEqual([]);
});

test('whoever does not study has no payments to see', async () => {
  const { token } = await addHuman(backend);
  expect((await backend.send(listPayHistory, { token })).status).toBe(403);
});
