import { ApiError } from '@campus/shared/api/ApiError';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listOwnClaims } from '@campus/shared/contract/people/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf, cardTexts } from './cardFixtures';
import { CardScreen } from './CardScreen';

const noCodes = { qrToken: null, qrExpiresAt: null, offlineToken: null, offlineExpiresAt: null };
beforeEach(() => {
  stub(listMyApplications, () => ({ items: [], total: 0 }));
  stub(listOwnClaims, () => []);
});
afterEach(() => jest.useRealTimers());

/** An application for a card that nobody has decided yet. */
const applied = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c09', number: 'ESK-2026-000001', files: [] },
  ...{ type: 'ESK_CARD' as const, status: 'NEW' as const, createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, rejectReason: null, payload: null, version: 1 },
};

const open = (person = cardHolderOf()) =>
  renderScreen(<CardScreen />, {
    url: '/me/card',
    texts: cardTexts,
    person,
    roles: ['HUMAN', 'STUDENT'],
  });

test('the card names its holder, number and validity', async () => {
  stub(getCampusCard, () => cardOf());
  open();
  const front = within(await screen.findByRole('group', { name: 'Карта студента' }));
  expect(front.getByText('2026 0000 1234 5678')).toBeVisible();
  expect(front.getByText('Студентка')).toBeVisible();
  expect(front.getByText('31.08.2030')).toBeVisible();
  const details = within(screen.getByRole('region', { name: 'Данные карты' }));
  expect(details.getByText('Северный технологический университет')).toBeVisible();
  expect(details.getByText('Бакалавриат')).toBeVisible();
  expect(details.getByText('1 сентября 2025')).toBeVisible();
});

test('on paper stands the code for three days, and when it ends', async () => {
  stub(getCampusCard, () => cardOf());
  open();
  await screen.findByRole('group', { name: 'Карта студента' });
  expect(
    screen.getByText(/^Код на бумаге действует до 8 марта 2026, 12:59 по\sМоскве\./),
  ).toBeInTheDocument();
});

test('Enter turns the card over to its QR code and back', async () => {
  stub(getCampusCard, () => cardOf());
  open();
  const turn = await screen.findByRole('button', { name: 'QR-код на обороте', pressed: false });
  expect(screen.queryByRole('img', { name: 'QR-код карты' })).toBeNull();
  turn.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
  expect(turn).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(turn);
  expect(screen.queryByRole('img', { name: 'QR-код карты' })).toBeNull();
});

