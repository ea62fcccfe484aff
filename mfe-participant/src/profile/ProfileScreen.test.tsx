import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { endSession, listSessions } from '@campus/shared/contract/auth/calls';
import {
  getCurrentHuman,
  listConsentTexts,
  updateCurrentHuman,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, ProfileScreen } from './ProfileScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};
const own: Partial<CurrentHuman> = {
  phone: '+79123456789',
  consents: [
    { type: 'PD', version: '2026-09', at: '2026-09-01T09:00:00Z' },
    { type: 'MAILING', version: '2026-09', at: '2026-09-01T09:00:00Z' },
  ],
};
const signOut = jest.fn(() => Promise.resolve());
const sent: CallInput<typeof updateCurrentHuman>['body'][] = [];

function open(change: Partial<CurrentHuman> = {}, language: 'ru' | 'en' = 'ru') {
  const human = humanOf({ ...own, ...change });
  stub(getCurrentHuman, () => human);
  const session = { person: human, roles: ['HUMAN' as const], signOut };
  return renderScreen(<ProfileScreen />, { texts, language, ...session });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sent.length = 0;
  signOut.mockClear();
  stub(listSessions, () => new ApiError(404, 'Не найдено'));
  stub(listPublicSettings, () => []);
  stub(listConsentTexts, () => new ApiError(404, 'Не найдено'));
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    return humanOf(own);
  });
});

test('the phone is saved with the version that the account has by now', async () => {
  let human = humanOf(own);
  open();
  stub(getCurrentHuman, () => human);
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    human = { ...human, phone: body?.phone ?? null, version: human.version + 1 };
    return human;
  });
  const phone = await screen.findByRole('textbox', { name: /Телефон/ });
  const save = async (digits: string) => {
    await userEvent.clear(phone);
    await userEvent.type(phone, digits);
    await press('Сохранить');
  };
  await save('9991234567');
  await waitFor(() => expect(sent).toEqual([{ phone: '+79991234567', version: 1 }]));
  await save('9997654321');
  await waitFor(() => expect(sent[1]).toEqual({ phone: '+79997654321', version: 2 }));
});

test('the email changes through support', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Сменить через поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=ACCOUNT',
  );
});

test('language and deletion are a link away', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Открыть учётную запись' })).toHaveAttribute(
    'href',
    '/me/account',
  );
});

const textOf = (type: 'PD' | 'MAILING' | 'PD_SHARE', version: string, isCurrent: boolean) => ({
  ...{ type, version, isCurrent },
  paragraphs: [`Я согласен на ${type} в редакции ${version}.`, 'И ещё кое-что.'],
});

test('the text is that of the edition which was agreed to; of a consent not given, the present one', async () => {
  stub(listConsentTexts, () => [
    textOf('PD', '2026-09', false),
    textOf('PD', '2027-01', true),
    textOf('PD_SHARE', '2027-01', true),
  ]);
  open();
  await press('Текст этой редакции: Обработка персональных данных');
  const window = await screen.findByRole('dialog', { name: 'Обработка персональных данных' });
  expect(window).toHaveAccessibleDescription('Редакция 2026-09');
  expect(within(window).getByText('Я согласен на PD в редакции 2026-09.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Текст этой редакции: Передача данных организации');
  expect(await screen.findByText('Я согласен на PD_SHARE в редакции 2027-01.')).toBeVisible();
  // Nobody has kept the edition of the third.
  expect(screen.queryByRole('button', { name: /редакции: Рассылки/ })).toBeNull();
});

test('a server without the texts of consents leaves nothing to press', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Рассылки' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /редакции/ })).toBeNull();
});

