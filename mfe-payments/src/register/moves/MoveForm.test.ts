import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  filterCandidates,
  filterPayments,
  getPayment,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegister, openRegisterAt, registerOf } from '../registerFixtures';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const inWindow = async () => within(await screen.findByRole('dialog'));

test('an approval says in numbers what it will do, and is sent once', async () => {
  const sent: CallInput<typeof updatePayment>[] = [];
  stub(updatePayment, (input) => {
    sent.push(input);
    return registerOf({ status: 'APPROVED', version: 5 });
  });
  const { store } = openRegisterAt('FORMED', ['PAYMENT_APPROVER']);
  await press(/^Утвердить/);
  const window = await inWindow();
  expect(window.getByText('312')).toBeVisible();
  expect(window.getByText('1 066 200,00 ₽')).toBeVisible();
  await userEvent.dblClick(window.getByRole('button', { name: /^Утвердить 312/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'APPROVED', version: 4 }]);
  expect(store.getState().notifications).toMatchObject([
    { text: 'Реестр утверждён, его можно отправлять' },
  ]);
});

test('an approver reads how the register differs from the time before', async () => {
  openRegisterAt('FORMED', ['PAYMENT_APPROVER']);
  const totals = { candidates: 320, included: 315, excluded: 5, amount: 100_000_000 };
  const previous = registerOf({ number: 'P-2026-0006', id: idOf(5), status: 'PAID', totals });
  stub(filterPayments, () => ({ items: [previous], total: 1, skip: 0, size: 100 }));
  await press(/^Утвердить/);
  const said = await (await inWindow()).findByText(/К реестру P-2026-0006/);
  expect(said.textContent?.replace(/\s/g, ' ')).toBe(
    'К реестру P-2026-0006 за прошлый период: людей −3, денег +66 200,00 ₽.',
  );
});

test('a return needs a comment, which a conflict does not take away', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  let current = registerOf({ status: 'FORMED' });
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    if (body.version === 4) {
      current = { ...current, version: 6 };
      return new ApiError(409, 'Реестр изменил Пётр', { code: 'VERSION' });
    }
    return registerOf({ status: 'DRAFT', version: 7 });
  });
  openRegisterAt('FORMED', ['PAYMENT_APPROVER']);
  stub(getPayment, () => current);
  await press(/^Вернуть в черновик/);
  const window = await inWindow();
  const submit = () =>
    userEvent.click(window.getByRole('button', { name: /^Вернуть в черновик 312/ }));
  await submit();
  expect(await window.findByText(/Объясните решение/)).toBeVisible();
  const comment = window.getByRole('textbox', { name: 'Комментарий' });
  await userEvent.type(comment, 'Проверьте сумму');
  await submit();
  expect(await window.findByText(/Реестр изменил Пётр/)).toBeVisible();
  expect(comment).toHaveValue('Проверьте сумму');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { status: 'DRAFT', version: 4, comment: 'Проверьте сумму' },
    { status: 'DRAFT', version: 6, comment: 'Проверьте сумму' },
  ]);
});

test('a register that somebody sends by two clicks is sent once', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ status: 'SENT', version: 5 });
  });
  openRegisterAt('APPROVED', ['PAYMENT_MANAGER']);
  await press(/^Отправить в банк/);
  const window = await inWindow();
  await userEvent.dblClick(window.getByRole('button', { name: /^Отправить в банк 312/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ status: 'SENT', version: 4 }]);
});

test('where the answer got lost, the page asks again and tells the truth', async () => {
  let current = registerOf({ status: 'APPROVED' });
  stub(updatePayment, () => {
    current = registerOf({ status: 'SENT', version: 5 });
    return new ApiError('FETCH_ERROR', 'Нет связи');
  });
  const { store } = openRegisterAt('APPROVED', ['PAYMENT_MANAGER']);
  stub(getPayment, () => current);
  await press(/^Отправить в банк/);
  await userEvent.click((await inWindow()).getByRole('button', { name: /^Отправить в банк 312/ }));
  expect(await screen.findByText('Отправлен')).toBeVisible();
  expect(store.getState().notifications).toMatchObject([{ text: /ответ потерялся/ }]);
});

test('where nothing was sent, the window stays and says that there was no connection', async () => {
  stub(updatePayment, () => new ApiError('FETCH_ERROR', 'Нет связи'));
  openRegisterAt('APPROVED', ['PAYMENT_MANAGER']);
  await press(/^Отправить в банк/);
  const window = await inWindow();
  await userEvent.click(window.getByRole('button', { name: /^Отправить в банк 312/ }));
  expect(await window.findByText(/Нет связи/)).toBeVisible();
});

test.each([
  ['ru', /^Сформировать/, /Реестр сформирован без 2 человек/],
  ['en', /^Form/, /formed without 2 people/],
] as const)(
  'who dropped out as the register was formed is told, in %s',
  async (language, open, said) => {
    const register = registerOf();
    const totals = { ...register.totals, included: 310, excluded: 10 };
    stub(updatePayment, () => ({ ...register, status: 'FORMED' as const, version: 5, totals }));
    const page = { items: [], total: 0, skip: 0, size: 1 };
    stub(filterPayments, () => page);
    stub(filterCandidates, () => page);
    const { store } = openRegister({ register, language });
    await press(open);
    await userEvent.click((await inWindow()).getByRole('button', { name: open }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().notifications[0]?.text).toMatch(said);
  },
);

test('a sum above the budget is told before the register is formed', async () => {
  openRegister({ register: registerOf({ budget: 100_000_000 }) });
  stub(filterPayments, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  await press(/^Сформировать/);
  expect(await (await inWindow()).findByText(/больше бюджета на 66 200,00 ₽/)).toBeVisible();
});
