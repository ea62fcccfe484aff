import { ApiError } from '@campus/shared/api/ApiError';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listOwnClaims } from '@campus/shared/contract/people/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { cardOf, cardHolderOf, university, cardTexts } from '../card/cardFixtures';
import { HomeCard } from './HomeCard';

const waiting = {
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c09', number: 'ESK-2026-000001', files: [] },
  ...{ type: 'ESK_CARD' as const, status: 'NEW' as const, createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, rejectReason: null, payload: null, version: 1 },
};

beforeEach(() => {
  stub(listMyApplications, () => ({ items: [], total: 0 }));
  stub(listOwnClaims, () => []);
});
afterEach(() => jest.useRealTimers());

test('a guest is offered a card in five steps and may sign up', () => {
  renderScreen(<HomeCard />, { texts: cardTexts });
  expect(screen.getByRole('heading', { name: 'Карта студента за 5 шагов' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Получить карту' })).toHaveAttribute(
    'href',
    '/me/card?modal=signUp',
  );
});

test('somebody signed in without a card is led to what is left', async () => {
  stub(getCampusCard, () => null);
  renderScreen(<HomeCard />, {
    texts: cardTexts,
    person: cardHolderOf({ student: null }),
    roles: ['HUMAN'],
  });
  expect(await screen.findByText('Готово 2 из 5')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Посмотреть, что осталось' })).toHaveAttribute(
    'href',
    '/me/card',
  );
  expect(screen.queryByRole('link', { name: 'Получить карту' })).toBeNull();
});

test('what waits for others is told as on the page of the card, and what is late says so', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), doNotFake: ['setTimeout'] });
  stub(getCampusCard, () => null);
  stub(listMyApplications, () => ({ items: [waiting], total: 1 }));
  stub(listOwnClaims, () => [
    {
      ...{ id: waiting.id, status: 'WAITING' as const, createdAt: '2026-11-19T09:00:00Z' },
      ...{ decidedAt: null, reason: null, eduOrg: university },
    },
  ]);
  renderScreen(<HomeCard />, {
    texts: cardTexts,
    person: cardHolderOf({ student: null }),
    roles: ['HUMAN'],
  });
  expect(
    await screen.findByText(/Заявка на рассмотрении.*решение до 27 ноября 2026/),
  ).toBeVisible();
  expect(
    await screen.findByText(/Запрос у сотрудников.*должны были ответить до 26 ноября 2026/),
  ).toBeVisible();
});

test('the holder of a card sees it and can open it', async () => {
  stub(getCampusCard, () => cardOf());
  renderScreen(<HomeCard />, {
    texts: cardTexts,
    person: cardHolderOf(),
    roles: ['HUMAN', 'STUDENT'],
  });
  expect(await screen.findByText('2026 0000 1234 5678')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать QR-код' })).toHaveAttribute('href', '/me/card');
});

test('a failed load is told without taking the page down', async () => {
  stub(getCampusCard, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<HomeCard />, { texts: cardTexts, person: cardHolderOf(), roles: ['HUMAN'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис недоступен');
});

test('staff see neither a pitch nor a card', () => {
  const language = cardHolderOf().language;
  const person = { kind: 'STAFF', language, student: null } as const;
  renderScreen(<HomeCard />, { texts: cardTexts, person, roles: ['ADMIN'] });
  expect(screen.queryByRole('heading')).toBeNull();
});