test('each consent has its edition and its moment, and is withdrawn or given apart', async () => {
  open();
  const mailing = within(await screen.findByRole('listitem', { name: 'Рассылки' }));
  expect(mailing.getByText('Дано 1 сентября 2026, 12:00, редакция 2026-09')).toBeVisible();
  await userEvent.click(mailing.getByRole('button', { name: 'Отозвать' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(sent).toEqual([{ consents: ['PD'], version: 1 }]));
  const data = within(screen.getByRole('listitem', { name: 'Обработка персональных данных' }));
  expect(data.queryByRole('button')).toBeNull();
});

describe('sessions', () => {
  let ended: string[];
  const here: CallOutput<typeof listSessions>[number] = {
    ...{ id: idOf(1), ip: '127.0.0.1', browser: 'CHROME', system: 'WINDOWS', isCurrent: true },
    ...{ createdAt: '2026-11-20T09:00:00Z', lastUsedAt: '2026-11-21T09:00:00Z' },
  };
  const others = [
    { ...here, id: idOf(2), browser: 'YANDEX' as const, system: 'ANDROID' as const },
    { ...here, id: idOf(3), browser: null, system: null },
  ].map((session) => ({ ...session, isCurrent: false }));

  beforeEach(() => {
    ended = [];
    stub(listSessions, () => [here, ...others]);
    stub(endSession, ({ params }) => {
      ended.push(params.id);
      return { id: params.id };
    });
  });
  const confirm = async (name: string) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
  };

  test('each is called by its device, and this one can be told from others', async () => {
    open();
    const own = within(await screen.findByRole('listitem', { name: 'Chrome, Windows' }));
    expect(own.getByText('Этот сеанс')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    const phone = within(screen.getByRole('listitem', { name: 'Яндекс Браузер, Android' }));
    expect(phone.getByText('Последний раз 21 ноября 2026, 12:00')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Неизвестное устройство' })).toBeVisible();
  });

  test('one is ended alone', async () => {
    open();
    await press('Завершить сеанс: Яндекс Браузер, Android');
    await confirm('Завершить');
    await waitFor(() => expect(ended).toEqual([idOf(2)]));
  });

  test('all others are ended together, this one goes on', async () => {
    open();
    await press('Завершить остальные');
    await confirm('Завершить');
    await waitFor(() => expect(ended).toEqual([idOf(2), idOf(3)]));
    expect(signOut).not.toHaveBeenCalled();
  });

  test('one that has ended meanwhile does not keep the others open', async () => {
    stub(endSession, ({ params: { id } }) => {
      if (id === idOf(2)) return new ApiError(404, 'Не найдено');
      stub(listSessions, () => [here]);
      return { id };
    });
    open();
    await press('Завершить остальные');
    await confirm('Завершить');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /Неизв/ })).toBeNull());
  });

  test('leaving everywhere ends this one last', async () => {
    open();
    await press('Выйти везде');
    await confirm('Выйти везде');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(ended).toEqual([idOf(2), idOf(3)]);
  });
});

describe('notifications on this device', () => {
  const config = JSON.stringify({
    ...{ apiKey: 'key', projectId: 'campus', messagingSenderId: '1', appId: 'app', vapidKey: 'v' },
  });
  const setUp = (value: string) =>
    stub(listPublicSettings, () => [{ id: 'firebaseConfig', value }]);
  const browser = (permission: NotificationPermission) => {
    Object.assign(globalThis, { Notification: { permission }, PushManager: {} });
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  };
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Уведомления на этом устройстве' }));

  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(globalThis, 'PushManager');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('say that they are not set up here, without a way to change that', async () => {
    browser('default');
    setUp('');
    open();
    expect((await section()).getByText('Здесь не настроены')).toBeVisible();
    expect((await section()).queryByRole('button')).toBeNull();
  });

  test('say that the browser cannot show them', async () => {
    setUp(config);
    open();
    expect((await section()).getByText('Браузер их не поддерживает')).toBeVisible();
    // A payment that was sent or has come is told in the inbox alone.
    expect(
      (await section()).getByText(/за колокольчиком, а важные приходят и на почту/),
    ).toBeVisible();
    expect(screen.getByText(/Сообщения о карте, заявках и выплатах приходят и без/)).toBeVisible();
  });

  test('say that the browser forbids them, and how to allow them', async () => {
    browser('denied');
    setUp(config);
    open();
    expect((await section()).getByText('Запрещены браузером')).toBeVisible();
    expect((await section()).getByText(/нажмите значок слева от адреса/)).toBeVisible();
    expect((await section()).queryByRole('button')).toBeNull();
  });

  test('that another client has taken back for all devices are off', async () => {
    browser('granted');
    setUp(config);
    pushMemory.write(humanOf().id, 'device');
    open({ pushEnabled: false });
    expect((await section()).getByText('Выключены')).toBeVisible();
  });

  test('that are off are turned on in the window of the shell, and those that are on turned off', async () => {
    browser('granted');
    setUp(config);
    const { store } = open({ pushEnabled: true });
    expect((await section()).getByText('Выключены')).toBeVisible();
    await press('Включить уведомления');
    expect(store.getState().modal).toBe('push');
    pushMemory.write(humanOf().id, 'device');
    act(() => store.getState().closeModal());
    expect(await screen.findByRole('button', { name: 'Выключить уведомления' })).toBeVisible();
    expect((await section()).getByText('Включены')).toBeVisible();
  });
});

test('a failed load can be tried again, in English too', async () => {
  stub(getCurrentHuman, () => new ApiError(503, 'The service is unavailable'));
  renderScreen(<ProfileScreen />, { texts, language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});
