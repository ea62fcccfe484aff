import { ApiError } from '@campus/shared/api/ApiError';
import { updatePayment } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegisterAt } from '../registerFixtures';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const inWindow = async () => within(await screen.findByRole('dialog'));

test.each([
  ['DRAFT', 'PAYMENT_MANAGER', ['Сформировать', 'Отменить']],
  ['DRAFT', 'PAYMENT_APPROVER', ['Отменить']],
  ['FORMED', 'PAYMENT_MANAGER', ['Вернуть в черновик', 'Отменить']],
  ['FORMED', 'PAYMENT_APPROVER', ['Утвердить', 'Вернуть в черновик', 'Отменить']],
  ['APPROVED', 'PAYMENT_MANAGER', ['Отправить в банк']],
  ['APPROVED', 'PAYMENT_APPROVER', ['Отменить']],
] as const)(
  'a register in %s offers a %s %j, each with number and sum',
  async (status, role, names) => {
    openRegisterAt(status, [role]);
    const moves = within(await screen.findByRole('group', { name: 'Что сделать с реестром' }));
    const texts = moves
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
      .filter((text) => text !== 'Изменить условия');
    expect(texts).toEqual(names.map((name) => `${name} 312 выплат на 1 066 200,00 ₽`));
  },
);

test.each(['AUDITOR', 'ADMIN', 'EDU_OPERATOR'] as const)('%s only looks', async (role) => {
  openRegisterAt('FORMED', [role]);
  expect(await screen.findByRole('region', { name: 'Условия' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Что сделать с реестром' })).toBeNull();
});

test('whoever prepared it is told who has to approve', async () => {
  const words = 'Вы готовили этот реестр, поэтому утвердить его должен другой сотрудник';
  stub(updatePayment, () => new ApiError(403, words, { code: 'SELF_APPROVAL' }));
  openRegisterAt('FORMED', ['PAYMENT_APPROVER']);
  await press(/^Утвердить/);
  const window = await inWindow();
  await userEvent.click(window.getByRole('button', { name: /^Утвердить 312/ }));
  expect(await window.findByText(new RegExp(words))).toBeVisible();
});
