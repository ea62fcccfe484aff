import { filterCandidates, filterPayments } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import { openRegister, openRegisterAt, registerOf } from './registerFixtures';

test('an approved register tells who prepared it whom to ask when there is a mistake in it', async () => {
  openRegisterAt('APPROVED', ['PAYMENT_MANAGER']);
  expect(await screen.findByText(/отменить его может утверждающий выплаты/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull();
});

test.each([
  [null, /Банк ответил ещё не обо всех/],
  ['2026-11-27T09:00:00Z', /Кому не прошло, тем платит новый реестр/],
])(
  'a register that is paid in part, closed at %s, says what comes next',
  async (closedAt, words) => {
    const page = { items: [], total: 0, skip: 0, size: 1 };
    stub(filterPayments, () => page);
    stub(filterCandidates, () => page);
    openRegister({ register: registerOf({ status: 'PARTIALLY_PAID', closedAt }) });
    expect(await screen.findByText(words)).toBeVisible();
  },
);
