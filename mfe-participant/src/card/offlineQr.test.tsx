import { ApiError } from '@campus/shared/api/ApiError';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen } from '@testing-library/react';
import { cardOf, cardHolderOf, cardTexts } from './cardFixtures';
import { CardScreen } from './CardScreen';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-05T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** What the service worker answers when there is no network. */
const offlineCard = (change = {}) => cardOf({ qrToken: null, qrExpiresAt: null, ...change });

async function openTurned() {
  renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf() });
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'QR-код на обороте' }));
  await pass(1);
}

test('offline the card shows a second QR, marked «Без сети», with its end and no countdown', async () => {
  stub(getCampusCard, () => offlineCard());
  await openTurned();
  expect(screen.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
  expect(screen.getByText('Без сети')).toBeVisible();
  expect(screen.getByText('Код действует до 8 марта 2026, 12:59')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Карта работает без сети' })).toBeVisible();
  expect(screen.getByText(/пропустят до 8 марта 2026, 12:59 по\sМоскве\./)).toBeVisible();
});

test('a kept copy gives way to the live card by itself, as soon as the server answers', async () => {
  stub(getCampusCard, () => offlineCard());
  await openTurned();
  await pass(10);
  expect(screen.getByText('Без сети')).toBeVisible();
  stub(getCampusCard, () => cardOf());
  await pass(3);
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByText('Без сети')).toBeNull();
});

test('an offline code that has run out says so', async () => {
  stub(getCampusCard, () => offlineCard({ offlineExpiresAt: '2026-03-05T09:00:00Z' }));
  await openTurned();
  expect(screen.getByRole('heading', { name: 'Код без сети больше не действует' })).toBeVisible();
  expect(screen.getByText('Код действовал до 5 марта 2026, 12:00')).toBeVisible();
  expect(screen.getByText(/трое суток, до 5 марта 2026, 12:00 по\sМоскве\./)).toBeVisible();
});

test('a live code that cannot be renewed gives way to the offline one, and comes back', async () => {
  stub(getCampusCard, () => cardOf());
  await openTurned();
  expect(screen.getByRole('timer')).toBeVisible();
  stub(getCampusCard, () => new ApiError('FETCH_ERROR', 'Нет связи'));
  await pass(60);
  expect(screen.getByText('Без сети')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  stub(getCampusCard, () => cardOf({ qrToken: 'second-token' }));
  fireEvent.click(screen.getByRole('button', { name: 'Обновить код' }));
  await pass(1);
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByText('Без сети')).toBeNull();
});

test('a card that is not active has no code for offline either', async () => {
  const none = { offlineToken: null, offlineExpiresAt: null };
  stub(getCampusCard, () => offlineCard({ status: 'BLOCKED', blockReason: 'LOST', ...none }));
  renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf() });
  await pass(1);
  expect(screen.getByRole('heading', { name: /Карта заблокирована/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'QR-код на обороте' })).toBeNull();
});
