import { ApiError } from '@campus/shared/api/ApiError';
import { findStudents, getCurrentHuman, listOwnClaims } from '@campus/shared/contract/people/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStudy as open, searchStudy as search, student, waiting } from './openStudy';
import { locales, StudyScreen } from './StudyScreen';

beforeEach(() => stub(listOwnClaims, () => []));
afterEach(() => jest.useRealTimers());

test('an organisation is asked for, and a refused search keeps what was typed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Найти запись' }));
  expect(screen.getByRole('combobox', { name: 'Организация' })).toBeInvalid();
  stub(findStudents, () => new ApiError(429, 'Слишком много попыток. Повторите через час.'));
  await search('26-АБ12');
  expect(await screen.findByRole('alert')).toHaveTextContent('Повторите через час');
  expect(screen.getByRole('textbox', { name: /Номер зачётной книжки/ })).toHaveValue('26-АБ12');
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

test.each([
  ['2026-11-27T20:59:00Z', /у сотрудников поддержки. Ответ до 27 ноября 2026/],
  ['2026-11-27T21:00:00Z', /у сотрудников поддержки. Должны были ответить до 27 ноября 2026/],
])('at %s a claim that waits says with whom it is and until when', async (now, words) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout'] });
  stub(listOwnClaims, () => [waiting]);
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

describe('whoever studied before', () => {
  const before = (isStudying: boolean) => ({
    student: { ...student, status: { ...student.status, isStudying } },
  });
  const refused = { ...waiting, status: 'REFUSED' as const, reason: 'В записи другой человек' };

  test('reads what becomes of the claim to the next study', async () => {
    stub(listOwnClaims, () => [waiting]);
    open(before(false));
    expect(await screen.findByText(/Ответ до|Должны были ответить до/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Данные об учёбе' })).toBeVisible();
  });

  test('reads why it was refused', async () => {
    stub(listOwnClaims, () => [{ ...refused, decidedAt: '2026-11-21T09:00:00Z' }]);
    open(before(false));
    expect(await screen.findByText(`Причина: ${refused.reason}`)).toBeVisible();
  });

  test.each([
    ['that is over', false, '2026-08-01T09:00:00Z'],
    ['that goes on', true, '2026-11-21T09:00:00Z'],
  ])('reads of no refusal of a study %s', async (_, isStudying, decidedAt) => {
    stub(listOwnClaims, () => [{ ...refused, decidedAt }]);
    open(before(isStudying));
    expect(await screen.findByRole('region', { name: 'Данные об учёбе' })).toBeVisible();
    expect(screen.queryByText(`Причина: ${refused.reason}`)).toBeNull();
  });
});

describe('whose identity is open again finds the linked record once more', () => {
  test('and is told what for', async () => {
    open({ student });
    expect(await screen.findByText('Личность нужно подтвердить заново')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Данные об учёбе' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Найти запись' })).toBeVisible();
  });

  test('and reads that the claim to it waits', async () => {
    stub(listOwnClaims, () => [waiting]);
    open({ student });
    expect(await screen.findByText(/Ответ до|Должны были ответить до/)).toBeVisible();
    expect(screen.queryByText('Личность нужно подтвердить заново')).toBeNull();
  });

  test('but nobody does whose identity is confirmed', async () => {
    open({ student, identityStatus: 'VERIFIED' });
    expect(await screen.findByRole('region', { name: 'Данные об учёбе' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Найти запись' })).toBeNull();
  });
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
