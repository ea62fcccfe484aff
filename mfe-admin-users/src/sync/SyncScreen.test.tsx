import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import {
  filterSyncMessages,
  isSyncAlive,
  type SyncMessage,
} from '@campus/shared/contract/sync/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { SyncScreen, locales } from './SyncScreen';

const message: SyncMessage = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-000000000001', messageId: 'MSG-000123' },
  ...{ entityType: 'STUDENT', operationType: 'UPDATE', externalId: 'STD-000007' },
  ...{ occurredAt: '2026-11-20T09:00:00Z', receivedAt: '2026-11-20T09:01:00Z' },
  ...{ status: 'DEAD', attempts: 6, error: 'The programme PRG-9 is not known yet' },
  nextAttemptAt: null,
};
const counts = { RECEIVED: 0, PROCESSING: 0, APPLIED: 40, SKIPPED: 2, FAILED: 1, DEAD: 3 };
const alive: CallOutput<typeof isSyncAlive> = {
  ...{ isConfigured: true, isAlive: true, counts },
  lastMessageAt: '2026-11-20T09:01:00Z',
};

const asked: CallInput<typeof filterSyncMessages>[] = [];
beforeEach(() => {
  asked.length = 0;
  stub(isSyncAlive, () => alive);
  stub(filterSyncMessages, (input) => {
    asked.push(input);
    return { items: [message], total: 1, skip: 0, size: 20 };
  });
});

function open(url = '/admin/sync', roles: Role[] = ['ADMIN']) {
  return renderScreen(<SyncScreen />, {
    ...{ url, path: '/admin/sync/:id?', roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}

test('messages are listed newest first, with what became of each and how many of each there are', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /STD-000007/ }));
  expect(row.getByText('Не применено')).toBeVisible();
  expect(row.getByText('Изменение')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Не применено · 3' })).toBeVisible();
  expect(asked[0]?.query).toMatchObject({ asc: false });
});

test.each([
  ['НСИ отвечает', {}],
  ['НСИ не отвечает', { isAlive: false }],
  ['Связь с НСИ не настроена', { isAlive: false, isConfigured: false }],
])('the lamp can say: %s', async (words, facts) => {
  stub(isSyncAlive, () => ({ ...alive, ...facts }));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['Очередь ждёт с 20.11.2026, 12:01', '2026-11-20T09:01:00Z'],
  ['В очереди ничего нет', null],
])('beside it stands how old the queue is: %s', async (words, oldestWaitingAt) => {
  stub(isSyncAlive, () => ({ ...alive, oldestWaitingAt }));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('filters of the address are sent as the call wants them', async () => {
  open('/admin/sync?status=DEAD&entity=STUDENT&operation=DELETE');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({
    statuses: ['DEAD'],
    entityTypes: ['STUDENT'],
    operationTypes: ['DELETE'],
  });
});

test('before the first message it says when there will be some', async () => {
  stub(filterSyncMessages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  open();
  expect(await screen.findByText('Сообщений ещё не было')).toBeVisible();
});

test('the list changes as the counts beside it do', async () => {
  jest.useFakeTimers();
  open();
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  await pass(0);
  expect(screen.getByRole('row', { name: /STD-000007/ })).toHaveTextContent('Не применено');
  const applied = { ...message, status: 'APPLIED' as const };
  stub(filterSyncMessages, () => ({ items: [applied], total: 1, skip: 0, size: 20 }));
  await pass(31_000);
  expect(screen.getByRole('row', { name: /STD-000007/ })).not.toHaveTextContent('Не применено');
  jest.useRealTimers();
});

test('a list that cannot be read can be asked for again', async () => {
  stub(filterSyncMessages, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
