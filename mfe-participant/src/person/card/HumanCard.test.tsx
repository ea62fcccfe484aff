import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { getHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf, cardTexts } from '../../card/cardFixtures';
import { HumanCard, locales } from './HumanCard';

const { id } = cardHolderOf();
const details: CallOutput<typeof getHuman> = {
  ...cardHolderOf(),
  ...{ deletedAt: null, lastLoginAt: null, state: 'ACTIVE' },
  ...{ createdAt: '2026-03-05T10:00:00Z', updatedAt: '2026-03-05T10:00:00Z' },
};
const previous = [
  {
    ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c09', number: '2024000012345678' },
    ...{ status: 'CLOSED' as const, blockReason: 'LOST' as const },
    ...{ issuedAt: '2024-09-01', expiresAt: '2028-08-31' },
  },
];

function open(roles: Role[] = ['SUPPORT'], language: 'ru' | 'en' = 'ru') {
  stub(getHuman, () => details);
  return renderScreen(<HumanCard humanId={id} />, {
    ...{ roles, language },
    texts: {
      namespace: 'participant',
      locales: {
        ru: { ...cardTexts.locales.ru, ...locales.ru },
        en: { ...cardTexts.locales.en, ...locales.en },
      },
    },
  });
}
async function perform(open: string, action: string, comment: string) {
  await userEvent.click(await screen.findByRole('button', { name: open }));
  const window = within(await screen.findByRole('dialog', { name: open }));
  await userEvent.type(window.getByRole('textbox', { name: /Комментарий/ }), comment);
  await userEvent.click(window.getByRole('button', { name: action }));
}

test('a card shows its number and terms, and those before it stand below', async () => {
  stub(getHumanCard, () => cardOf({ previous }));
  open(['AUDITOR']);
  const card = within(await screen.findByRole('region', { name: 'Нынешняя карта' }));
  expect(card.getByText('2026 0000 1234 5678')).toBeVisible();
  expect(card.getByText('Действует')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Прежние карты' }));
  expect(table.getByText('Владелец сообщил о потере')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Действия с картой' })).toBeNull();
});

test('whoever has no card is told when it appears', async () => {
  stub(getHumanCard, () => null);
  open(['ADMIN'], 'en');
  expect(await screen.findByRole('heading', { name: 'No card' })).toBeVisible();
});

test.each([
  ['ISSUING', ['Закрыть карту']],
  ['ACTIVE', ['Заблокировать карту', 'Закрыть карту']],
  ['BLOCKED', ['Разблокировать карту', 'Закрыть карту']],
  ['EXPIRED', []],
  ['CLOSED', []],
] as const)('a card in the state %s may be: %s', async (status, names) => {
  stub(getHumanCard, () => cardOf({ status }));
  open();
  await screen.findByRole('region', { name: 'Нынешняя карта' });
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(names);
});

test('a card is blocked with a comment and the version of the person, and the page shows it', async () => {
  let card = cardOf();
  const sent: CallInput<typeof updateHuman>[] = [];
  stub(getHumanCard, () => card);
  stub(updateHuman, (input) => {
    sent.push(input);
    card = cardOf({ status: 'BLOCKED', blockReason: 'STAFF' });
    return { ...details, version: 2 };
  });
  const { store } = open();
  await perform('Заблокировать карту', 'Заблокировать', 'Звонил владелец');
  expect(await screen.findByText('Решение сотрудника')).toBeVisible();
  expect(sent).toEqual([
    { params: { id }, body: { cardAction: 'BLOCK', comment: 'Звонил владелец', version: 1 } },
  ]);
  expect(store.getState().notifications[0]?.text).toBe('Карта заблокирована');
});

test('a move that is illegal by now is told in its sentence, and the page shows the card anew', async () => {
  const reason = 'Карта уже закрыта. Обновите страницу.';
  let card = cardOf();
  stub(getHumanCard, () => card);
  stub(updateHuman, () => {
    card = cardOf({ status: 'CLOSED' });
    return new ApiError(409, reason, { code: 'STATE' });
  });
  const { store } = open();
  await perform('Заблокировать карту', 'Заблокировать', 'Звонил владелец');
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(reason));
  expect(await screen.findByText('Закрыта')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Заблокировать карту' })).toBeNull();
});

test('where the person was saved meanwhile, the window stays and sends the fresh version', async () => {
  const versions: number[] = [];
  stub(getHumanCard, () => cardOf());
  stub(updateHuman, ({ body }) => {
    versions.push(body.version);
    return body.version < 2
      ? new ApiError(409, 'Запись изменили', { code: 'VERSION' })
      : { ...details, version: 3 };
  });
  open();
  await screen.findByRole('button', { name: 'Закрыть карту' });
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть карту' }));
  const window = within(await screen.findByRole('dialog', { name: 'Закрыть карту' }));
  await userEvent.type(window.getByRole('textbox', { name: /Комментарий/ }), 'Просил владелец');
  stub(getHuman, () => ({ ...details, version: 2 }));
  await userEvent.click(window.getByRole('button', { name: 'Закрыть карту' }));
  expect(await window.findByText('Запись изменили')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Закрыть карту' }));
  await waitFor(() => expect(versions.at(-1)).toBe(2));
});

test('a failed load can be tried again', async () => {
  stub(getHumanCard, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
