import { ApiError } from '@campus/shared/api/ApiError';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { cardOf, humanOf, texts } from '../card/cardFixtures';
import { HomeCard } from './HomeCard';

test('a guest is offered a card in four steps and may sign up', () => {
  renderScreen(<HomeCard />, { texts });
  expect(screen.getByRole('heading', { name: 'Карта студента за 4 шага' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Получить карту' })).toHaveAttribute(
    'href',
    '/me/card?modal=signUp',
  );
});

test('somebody signed in without a card is led to what is left', async () => {
  stub(getCampusCard, () => null);
  renderScreen(<HomeCard />, { texts, person: humanOf({ student: null }), roles: ['HUMAN'] });
  expect(await screen.findByText('Готово 2 из 4')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Посмотреть, что осталось' })).toHaveAttribute(
    'href',
    '/me/card',
  );
  expect(screen.queryByRole('link', { name: 'Получить карту' })).toBeNull();
});

test('the holder of a card sees it and can open it', async () => {
  stub(getCampusCard, () => cardOf());
  renderScreen(<HomeCard />, { texts, person: humanOf(), roles: ['HUMAN', 'STUDENT'] });
  expect(await screen.findByText('2026 0000 1234 5678')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать QR-код' })).toHaveAttribute('href', '/me/card');
});

test('a failed load is told without taking the page down', async () => {
  stub(getCampusCard, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<HomeCard />, { texts, person: humanOf(), roles: ['HUMAN'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис недоступен');
});

test('staff see neither a pitch nor a card', () => {
  const language = humanOf().language;
  const person = { kind: 'STAFF', language, student: null } as const;
  renderScreen(<HomeCard />, { texts, person, roles: ['ADMIN'] });
  expect(screen.queryByRole('heading')).toBeNull();
});
