import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { createTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { NewTicketScreen } from './NewTicketScreen';

const card: CallOutput<typeof getCampusCard> = {
  ...{ id: '9c1a7c9e-1f00-4a00-8a00-000000000050', number: '2026000012345678', status: 'ACTIVE' },
  ...{ kind: 'DIGITAL', blockReason: null, issuedAt: '2025-09-01', expiresAt: '2030-08-31' },
  ...{ photoUrl: null, issuing: null, previous: [], level: 'BACHELOR' },
  ...{ qrToken: null, qrExpiresAt: null, offlineToken: null, offlineExpiresAt: null },
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null },
  eduOrg: {
    ...{ id: '9c1a7c9e-1f00-4a00-8a00-000000000051', name: 'Северный университет' },
    shortName: 'СТУ',
  },
};
const receipt = {
  ...{ id: '9c1a7c9e-1f00-4a00-8a00-000000000046', number: 'T-000046' },
  ...{ createdAt: '2026-11-20T09:00:00Z', status: 'NEW' as const },
  ...{ isReopened: false, isCardBlocked: true },
};
const sent: CallInput<typeof createTicket>['body'][] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listMyTickets, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(getCampusCard, () => card);
  stub(createTicket, ({ body }) => {
    sent.push(body);
    return receipt;
  });
});

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<NewTicketScreen />, {
    ...{ url: '/help/new?topic=CARD_LOST', person: humanOf(), language },
    texts: { namespace: 'support', locales: { ru, en } },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function ask() {
  const view = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Заблокировать карту сейчас' }));
  const name = 'Заблокировать карту •••• 5678?';
  return { ...view, dialog: within(await screen.findByRole('alertdialog', { name })) };
}

test('the button of the form says that it blocks, and the receipt that it has', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Коротко, о чём вопрос' }), 'Потеряла');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Что случилось' }),
    'В библиотеке вчера',
  );
  await press('Заблокировать карту и отправить');
  expect(await screen.findByText('Карта заблокирована')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /T-000046/ })).toBeVisible();
});

test('one press and a confirmation block the card before anything is written', async () => {
  const { dialog } = await ask();
  expect(sent).toStrictEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Заблокировать' }));
  expect(await screen.findByText('Карта заблокирована')).toBeVisible();
  expect(sent).toMatchObject([{ category: 'CARD_LOST', subject: 'Потеряна карта •••• 5678' }]);
});

test('a report that fails says why, and can be sent again', async () => {
  stub(createTicket, () => new ApiError(503, 'Сервис недоступен'));
  const { dialog } = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Заблокировать' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Сервис недоступен');
  expect(dialog.getByRole('button', { name: 'Заблокировать' })).toBeEnabled();
});

test.each([
  ['a report', undefined, /T-000046/],
  ['a refusal', new ApiError(503, 'Сервис недоступен'), /возможно, не заблокирована/],
])('%s that comes after somebody has gone on is told all the same', async (_, refusal, told) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(createTicket, async () => {
    await late;
    if (refusal) throw refusal;
    return receipt;
  });
  const { store, dialog, unmount } = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Заблокировать' }));
  unmount();
  answer();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: expect.stringMatching(told) as string },
    ]),
  );
});

test('nobody without a working card is promised that one will be blocked', async () => {
  stub(getCampusCard, () => null);
  open();
  expect(await screen.findByRole('button', { name: 'Отправить' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Заблокировать карту сейчас' })).toBeNull();
});

test('another topic blocks nothing, and says so by its button', async () => {
  open();
  await screen.findByRole('button', { name: 'Заблокировать карту и отправить' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeVisible();
});

test('says it in English too', async () => {
  open('en');
  expect(await screen.findByRole('button', { name: 'Block the card now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Block the card and send' })).toBeVisible();
});
