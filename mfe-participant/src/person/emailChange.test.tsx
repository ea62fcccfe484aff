import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  getHuman,
} from '@campus/shared/contract/people/staffCalls';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardHolderOf } from '../card/cardFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, PersonScreen } from './PersonScreen';

const { id } = cardHolderOf();
const details: CallOutput<typeof confirmEmailChange> = {
  ...cardHolderOf(),
  ...{ deletedAt: null, lastLoginAt: null, state: 'ACTIVE' },
  ...{ createdAt: '2026-03-05T10:00:00Z', updatedAt: '2026-03-05T10:00:00Z' },
};
const change: NonNullable<CallOutput<typeof getEmailChange>> = {
  email: 'new@example.test',
  requestedBy: { id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c08', name: 'Помощникова Анна' },
  ...{ requestedAt: '2026-11-20T09:00:00Z', expiresAt: '2026-11-27T09:00:00Z' },
};

beforeEach(() => {
  stub(getHuman, () => details);
  stub(getHumanCard, () => null);
});

const open = (roles: Role[] = ['ADMIN']) =>
  renderScreen(<PersonScreen />, {
    ...{ url: `/admin/humans/${id}`, path: '/admin/humans/:id', roles },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
  });

test.each([
  ['Подтвердить почту', 'Почта изменена', confirmEmailChange, details],
  ['Отменить смену', 'Смена почты отменена', cancelEmailChange, { id }],
] as const)('%s: after a question, and then nothing waits', async (name, done, call, answer) => {
  let waiting: typeof change | null = change;
  stub(getEmailChange, () => waiting);
  stub(call, () => {
    waiting = null;
    return answer;
  });
  const { store } = open();
  expect(await screen.findByText('Новая почта ждёт подтверждения: new@example.test')).toBeVisible();
  expect(screen.getByText(/Помощникова Анна, 20 ноября 2026, 12:00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(done));
  await waitFor(() => expect(screen.queryByText(/ждёт подтверждения/)).toBeNull());
});

test('only the address that was shown is confirmed, and another that came since is shown', async () => {
  let waiting = change;
  stub(getEmailChange, () => waiting);
  const sent: unknown[] = [];
  stub(confirmEmailChange, ({ body }) => {
    sent.push(body);
    return new ApiError(409, 'Запись успел изменить другой человек', { code: 'VERSION' });
  });
  open();
  const name = 'Подтвердить почту';
  await userEvent.click(await screen.findByRole('button', { name }));
  waiting = { ...change, email: 'other@example.test' };
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await screen.findByText(/ждёт подтверждения: other@example\.test/)).toBeVisible();
  expect(sent).toEqual([{ email: change.email }]);
});

test('auditors see that an e-mail waits and decide nothing', async () => {
  stub(getEmailChange, () => change);
  open(['AUDITOR']);
  expect(await screen.findByText(/ждёт подтверждения/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a backend without the call shows nothing', async () => {
  const read = jest.fn(() => new ApiError(404, 'Не найдено'));
  stub(getEmailChange, read);
  open();
  expect(await screen.findByRole('region', { name: 'Сведения' })).toBeVisible();
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByText(/ждёт подтверждения/)).toBeNull();
});
