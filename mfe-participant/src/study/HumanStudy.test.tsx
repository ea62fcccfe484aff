import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listHumanPrograms, unlinkStudy } from '@campus/shared/contract/people/staffCalls';
import type { Role } from '@campus/shared/contract/roles';
import { studyOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardHolderOf } from '../card/cardFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { HumanStudy, locales } from './HumanStudy';

const { id } = cardHolderOf();
const eduOrg = {
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01',
  name: 'Северный университет',
  shortName: 'СТУ',
};
const program = {
  ...{
    id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c08',
    code: '01.03.04',
    name: 'Прикладная математика',
  },
  ...{ level: 'BACHELOR' as const, months: 48, grantEligible: true },
};
const study: CallOutput<typeof listHumanPrograms>[number] = {
  ...studyOf({ eduOrg, updatedAt: '2026-09-02T08:00:00Z' }),
  ...{ program, nsiId: 'student-1' },
};
const details: CallOutput<typeof unlinkStudy> = {
  ...cardHolderOf({ student: null }),
  ...{ deletedAt: null, lastLoginAt: null, state: 'ACTIVE' },
  ...{ createdAt: '2026-03-05T10:00:00Z', updatedAt: '2026-03-05T10:00:00Z' },
};

const open = (roles: Role[] = ['SUPPORT'], language: 'ru' | 'en' = 'ru') =>
  renderScreen(<HumanStudy humanId={id} />, {
    ...{ roles, language },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
  });
async function unlinkFor(reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Отвязать учёбу' }));
  const window = within(await screen.findByRole('dialog', { name: 'Отвязать учёбу' }));
  await userEvent.type(window.getByRole('textbox', { name: 'Причина' }), reason);
  await userEvent.click(window.getByRole('button', { name: 'Отвязать учёбу' }));
}

test('a study shows its programme with the code, and when the organisation changed it', async () => {
  stub(listHumanPrograms, () => [study]);
  open(['AUDITOR']);
  const section = within(await screen.findByRole('region', { name: eduOrg.name }));
  expect(section.getByText('01.03.04 Прикладная математика')).toBeVisible();
  expect(section.getByText('Бакалавриат')).toBeVisible();
  expect(section.getByText('По данным организации на 2 сентября 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отвязать учёбу' })).toBeNull();
});

test('whoever has none is told when it appears', async () => {
  stub(listHumanPrograms, () => []);
  open(['SUPPORT'], 'en');
  expect(await screen.findByRole('heading', { name: 'No studies linked' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unlink studies' })).toBeNull();
});

test('a study is taken away with a reason, and the page shows that it is gone', async () => {
  let studies = [study];
  const sent: CallInput<typeof unlinkStudy>[] = [];
  stub(listHumanPrograms, () => studies);
  stub(unlinkStudy, (input) => {
    sent.push(input);
    studies = [];
    return details;
  });
  const { store } = open();
  await unlinkFor('Запись другого человека');
  expect(await screen.findByRole('heading', { name: 'Учёба не привязана' })).toBeVisible();
  expect(sent).toEqual([{ params: { id }, body: { reason: 'Запись другого человека' } }]);
  expect(store.getState().notifications[0]?.text).toBe('Учёба отвязана');
});

test('a reason of a word is refused at its field, and nothing is sent', async () => {
  const unlink = jest.fn(() => details);
  stub(listHumanPrograms, () => [study]);
  stub(unlinkStudy, unlink);
  open();
  await unlinkFor('Ошибка');
  const window = within(screen.getByRole('dialog', { name: 'Отвязать учёбу' }));
  await waitFor(() => expect(window.getByRole('textbox', { name: 'Причина' })).toBeInvalid());
  expect(unlink).not.toHaveBeenCalled();
});

test('a backend that cannot unlink says so once, and the button is gone', async () => {
  stub(listHumanPrograms, () => [study]);
  stub(unlinkStudy, () => new ApiError(404, 'Не найдено'));
  const { store } = open();
  await unlinkFor('Запись другого человека');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отвязать учёбу' })).toBeNull());
  expect(store.getState().notifications[0]?.text).toMatch(/сервер этого не умеет/);
});

test('a failed load can be tried again', async () => {
  stub(listHumanPrograms, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
