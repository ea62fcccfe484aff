import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { createTicket } from '@campus/shared/contract/support/calls';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf, cardTexts } from './cardFixtures';
import { CardScreen } from './CardScreen';

const blocked = cardOf({
  ...{ status: 'BLOCKED', blockReason: 'LOST', qrToken: null, qrExpiresAt: null },
  ...{ offlineToken: null, offlineExpiresAt: null },
});
const sent: CallInput<typeof createTicket>['body'][] = [];

async function ask() {
  const view = renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf() });
  await userEvent.click(await screen.findByRole('button', { name: 'Потеряли карту?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Заблокировать карту?' });
  return { ...view, dialog };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Заблокировать' }));

beforeEach(() => {
  sent.length = 0;
  stub(getCampusCard, () => cardOf());
  stub(createTicket, ({ body }) => {
    sent.push(body);
    stub(getCampusCard, () => blocked);
    const facts = { number: 'T-000046', createdAt: '2026-11-20T09:00:00Z', status: 'NEW' } as const;
    const id = '9c1a7c9e-1f00-4a00-8a00-000000000046';
    return { id, ...facts, isReopened: false, isCardBlocked: true };
  });
});

test('a lost card is blocked by one confirmation, and says how it comes back', async () => {
  const { store, dialog } = await ask();
  expect(dialog).toHaveAccessibleDescription(/никого не пустят.*поддержка снимет блокировку/);
  expect(sent).toStrictEqual([]);
  await confirm();
  expect(
    await screen.findByRole('heading', { name: 'Карта заблокирована: вы сообщили о потере' }),
  ).toBeVisible();
  expect(sent).toMatchObject([{ category: 'CARD_LOST', subject: 'Потеряна карта •••• 5678' }]);
  expect(store.getState().notifications).toMatchObject([
    { tone: 'success', text: expect.stringContaining('T-000046') as string },
  ]);
  expect(screen.queryByRole('button', { name: 'Потеряли карту?' })).toBeNull();
  expect(screen.getByText(/Нашли карту — напишите нам/)).toBeVisible();
});

test('nothing happens to the card when somebody thinks better of it', async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toStrictEqual([]);
});

test('a report that fails says why, can be sent again, and leads to the form', async () => {
  stub(createTicket, () => new ApiError(503, 'Сервис недоступен'));
  const { dialog } = await ask();
  await confirm();
  const failure = await within(dialog).findByRole('alert');
  expect(failure).toHaveTextContent('Сервис недоступен');
  expect(within(failure).getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=CARD_LOST',
  );
  expect(screen.getByRole('button', { name: 'Заблокировать' })).toBeEnabled();
});

test.each([
  ['a report', { id: idOf(46), number: 'T-000046' }, /T-000046/],
  ['a refusal', new ApiError(503, 'Сервис недоступен'), /возможно, не заблокирована/],
])('%s that comes after somebody has gone on is told all the same', async (_, result, told) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const facts = { createdAt: '2026-11-20T09:00:00Z', status: 'NEW' as const };
  stub(createTicket, async () => {
    await late;
    if (result instanceof ApiError) throw result;
    return { ...result, ...facts, isReopened: false, isCardBlocked: true };
  });
  const { store, unmount } = await ask();
  await confirm();
  unmount();
  answer();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: expect.stringMatching(told) as string },
    ]),
  );
});

test('a card that is blocked already cannot be reported', async () => {
  stub(getCampusCard, () => blocked);
  renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf() });
  await screen.findByRole('heading', { name: 'Карта заблокирована: вы сообщили о потере' });
  expect(screen.queryByRole('button', { name: 'Потеряли карту?' })).toBeNull();
});
