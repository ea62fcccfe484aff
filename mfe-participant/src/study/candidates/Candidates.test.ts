import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { claimStudent, findStudents, listOwnClaims } from '@campus/shared/contract/people/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  studyCandidate,
  north,
  openStudy as open,
  searchStudy as search,
  student,
  waiting,
} from '../openStudy';

beforeEach(() => stub(listOwnClaims, () => []));

test('a found record is compared, claimed and linked', async () => {
  const asked: CallInput<typeof findStudents>[] = [];
  const claimed: CallInput<typeof claimStudent>[] = [];
  const change = open();
  stub(findStudents, (input) => {
    asked.push(input);
    return [studyCandidate];
  });
  stub(claimStudent, (input) => {
    claimed.push(input);
    change({ student, identityStatus: 'VERIFIED' });
    return { student, identityStatus: 'VERIFIED' as const, claim: null };
  });
  await search('26-АБ12');
  expect(await screen.findByRole('heading', { name: 'Нашли 1 запись' })).toHaveFocus();
  expect(screen.getByText(/если запись ваша, нажмите «Это я»/)).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Прикладная математика' }));
  expect(card.getByText('М••• А•••')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Это я' }));
  const facts = within(await screen.findByRole('region', { name: 'Данные об учёбе' }));
  expect(facts.getByText('Северный университет')).toBeVisible();
  expect(facts.getByText(/на 2 сентября 2026/)).toBeVisible();
  expect(asked).toEqual([{ params: { eduOrgId: north.id }, body: { recordBook: '26-АБ12' } }]);
  expect(claimed).toEqual([
    { params: { uuid: studyCandidate.uuid }, body: { recordBook: '26-АБ12' } },
  ]);
});

test('a record that no number proves goes to staff, and that is said', async () => {
  open();
  stub(findStudents, () => [
    studyCandidate,
    { ...studyCandidate, uuid: idOf(4), program: 'Физика' },
  ]);
  stub(claimStudent, () => {
    stub(listOwnClaims, () => [waiting]);
    return {
      ...{ student: null, identityStatus: 'FILLED' as const },
      claim: { id: waiting.id, status: waiting.status, createdAt: waiting.createdAt },
    };
  });
  await search();
  expect(await screen.findByRole('heading', { name: 'Нашли 2 записи' })).toBeVisible();
  expect(screen.getByText(/Не уверены — укажите номер зачётной книжки/)).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Физика' }));
  await userEvent.click(card.getByRole('button', { name: 'Это я' }));
  expect(await screen.findByText('Запрос передан сотрудникам')).toBeVisible();
  expect(await screen.findByText(/Проверяем, что запись ваша/)).toBeVisible();
});

test('nobody found leads to one’s details and to support', async () => {
  open();
  stub(findStudents, () => []);
  await search();
  const said = await screen.findByRole('heading', { name: 'Такой записи нет' });
  expect(document.activeElement).toContainElement(said);
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'Проверить данные о себе' })).toHaveAttribute(
    'href',
    '/me/identity',
  );
});

test('a refused claim says why, and the record can be claimed again', async () => {
  open();
  stub(findStudents, () => [studyCandidate]);
  stub(claimStudent, () => new ApiError(409, 'Учёба уже добавлена'));
  await search();
  await userEvent.click(await screen.findByRole('button', { name: 'Это я' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Учёба уже добавлена');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Это я' })).toBeEnabled());
});
