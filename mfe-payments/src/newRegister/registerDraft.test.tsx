import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createPayment,
  getRegisterDraft,
  listPaymentEduOrgs,
  previewPayment,
  saveRegisterDraft,
} from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedRegister, textsWith } from '../registers/registerFixtures';
import { locales, NewRegisterScreen } from './NewRegisterScreen';

const kept: CallInput<typeof saveRegisterDraft>[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  kept.length = 0;
  stub(listPaymentEduOrgs, () => []);
  stub(getRegisterDraft, () => null);
  stub(saveRegisterDraft, (input) => {
    kept.push(input);
    return {};
  });
});

const open = (url = '/admin/payments/one-time/new') =>
  renderScreen(<NewRegisterScreen />, {
    ...{ url, path: '/admin/payments/:type/:id' },
    ...{ roles: ['PAYMENT_MANAGER'], texts: textsWith(locales) },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const typed = () => userEvent.type(field('Название'), 'К празднику');

test('what is typed is kept on the server after a pause, and the screen says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  await step('Период и название');
  await typed();
  act(() => jest.advanceTimersByTime(3_000));
  expect(await screen.findByText(/^Черновик сохранён/)).toBeVisible();
  expect(kept.at(-1)).toMatchObject({
    params: { paymentType: 'one-time' },
    body: { values: { name: { ru: 'К празднику' } } },
  });
  expect(localStorage).toHaveLength(0);
  jest.useRealTimers();
});

test('what was begun on another device goes on here, and can be let go', async () => {
  const values = { name: { ru: 'К празднику', en: '' }, budget: 1_500_000 };
  stub(getRegisterDraft, () => ({ values, savedAt: '2026-11-20T09:00:00Z' }));
  open();
  expect(await screen.findByText('Мы вернули в поля то, что вы ввели раньше.')).toBeVisible();
  expect(field('Название')).toHaveValue('К празднику');
  await press('Начать заново');
  expect(field('Название')).toHaveValue('');
  expect(field('Название')).toHaveFocus();
  await waitFor(() => expect(kept.map(({ body }) => body.values)).toEqual([{}]));
});

test('a server that keeps no drafts leaves them to this browser', async () => {
  stub(getRegisterDraft, () => new ApiError(404, 'Не найдено'));
  const { unmount } = open();
  await step('Период и название');
  await typed();
  expect(screen.getByText(/хранится только в этом браузере/)).toBeVisible();
  unmount();
  open();
  await step('Период и название');
  expect(field('Название')).toHaveValue('К празднику');
  expect(kept).toStrictEqual([]);
});

test('a late answer leads nobody away from where they have gone meanwhile', async () => {
  const values = {
    ...{ name: { ru: 'К празднику', en: '' }, periodFrom: '2031-03-01', periodTo: '2031-03-31' },
    ...{ eduOrgIds: [idOf(1)], amountPerHuman: 100_000, budget: 1_500_000 },
  };
  stub(getRegisterDraft, () => ({ values, savedAt: '2026-11-20T09:00:00Z' }));
  stub(previewPayment, () => new ApiError(404, 'Не найдено'));
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const made = jest.fn(() => answering.then(() => listedRegister(7, { type: 'one-time' })));
  stub(createPayment, made);
  const { router } = open('/admin/payments/one-time/new?step=check');
  await step('Проверка');
  await press('Создать черновик');
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  await act(() => router.navigate('/admin/payments/grant/new'));
  await step('Период и название');
  await act(async () => answer());
  expect(router.state.location.pathname).toBe('/admin/payments/grant/new');
});
