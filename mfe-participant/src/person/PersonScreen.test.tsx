import { ApiError } from '@campus/shared/api/ApiError';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { humanTabs } from '@campus/shared/contract/people/places';
import { getHuman } from '@campus/shared/contract/people/staffCalls';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { cardOf, humanOf } from '../card/cardFixtures';
import { locales, PersonScreen } from './PersonScreen';

const { id } = humanOf();
const at = '2026-03-05T10:00:00Z';

const stubPerson = (change: Partial<CallOutput<typeof getHuman>> = {}) =>
  stub(getHuman, () => ({
    ...humanOf({ snils: '***-***-***-95', phone: '+79123456789' }),
    ...{ deletedAt: null, createdAt: at, updatedAt: at, lastLoginAt: null },
    state: 'ACTIVE' as const,
    ...change,
  }));

const title = { ru: 'Выплаты', en: 'Payments' };
const payments = {
  slot: { ...humanTabs, widget: 'Payments', title, order: 1, access: ['SUPPORT'] },
  show: (props: object) => <p>{JSON.stringify(props)}</p>,
} as const;

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(
    <PlacesContext value={[payments]}>
      <PersonScreen />
    </PlacesContext>,
    {
      url: `/admin/people/${id}`,
      path: '/admin/people/:id',
      texts: { namespace: 'participant', locales },
      roles: ['SUPPORT'],
      language,
    },
  );

test('shows who somebody is, with documents as they are masked, and the card', async () => {
  stubPerson();
  stub(getHumanCard, () => cardOf());
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Студентка Первокурсница' }),
  ).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Сведения' }));
  expect(facts.getByText('***-***-***-95')).toBeVisible();
  expect(facts.getByText('Подтверждена')).toBeVisible();
  expect(await facts.findByText('Действует')).toBeVisible();
});

test('tells the widgets of other remotes whose page it is', async () => {
  stubPerson();
  stub(getHumanCard, () => null);
  open();
  const tab = await screen.findByRole('region', { name: 'Выплаты' });
  expect(tab).toHaveTextContent(JSON.stringify({ humanId: id }));
  expect(await screen.findByText('Карты нет')).toBeVisible();
});

test('says that an account was deleted', async () => {
  stubPerson({ state: 'DELETED', deletedAt: at });
  stub(getHumanCard, () => new ApiError(503, 'The service is down'));
  open('en');
  expect(await screen.findByText('The owner has deleted this account.')).toBeVisible();
  expect(await screen.findByText('Could not check')).toBeVisible();
});

test.each([404, 422])('an address of nobody (%s) says so', async (status) => {
  stub(getHuman, () => new ApiError(status, 'Не найдено'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Человек не найден' })).toBeVisible();
});

test('somebody of another organisation is refused, a failed load can be tried again', async () => {
  stub(getHuman, () => new ApiError(403, 'Этот человек учится в другой организации'));
  const refused = open();
  expect(await screen.findByText('Этот человек учится в другой организации')).toBeVisible();
  refused.unmount();
  stub(getHuman, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