test('an active card that no door takes says why, and leads to what has to be corrected', async () => {
  stub(getCampusCard, () => cardOf());
  open(cardHolderOf({ identityStatus: 'MISMATCH', student: null }));
  expect(await screen.findByRole('heading', { name: 'По карте сейчас не пройти' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Подтвердить личность' })).toHaveAttribute(
    'href',
    '/me/identity',
  );
});

test('a blocked card says why, what to do, and has no code to show', async () => {
  stub(getCampusCard, () => cardOf({ status: 'BLOCKED', blockReason: 'LOST', ...noCodes }));
  open();
  expect(
    await screen.findByRole('heading', { name: 'Карта заблокирована: вы сообщили о потере' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=CARD',
  );
  expect(screen.queryByRole('button', { name: 'QR-код на обороте' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Показать на весь экран' })).toBeNull();
});

test('a lost card gives way to a new one, by an application or by the one that waits', async () => {
  stub(getCampusCard, () => cardOf({ status: 'BLOCKED', blockReason: 'LOST', ...noCodes }));
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Получить новую карту' })).toHaveAttribute(
    'href',
    '/me/applications/new/esk-card',
  );
  unmount();
  stub(listMyApplications, () => ({ items: [applied], total: 1 }));
  open();
  expect(await screen.findByRole('link', { name: 'Заявка на новую карту' })).toHaveAttribute(
    'href',
    '/me/applications',
  );
});

test.each([
  ['EXPIRED', null],
  ['CLOSED', null],
  ['BLOCKED', 'STUDY_ENDED'],
] as const)('a card that is %s gives way to a new one too', async (status, blockReason) => {
  stub(getCampusCard, () => cardOf({ status, blockReason, ...noCodes }));
  open();
  expect(await screen.findByRole('link', { name: 'Получить новую карту' })).toHaveAttribute(
    'href',
    '/me/applications/new/esk-card',
  );
});

test('after the study was unlinked the card stays, and says what comes first', async () => {
  const ended = {
    status: 'BLOCKED',
    blockReason: 'STUDY_ENDED',
    eduOrg: null,
    level: null,
  } as const;
  stub(getCampusCard, () => cardOf({ ...ended, ...noCodes }));
  open(cardHolderOf({ student: null }));
  expect(await screen.findByText(/сначала подтвердите учёбу/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Подтвердить учёбу' })).toHaveAttribute(
    'href',
    '/me/study',
  );
  expect(screen.queryByRole('link', { name: 'Получить новую карту' })).toBeNull();
});

test('a card that is being issued says by when', async () => {
  stub(getCampusCard, () => cardOf({ status: 'ISSUING', readyOn: '2026-11-30', ...noCodes }));
  open();
  expect(await screen.findByText(/Будет готова 30 ноября 2026/)).toBeVisible();
});

test('a card blocked for another reason offers no new one', async () => {
  stub(getCampusCard, () => cardOf({ status: 'BLOCKED', blockReason: 'FRAUD', ...noCodes }));
  open();
  expect(await screen.findByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Получить новую карту' })).toBeNull();
});

test('the cards before this one are told with their state and the day of issue', async () => {
  const old = { id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c03', number: '2025000012340001' };
  const facts = { blockReason: 'LOST', issuedAt: '2024-09-01', expiresAt: '2030-08-31' } as const;
  stub(getCampusCard, () => cardOf({ previous: [{ ...old, ...facts, status: 'CLOSED' }] }));
  open();
  const history = within(await screen.findByRole('region', { name: 'Прежние карты' }));
  expect(history.getByText('•••• 0001')).toBeVisible();
  expect(history.getByText('Выпущена 1 сентября 2024')).toBeVisible();
  expect(history.getByText('Закрыта')).toBeVisible();
});

test.each([
  ['ISSUING', 'Выпускается'],
  ['EXPIRED', 'Истекла'],
  ['CLOSED', 'Закрыта'],
] as const)('a card in the state %s says so in a plain word', async (status, word) => {
  stub(getCampusCard, () => cardOf({ status, ...noCodes }));
  open();
  expect((await screen.findAllByText(word))[0]).toBeVisible();
});

test('an application that waits is told, and leads to it', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), doNotFake: ['setTimeout'] });
  stub(getCampusCard, () => null);
  stub(listMyApplications, () => ({ items: [applied], total: 1 }));
  open(cardHolderOf());
  const card = within(await screen.findByRole('listitem', { name: 'Получить карту' }));
  expect(await card.findByText(/решение до 27 ноября 2026/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Получить карту' })).toHaveAttribute(
    'href',
    '/me/applications',
  );
});

test('without a card the way to it is shown, each step with its page', async () => {
  stub(getCampusCard, () => null);
  open(cardHolderOf({ student: null }));
  expect(await screen.findByText('Готово 2 из 5')).toBeVisible();
  const study = within(screen.getByRole('listitem', { name: 'Подтвердить учёбу' }));
  expect(study.getByText('Нужно сделать')).toBeVisible();
  expect(study.getByRole('link', { name: 'Подтвердить учёбу' })).toHaveAttribute(
    'href',
    '/me/study',
  );
  const card = within(screen.getByRole('listitem', { name: 'Получить карту' }));
  expect(card.getByText('Позже')).toBeVisible();
  expect(card.queryByRole('link')).toBeNull();
});

/** What a call that changes the card does after it. */
function Refresh() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Обновить
    </button>
  );
}

test('the list of tasks gives way to the card as soon as there is one', async () => {
  stub(getCampusCard, () => null);
  const screens = (
    <>
      <CardScreen />
      <Refresh />
    </>
  );
  renderScreen(screens, { texts: cardTexts, person: cardHolderOf() });
  expect(await screen.findByText('Готово 3 из 5')).toBeVisible();
  stub(getCampusCard, () => cardOf({ status: 'ISSUING', ...noCodes }));
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByRole('group', { name: 'Карта студента' })).toBeVisible();
  expect(screen.queryByText('Что нужно для карты')).toBeNull();
});

test('a failed load can be tried again', async () => {
  stub(getCampusCard, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByText('Сервис недоступен')).toBeVisible();
  stub(getCampusCard, () => cardOf());
  await userEvent.click(retry);
  expect(await screen.findByRole('group', { name: 'Карта студента' })).toBeVisible();
});

test('the texts are complete in English', async () => {
  stub(getCampusCard, () => cardOf());
  renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf(), language: 'en' });
  expect(await screen.findByRole('button', { name: 'Show full screen' })).toBeVisible();
  expect(screen.getAllByText('Active')[0]).toBeVisible();
  const front = within(screen.getByRole('group', { name: 'Student card' }));
  expect(front.getByText('Studentka')).toBeVisible();
  expect(front.getByText('Pervokursnitsa')).toBeVisible();
});
