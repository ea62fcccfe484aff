import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  listSettingLog,
  listSettings,
  previewHeadSection,
  updateSetting,
  type Setting,
} from '@campus/shared/contract/settings/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { SettingsScreen, locales } from './SettingsScreen';

const settingOf = (id: string, type: Setting['type'], ru: string, en?: string): Setting => ({
  ...{ id, type, value: { ru, ...(en && { en }) }, isPublic: true, description: null },
  ...{ updatedAt: '2026-03-05T09:15:00Z', version: 3 },
});
const settings = [
  settingOf('supportHours', 'STRING', 'по будням', 'weekdays'),
  settingOf('supportPhone', 'STRING', '+7 800 000-00-00'),
  settingOf('isSignUpOpen', 'BOOL', 'true'),
  settingOf('ticketAnswerDays', 'INT', '2'),
  settingOf('clientHeadSection', 'HTML', ''),
  settingOf('firebaseConfig', 'JSON', '{}'),
  settingOf('somethingNew', 'STRING', 'от будущей версии'),
  settingOf('notice', 'HTML', '<p>Привет</p>', '<p>Hello</p>'),
];
const sent = jest.fn((_: CallInput<typeof updateSetting>) => settingOf('x', 'STRING', 'x'));

beforeEach(() => {
  sent.mockClear();
  stub(listSettings, () => settings);
  stub(listSettingLog, () => new ApiError(404, 'Нет'));
  stub(updateSetting, sent);
  stub(previewHeadSection, () => new ApiError(404, 'Нет'));
});

const open = (roles: Role[] = ['ADMIN']) =>
  renderScreen(<SettingsScreen />, {
    ...{ url: '/admin/settings', roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });

async function edit(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Изменить: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}
const lastBody = () => sent.mock.lastCall?.[0].body;

test('settings stand by what they are about, one that is not known by its name', async () => {
  open();
  const support = within(await screen.findByRole('region', { name: 'Поддержка' }));
  expect(support.getByText('по будням')).toBeVisible();
  const signIn = within(screen.getByRole('region', { name: 'Вход и регистрация' }));
  expect(signIn.getByText('включено')).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'Другие' }));
  expect(others.getByText('somethingNew')).toBeVisible();
});

test('of the email of support is told where it stands: no email of ours has it', async () => {
  stub(listSettings, () => [settingOf('supportEmail', 'STRING', 'help@example.test')]);
  open();
  const form = await edit('Почта поддержки');
  expect(form.getByText('Стоит внизу каждой страницы и на странице «Помощь».')).toBeVisible();
});

test('words are written in both languages', async () => {
  open();
  const form = await edit('Часы работы поддержки');
  await userEvent.clear(form.getByRole('textbox', { name: /По-английски/ }));
  await userEvent.type(form.getByRole('textbox', { name: /По-английски/ }), 'noon');
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  await waitFor(() =>
    expect(lastBody()).toEqual({ value: { ru: 'по будням', en: 'noon' }, version: 3 }),
  );
});

test('text with markup is written by the editor of texts, in both languages', async () => {
  open();
  const form = await edit('notice');
  const text = (name: RegExp) => form.getByRole('textbox', { name });
  await waitFor(() => expect(text(/По-английски/)).toHaveTextContent(/^Hello$/));
  expect(text(/По-русски/)).toHaveTextContent(/^Привет$/);
  await userEvent.click(text(/По-английски/));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(form.getAllByRole('button', { name: 'Жирный' })[1] as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  await waitFor(() =>
    expect(lastBody()).toEqual({
      value: { ru: '<p>Привет</p>', en: '<p><strong>Hello</strong></p>' },
      version: 3,
    }),
  );
});

test('a switch is sent as a word', async () => {
  open();
  const form = await edit('Регистрация открыта');
  await userEvent.click(form.getByRole('switch'));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  await waitFor(() => expect(lastBody()).toEqual({ value: 'false', version: 3 }));
});

test('a setting is saved once, however slowly all are read anew', async () => {
  open();
  const form = await edit('Регистрация открыта');
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(listSettings, () => late.then(() => settings));
  await userEvent.click(form.getByRole('switch'));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what the type refuses is said in the words of the server, and what was typed stays', async () => {
  stub(
    updateSetting,
    () => new ApiError(422, 'Укажите число от 1 до 90.', { code: 'SETTING_RANGE' }),
  );
  open();
  const form = await edit('Ответ на обращение, рабочих дней');
  const field = form.getByRole('textbox', { name: 'Значение' });
  await userEvent.clear(field);
  await userEvent.type(field, '900');
  await userEvent.click(form.getByRole('button', { name: 'Сохранить настройку' }));
  expect(await form.findByText('Укажите число от 1 до 90.')).toBeVisible();
  expect(field).toHaveValue('900');
});

test('what will stand in every page is told tag by tag while it is typed', async () => {
  const plain = { digest: null, isInBody: false, problem: null };
  stub(previewHeadSection, ({ body }) => [
    { ...plain, markup: body.value, digest: 'sha256-abc' },
    { ...plain, markup: '<base>', problem: 'Метке <base> здесь не место.' },
  ]);
  open();
  const form = await edit('Начало каждой страницы');
  expect(form.queryByRole('region', { name: 'Что попадёт на страницы' })).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('textbox', { name: /Значение/ }));
  await userEvent.paste('<script>run()</script>');
  const preview = within(await form.findByRole('region', { name: 'Что попадёт на страницы' }));
  expect(preview.getByRole('status')).toHaveTextContent('1 метка не попадёт на страницы');
  const [admitted, refused] = preview.getAllByRole('listitem');
  expect(admitted).toHaveTextContent(/Попадёт<script>run\(\)<\/script>.*sha256-abc/);
  expect(refused).toHaveTextContent('Не попадёт<base>Метке <base> здесь не место.');
});

test('where the server tells nothing beforehand there is no preview', async () => {
  open();
  const form = await edit('Начало каждой страницы');
  const field = form.getByRole('textbox', { name: /Значение/ });
  await userEvent.type(field, 'x');
  expect(field).toHaveValue('x');
  expect(form.queryByRole('region', { name: 'Что попадёт на страницы' })).not.toBeInTheDocument();
});

test('JSON says what is missing while it is typed', async () => {
  open();
  const form = await edit('Подключение уведомлений');
  const state = form.getByRole('status');
  expect(state).toHaveTextContent('Можно сохранить');
  await userEvent.clear(form.getByRole('textbox', { name: /Значение/ }));
  expect(state).toHaveTextContent('Пока не читается как JSON');
  await userEvent.click(form.getByRole('textbox', { name: /Значение/ }));
  await userEvent.paste('{"apiKey": "a", "projectId": "p"}');
  expect(state).toHaveTextContent('Не хватает: messagingSenderId, appId, vapidKey');
});

test('settings that cannot be read can be asked for again', async () => {
  stub(listSettings, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
