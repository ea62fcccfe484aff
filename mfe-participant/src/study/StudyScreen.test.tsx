import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import {
  claimStudent,
  findStudents,
  getCurrentHuman,
  listOwnClaims,
  type CurrentHuman,
  type OwnClaim,
} from '@campus/shared/contract/people/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { humanOf, studyOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales, StudyScreen } from './StudyScreen';

const idOf = (number: number) => `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`;
const north = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ' };
const student = studyOf({ eduOrg: north, updatedAt: '2026-09-02T08:00:00Z' });
const candidate: CallOutput<typeof findStudents>[number] = {
  ...{ uuid: idOf(2), name: 'М••• А•••', recordBook: '•••12', program: 'Прикладная математика' },
  ...{ level: 'BACHELOR', course: 1, group: 'ПМ-101' },
};
const waiting: OwnClaim = {
  ...{ id: idOf(3), status: 'WAITING', createdAt: '2026-11-20T09:00:00Z' },
  ...{ decidedAt: null, reason: null, eduOrg: north },
};

function open(change: Partial<CurrentHuman> = {}, language: 'ru' | 'en' = 'ru') {
  let human = humanOf({ identityStatus: 'FILLED', ...change });
  stub(getCurrentHuman, () => human);
  stub(listEduOrgs, () => [{ ...north, city: null, isActive: true }]);
  renderScreen(<StudyScreen />, {
    texts: { namespace: 'participant', locales },
    roles: ['HUMAN'],
    language,
  });
  return (next: Partial<CurrentHuman>) => {
    human = humanOf({ ...change, ...next });
  };
}

beforeEach(() => stub(listOwnClaims, () => []));

async function search(book = '') {
  const organisation = await screen.findByRole('combobox', { name: 'Организация' });
  await userEvent.type(organisation, 'Северный');
  await userEvent.click(await screen.findByRole('option', { name: /Северный университет/ }));
  if (book)
    await userEvent.type(screen.getByRole('textbox', { name: /Номер зачётной книжки/ }), book);
  await userEvent.click(screen.getByRole('button', { name: 'Найти запись' }));
}

test('a found record is compared, claimed and linked', async () => {
  const asked: CallInput<typeof findStudents>[] = [];
  const claimed: CallInput<typeof claimStudent>[] = [];
  const change = open();
  stub(findStudents, (input) => {
    asked.push(input);
    return [candidate];
  });
  stub(claimStudent, (input) => {
    claimed.push(input);
    change({ student, identityStatus: 'VERIFIED' });
    return { student, identityStatus: 'VERIFIED' as const, claim: null };
  });
  await search('26-АБ12');
  expect(await screen.findByRole('heading', { name: 'Нашли 1 запись' })).toHaveFocus();
  const card = within(screen.getByRole('region', { name: 'Прикладная математика' }));
  expect(card.getByText('М••• А•••')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Это я' }));
  const facts = within(await screen.findByRole('region', { name: 'Данные об учёбе' }));
  expect(facts.getByText('Северный университет')).toBeVisible();
  expect(facts.getByText(/на 2 сентября 2026/)).toBeVisible();
  expect(asked).toEqual([{ params: { eduOrgId: north.id }, body: { recordBook: '26-АБ12' } }]);
  expect(claimed).toEqual([{ params: { uuid: candidate.uuid }, body: { recordBook: '26-АБ12' } }]);
});

test('a record that no number proves goes to staff, and that is said', async () => {
  open();
  stub(findStudents, () => [candidate, { ...candidate, uuid: idOf(4), program: 'Физика' }]);
  stub(claimStudent, () => {
    stub(listOwnClaims, () => [waiting]);
    return {
      ...{ student: null, identityStatus: 'FILLED' as const },
      claim: { id: waiting.id, status: waiting.status, createdAt: waiting.createdAt },
    };
  });
  await search();
  expect(await screen.findByRole('heading', { name: 'Нашли 2 записи' })).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Физика' }));
  await userEvent.click(card.getByRole('button', { name: 'Это я' }));
  expect(await screen.findByText('Запрос передан сотрудникам')).toBeVisible();
  expect(await screen.findByText(/Проверяем, что запись ваша/)).toBeVisible();
});

test('nobody found leads to one’s details and to support', async () => {
  open();
  stub(findStudents, () => []);
  await search();
  expect(await screen.findByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Проверить данные о себе' })).toHaveAttribute(
    'href',
    '/me/identity',
  );
});

test('an organisation is asked for, and a refused search keeps what was typed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти запись' }));
  expect(screen.getByRole('combobox', { name: 'Организация' })).toBeInvalid();
  stub(findStudents, () => new ApiError(429, 'Слишком много попыток. Повторите через час.'));
  await search('26-АБ12');
  expect(await screen.findByRole('alert')).toHaveTextContent('Повторите через час');
  expect(screen.getByRole('textbox', { name: /Номер зачётной книжки/ })).toHaveValue('26-АБ12');
});

test('a refused claim says why, and the record can be claimed again', async () => {
  open();
  stub(findStudents, () => [candidate]);
  stub(claimStudent, () => new ApiError(409, 'Учёба уже добавлена'));
  await search();
  await userEvent.click(await screen.findByRole('button', { name: 'Это я' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Учёба уже добавлена');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Это я' })).toBeEnabled());
});

test('before the identity there is nothing to search by', async () => {
  open({ identityStatus: 'EMPTY' });
  expect(await screen.findByRole('link', { name: 'Заполнить' })).toHaveAttribute(
    'href',
    '/me/identity',
  );
  expect(screen.queryByRole('button', { name: 'Найти запись' })).toBeNull();
});

test('a refused claim stands with its reason above the search', async () => {
  const reason = 'В записи другой человек';
  stub(listOwnClaims, () => [{ ...waiting, status: 'REFUSED' as const, reason }]);
  open();
  expect(await screen.findByText(`Причина: ${reason}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Найти запись' })).toBeVisible();
});

test('a record that another person has proved leads to support', async () => {
  stub(listOwnClaims, () => [{ ...waiting, status: 'REFUSED' as const }]);
  open();
  expect(await screen.findByText(/Эту запись подтвердил другой человек/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=STUDY',
  );
});

test('a claim that waits says with whom it is and until when', async () => {
  stub(listOwnClaims, () => [waiting]);
  open();
  expect(await screen.findByText(/у сотрудников поддержки. Ответ до 27 ноября 2026/)).toBeVisible();
});

test('a backend that does not tell of claims leaves the search', async () => {
  stub(listOwnClaims, () => new ApiError(404, 'Не найдено'));
  open();
  expect(await screen.findByRole('button', { name: 'Найти запись' })).toBeVisible();
});

test('a failed load can be tried again, in English too', async () => {
  stub(getCurrentHuman, () => new ApiError(503, 'The service is unavailable'));
  const texts = { namespace: 'participant', locales };
  renderScreen(<StudyScreen />, { texts, language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Studies' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeVisible();
});
