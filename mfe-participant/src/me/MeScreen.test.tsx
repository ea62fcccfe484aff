import { ApiError } from '@campus/shared/api/ApiError';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listOwnClaims } from '@campus/shared/contract/people/calls';
import { meAside } from '@campus/shared/contract/people/places';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf, cardTexts as common } from '../card/cardFixtures';
import { locales, MeScreen } from './MeScreen';

const texts = {
  namespace: 'participant',
  locales: {
    ru: { ...common.locales.ru, ...locales.ru },
    en: { ...common.locales.en, ...locales.en },
  },
};
const applicationOf = (id: number, status: 'NEW' | 'REJECTED') => ({
  ...{ id: `0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c0${id}`, number: `EG-2026-00000${id}`, files: [] },
  ...{ type: 'EXTRA_GRANT' as const, status, createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, rejectReason: null, payload: null, version: 1 },
});
const stubOwn = (...items: ReturnType<typeof applicationOf>[]) =>
  stub(listMyApplications, () => ({ items, total: items.length }));
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  stubOwn();
  stub(listOwnClaims, () => []);
});

afterEach(() => jest.useRealTimers());

const open = (student = true, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<MeScreen />, {
    ...{ url: '/me', texts, language },
    person: student ? cardHolderOf() : cardHolderOf({ student: null }),
    roles: student ? ['HUMAN', 'STUDENT'] : ['HUMAN'],
  });

test('without a card the way to it stands first, each step with its page', async () => {
  stub(getCampusCard, () => null);
  open(false);
  expect(await screen.findByText('Готово 2 из 5')).toBeVisible();
  expect(linkTo('Подтвердить учёбу')).toBe('/me/study');
  const sections = within(screen.getByRole('navigation', { name: 'Мои разделы' }));
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Профиль',
    'Личность',
    'Учёба',
    'Заявки',
  ]);
});

test('with a card the way has folded into it, and a student has a plan', async () => {
  stub(getCampusCard, () => cardOf());
  open();
  expect(await screen.findByText('2026 0000 1234 5678')).toBeVisible();
  expect(linkTo('Показать QR-код')).toBe('/me/card');
  expect(screen.queryByText('Что нужно для карты')).toBeNull();
  expect(linkTo('Учебный план')).toBe('/me/work-plan');
});

test.each([
  ['2026-11-27T20:59:00Z', 'Решение до 27 ноября 2026'],
  ['2026-11-27T21:00:00Z', 'Должны были решить до 27 ноября 2026'],
])('what waits for a decision at %s says when it comes, or that it is late', async (now, words) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout'] });
  stub(getCampusCard, () => cardOf());
  stubOwn(applicationOf(1, 'NEW'), applicationOf(2, 'REJECTED'));
  open();
  const waiting = within(screen.getByRole('region', { name: 'Заявки' }));
  expect(await waiting.findByText(words)).toBeVisible();
  expect(waiting.getAllByRole('listitem')).toHaveLength(1);
  expect(waiting.getByRole('link', { name: 'Повышенная стипендия' })).toBeVisible();
  expect(linkTo('Все заявки')).toBe('/me/applications');
});

test('where no application waits it says so', async () => {
  stub(getCampusCard, () => cardOf());
  stubOwn(applicationOf(2, 'REJECTED'));
  open();
  expect(await screen.findByText('Сейчас ни одна заявка не ждёт решения.')).toBeVisible();
});

test('other remotes stand beside it', () => {
  stub(getCampusCard, () => cardOf());
  const slot = { ...meAside, widget: 'Sums', order: 1, access: ['STUDENT'] as const };
  renderScreen(
    <PlacesContext value={[{ slot, show: () => <p>Выплата</p> }]}>
      <MeScreen />
    </PlacesContext>,
    { texts, person: cardHolderOf(), roles: ['HUMAN', 'STUDENT'] },
  );
  expect(screen.getByText('Выплата')).toBeVisible();
});

test('a card that does not load can be tried again, and takes nothing else along', async () => {
  stub(getCampusCard, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(linkTo('Профиль')).toBe('/me/profile');
  stub(getCampusCard, () => cardOf());
  await userEvent.click(retry);
  expect(await screen.findByText('2026 0000 1234 5678')).toBeVisible();
});

test('the texts are complete in English', async () => {
  stub(getCampusCard, () => null);
  open(false, 'en');
  expect(await screen.findByText('2 of 5 done')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Applications' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'My sections' })).toBeVisible();
});
