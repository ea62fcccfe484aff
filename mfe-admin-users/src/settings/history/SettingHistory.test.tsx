import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  listSettingLog,
  listSettings,
  updateSetting,
  type Setting,
} from '@campus/shared/contract/settings/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../../locales/en.json';
import commonRu from '../../locales/ru.json';
import { SettingsScreen, locales } from '../SettingsScreen';

const setting: Setting = {
  ...{ id: 'supportHours', type: 'STRING', value: { ru: 'по будням', en: 'weekdays' } },
  ...{ isPublic: true, description: null, updatedAt: '2026-03-05T09:15:00Z', version: 3 },
};
const log = {
  items: [
    {
      ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001', at: '2026-03-05T09:15:00Z' },
      ...{ by: 'Админова Анна', from: { ru: 'круглосуточно' }, to: { ru: 'по будням' } },
    },
  ],
  ...{ total: 1, skip: 0, size: 20 },
};
const sent = jest.fn((_: CallInput<typeof updateSetting>) => setting);

beforeEach(() => {
  sent.mockClear();
  stub(listSettings, () => [setting]);
  stub(listSettingLog, () => log);
  stub(updateSetting, sent);
});

const open = (roles: Role[] = ['ADMIN']) =>
  renderScreen(<SettingsScreen />, {
    ...{ url: '/admin/settings', roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });

async function edit() {
  const name = 'Часы работы поддержки';
  await userEvent.click(await screen.findByRole('button', { name: `Изменить: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

test('an auditor reads a setting with its history, and has nothing to change', async () => {
  open(['AUDITOR']);
  const name = 'Часы работы поддержки';
  await userEvent.click(await screen.findByRole('button', { name: `Подробнее: ${name}` }));
  const window = within(await screen.findByRole('dialog', { name }));
  expect(window.getByText('по будням')).toBeVisible();
  const history = within(await window.findByRole('region', { name: 'История' }));
  expect(history.getByText('круглосуточно', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Изменить|Вернуть|Сохранить/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

async function restore() {
  await userEvent.click(await screen.findByRole('button', { name: /Вернуть то, что было/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Вернуть' }));
}

test('what it was comes back after a question', async () => {
  open();
  const form = await edit();
  const history = within(await form.findByRole('region', { name: 'История' }));
  expect(history.getByText('круглосуточно', { exact: false })).toBeVisible();
  await restore();
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].body).toEqual({ value: { ru: 'круглосуточно' }, version: 3 }),
  );
});

test('what was typed meanwhile goes only where somebody says so', async () => {
  const { store } = open();
  const form = await edit();
  await userEvent.type(form.getByDisplayValue('по будням'), ' до вечера');
  await restore();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Прежнее значение вернулось' }]),
  );
  expect(await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' })).toBeVisible();
  expect(form.getByDisplayValue('по будням до вечера')).toBeInTheDocument();
});

test('refused because somebody has saved first, it comes back at the second attempt', async () => {
  const { store } = open();
  await edit();
  stub(listSettings, () => [{ ...setting, version: 4 }]);
  stub(updateSetting, (input) =>
    input.body.version === 4
      ? sent(input)
      : new ApiError(409, 'Уже изменили', { code: 'VERSION', changedBy: 'Пётр' }),
  );
  await restore();
  await waitFor(() => expect(store.getState().notifications).toMatchObject([{ tone: 'danger' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await restore();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('where no log is told there is no history', async () => {
  stub(listSettingLog, () => new ApiError(404, 'Нет'));
  open();
  const form = await edit();
  expect(await form.findByDisplayValue('по будням')).toBeVisible();
  expect(form.queryByRole('region', { name: 'История' })).not.toBeInTheDocument();
});
