import { ApiError } from '@campus/shared/api/ApiError';
import { filterApplications } from '@campus/shared/contract/applications/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { getHuman } from '@campus/shared/contract/people/staffCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { cardOf, cardHolderOf, cardTexts as common } from '../card/cardFixtures';
import { locales, TicketPerson } from './TicketPerson';

const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-00000000000${number}`;
const humanId = idOf(1);
const name = { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null };

const at = '2026-03-05T10:00:00Z';
const person: CallOutput<typeof getHuman> = {
  ...cardHolderOf({ id: humanId, ...name }),
  ...{ deletedAt: null, createdAt: at, updatedAt: at, lastLoginAt: null, state: 'ACTIVE' },
};

const organisation = { id: idOf(9), name: 'Северный университет', shortName: 'СТУ' };
type Application = CallOutput<typeof filterApplications>['items'][number];

const applicationOf = (id: number, owner: string): Application => ({
  ...{ id: idOf(id), number: `EG-00000${id}`, type: 'EXTRA_GRANT', status: 'NEW' },
  ...{ createdAt: at, decidedAt: null, rejectReason: null, isOverdue: false },
  ...{ human: { id: owner, ...name }, eduOrg: organisation },
});
const stubApplications = (...items: ReturnType<typeof applicationOf>[]) =>
  stub(filterApplications, () => ({ items, total: items.length, skip: 0, size: 100 }));

beforeEach(() => {
  stub(getHumanCard, () => cardOf());
  stub(getHuman, () => person);
  stubApplications();
});

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<TicketPerson humanId={humanId} />, {
    ...{ roles: ['SUPPORT'], language },
    texts: {
      namespace: 'participant',
      locales: {
        ru: { ...common.locales.ru, ...locales.ru },
        en: { ...common.locales.en, ...locales.en },
      },
    },
  });

test('the card and what waits for a decision lead to their pages', async () => {
  stubApplications(applicationOf(2, humanId), applicationOf(3, idOf(9)));
  open();
  expect(await screen.findByRole('link', { name: 'Карта •••• 5678' })).toHaveAttribute(
    'href',
    `/admin/humans/${humanId}?tab=card`,
  );
  expect(screen.getByText('Действует')).toBeVisible();
  const application = await screen.findByRole('link', {
    name: 'Повышенная стипендия, EG-000002',
  });
  expect(application).toHaveAttribute('href', `/admin/applications/${idOf(2)}`);
  // Of somebody with the same name.
  expect(screen.queryByRole('link', { name: /EG-000003/ })).toBeNull();
});

test.each([
  ['DELETED', 'ru', 'Владелец удалил учётную запись. Ответ дойдёт, только если её восстановят.'],
  ['ANONYMISED', 'en', 'This account has been anonymised. Nobody will read an answer.'],
] as const)('whoever answers is told that the account is %s', async (state, language, words) => {
  stub(getHuman, () => ({ ...person, state }));
  open(language);
  expect(await screen.findByText(words)).toBeVisible();
});

test('where there is neither it says so, in English too', async () => {
  stub(getHumanCard, () => null);
  open('en');
  expect(await screen.findByText('There is no card.')).toBeVisible();
  expect(await screen.findByText('No application is waiting for a decision.')).toBeVisible();
});

test('one that fails can be asked again, and the other is there', async () => {
  stub(getHumanCard, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(await screen.findByText('Ни одна заявка не ждёт решения.')).toBeVisible();
});
