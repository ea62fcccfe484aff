import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import { getSyncMessage, retrySyncMessage } from '@campus/shared/contract/sync/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../../locales/en.json';
import commonRu from '../../locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { SyncMessage } from './SyncMessage';

const message: CallOutput<typeof getSyncMessage> = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001', messageId: 'MSG-000123' },
  ...{ entityType: 'STUDENT', operationType: 'UPDATE', externalId: 'STD-000007' },
  ...{ occurredAt: '2026-11-20T09:00:00Z', receivedAt: '2026-11-20T09:01:00Z' },
  ...{ status: 'DEAD', attempts: 6, error: 'The programme PRG-9 is not known yet' },
  ...{ nextAttemptAt: null, payload: { course: 2, snils: '•••' } },
};

beforeEach(() => stub(getSyncMessage, () => message));

const open = (roles: Role[] = ['ADMIN']) =>
  renderScreen(<SyncMessage id={message.id} />, {
    ...{ url: `/admin/sync/${message.id}`, roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...ru }, en: { ...commonEn, ...en } },
    },
  });

test('one message shows its payload, and why it was given up', async () => {
  open();
  expect(await screen.findByText('The programme PRG-9 is not known yet')).toBeVisible();
  expect(screen.getByText(/"course": 2/)).toBeVisible();
});

test('one that was given up is applied once more, after a question', async () => {
  const retried = jest.fn(() => ({ ...message, status: 'RECEIVED' as const, error: null }));
  stub(retrySyncMessage, retried);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Применить ещё раз' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Применить ещё раз' }));
  await waitFor(() => expect(retried).toHaveBeenCalledTimes(1));
});

test('what becomes of a message that waits is told without a reload, and then nobody asks again', async () => {
  jest.useFakeTimers();
  const look = (status: 'PROCESSING' | 'APPLIED') => ({ ...message, status, error: null });
  const asked = jest.fn(() => look('APPLIED')).mockReturnValueOnce(look('PROCESSING'));
  stub(getSyncMessage, () => asked());
  open();
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  await pass(0);
  expect(screen.getByText('Применяется')).toBeVisible();
  await pass(6_000);
  expect(screen.getByText('Применено')).toBeVisible();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('an auditor reads why, and cannot try again', async () => {
  open(['AUDITOR']);
  expect(await screen.findByText('The programme PRG-9 is not known yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Применить ещё раз' })).not.toBeInTheDocument();
});

test('an address of no message says so', async () => {
  stub(getSyncMessage, () => new ApiError(404, 'Не найдено'));
  open();
  expect(
    await screen.findByRole('heading', { name: 'Такого сообщения нет', level: 1 }),
  ).toBeVisible();
});
