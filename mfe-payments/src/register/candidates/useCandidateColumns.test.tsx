import { renderScreen } from '@campus/shared/testing/renderScreen';
import { idOf } from '@campus/shared/testing/idOf';
import { screen } from '@testing-library/react';
import { candidateOf, registerTexts } from '../registerFixtures';
import { CandidateChecks } from './useCandidateColumns';
import type { Candidate } from './useCandidates';

const open = (change: Partial<Candidate>) =>
  renderScreen(<CandidateChecks candidate={candidateOf(1, change)} />, { texts: registerTexts });

const person = `/admin/humans/${idOf(2001)}`;

test.each([
  ['STATUS', 'По данным об учёбе выплата не положена', `${person}?tab=study`],
  ['IDENTITY', 'Личность не подтверждена', person],
  ['ACCOUNT', 'Неизвестно, на какой счёт платить', `${person}?tab=payments`],
  ['ACCOUNT_CHANGED', 'Счёт изменился, и на него ещё не платили', `${person}?tab=payments`],
  ['QUOTA', 'Не хватило места в квоте', '/?tab=organisations'],
  ['DUPLICATE', 'Уже получает эту выплату', `/admin/payments/grant/${idOf(6)}`],
] as const)('%s is explained, and its cause is a link away', (key, words, to) => {
  const otherRegister = { id: idOf(6), number: 'P-2026-0001', type: 'grant' as const };
  open({ checks: [{ key, passed: false }], otherRegister });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
});

test('another register that may not be seen is no link', () => {
  open({ checks: [{ key: 'DUPLICATE', passed: false }], otherRegister: null });
  expect(screen.getByText(/по другому реестру/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever passes everything needs no explanation', () => {
  open({});
  expect(screen.getByText('Все пройдены')).toBeVisible();
});
