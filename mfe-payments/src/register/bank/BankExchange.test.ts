import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  checkPaymentResults,
  createFailedRegister,
  exportPayment,
  filterCandidates,
  filterPayments,
  getPayment,
  listPaymentLog,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegister, registerOf } from '../registerFixtures';

const totals = { candidates: 10, included: 10, excluded: 0, amount: 1_000_000 };

function open(
  status: RegisterStatus,
  { paid = 0, failed = 0 } = {},
  change: Partial<PaymentRegister> = {},
) {
  stub(filterPayments, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  stub(filterCandidates, ({ body }) => {
    const total = body?.itemStatuses?.[0] === 'PAID' ? paid : failed;
    return { items: [], total, skip: 0, size: 1 };
  });
  stub(checkPaymentResults, () => []);
  return openRegister({ register: registerOf({ status, totals, ...change }) });
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const lineOf = (number: number, rest = '1000;Выплачено;') => `${idOf(number)};${rest}`;
const fileOf = (...lines: string[]) =>
  new File([['Код получателя;Сумма;Результат;Причина', ...lines].join('\n')], 'bank.csv');

async function chooseFile(file: File) {
  await press('Загрузить ответ банка');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.upload(window.getByLabelText('Файл CSV'), file);
  return window;
}

test('the file is tried first, and what it says is written down after a look at the numbers', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ status: 'PARTIALLY_PAID', totals });
  });
  const { store } = open('SENT');
  const window = await chooseFile(fileOf(lineOf(1), lineOf(2, '1000;Отклонено;Счёт закрыт')));
  expect(await window.findByText('1 · 1 000,00 ₽')).toBeVisible();
  expect(sent).toStrictEqual([]);
  await userEvent.click(window.getByRole('button', { name: 'Записать 2 ответа' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [paid, failed] = [
    { humanId: idOf(1), status: 'PAID', amount: 100_000 },
    { humanId: idOf(2), status: 'FAILED', reason: 'Счёт закрыт', amount: 100_000 },
  ];
  expect(sent).toEqual([{ results: [paid, failed], version: 4 }]);
  expect(store.getState().notifications).toMatchObject([{ text: 'Записаны 2 ответа банка' }]);
});

test('lines that the register cannot take are shown and left out', async () => {
  open('SENT');
  stub(checkPaymentResults, () => [
    { humanId: idOf(1), problem: 'UNKNOWN' as const, amount: null },
    { humanId: idOf(2), problem: 'AMOUNT' as const, amount: 200_000 },
  ]);
  const lines = [lineOf(1), lineOf(2), lineOf(3), lineOf(3), lineOf(4, 'рубль;Выплачено;')];
  const window = await chooseFile(fileOf(...lines));
  const problems = within(await window.findByRole('table', { name: /которые не запишутся/ }));
  const texts = problems
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(texts.slice(1)).toEqual([
    'Строка 2Этому человеку реестр не платил',
    'Строка 3Сумма другая: отправляли 2 000,00 ₽',
    'Строка 5Этот человек уже есть в строке 4',
    'Строка 6Сумма не читается',
  ]);
  expect(window.getByRole('button', { name: 'Записать 1 ответ' })).toBeVisible();
});

test('of very many such lines the first are shown, and all of them are a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => String(saved.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open('SENT');
  const window = await chooseFile(fileOf(...Array.from({ length: 250 }, () => lineOf(1))));
  const problems = within(await window.findByRole('table', { name: /которые не запишутся/ }));
  expect(problems.getAllByRole('row')).toHaveLength(101);
  expect(window.getByText('И ещё 149 строк.')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Скачать все строки (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.size).toBeGreaterThan(249 * 'Этот человек'.length);
  click.mockRestore();
});

test('a file that is none says what to do, and another may be chosen', async () => {
  open('SENT');
  const window = await chooseFile(new File(['Фамилия\nТестов'], 'bank.csv'));
  expect(await window.findByRole('alert')).toHaveTextContent(/нет столбцов/);
  await userEvent.upload(window.getByLabelText('Файл CSV'), fileOf(lineOf(1)));
  expect(await window.findByRole('button', { name: 'Записать 1 ответ' })).toBeVisible();
});

test('a long file goes in parts, and stops where it is told to', async () => {
  const sent: number[] = [];
  let arrive = () => {};
  stub(updatePayment, async ({ body }) => {
    sent.push(body.results?.length ?? 0);
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return registerOf({ status: 'PARTIALLY_PAID', totals });
  });
  const { store } = open('SENT');
  const window = await chooseFile(fileOf(...Array.from({ length: 2500 }, (_, n) => lineOf(n))));
  await userEvent.click(await window.findByRole('button', { name: /Записать 2\s500 ответов/ }));
  expect(await window.findByText('0 из 2 500')).toBeVisible();
  await userEvent.click(window.getByRole('button', { name: 'Остановить' }));
  arrive();
  expect(await window.findByLabelText('Файл CSV')).toBeVisible();
  expect(sent).toEqual([2000]);
  expect(store.getState().notifications).toMatchObject([
    { text: 'Записано 2\u00a0000 ответов банка' },
  ]);
});

test('a window that was opened anew stays when what was sent before it is recorded', async () => {
  let arrive = () => {};
  stub(updatePayment, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return registerOf({ status: 'PARTIALLY_PAID', totals });
  });
  const { store } = open('SENT');
  const window = await chooseFile(fileOf(lineOf(1)));
  await userEvent.click(await window.findByRole('button', { name: 'Записать 1 ответ' }));
  await userEvent.click(window.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const another = await chooseFile(fileOf(lineOf(2)));
  arrive();
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(await another.findByRole('button', { name: 'Записать 1 ответ' })).toBeVisible();
});

test('a part that is refused says why', async () => {
  stub(updatePayment, () => new ApiError(422, 'В ответе банка есть чужие люди'));
  const { store } = open('SENT');
  const window = await chooseFile(fileOf(lineOf(1)));
  await userEvent.click(await window.findByRole('button', { name: 'Записать 1 ответ' }));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { tone: 'danger', text: 'В ответе банка есть чужие люди' },
    ]),
  );
});

test('after an answer that got lost the rest is sent for the register as it is by now', async () => {
  const sent: number[] = [];
  let current = registerOf({ status: 'SENT', totals });
  stub(updatePayment, ({ body }) => {
    sent.push(body.version);
    if (body.version < current.version)
      return new ApiError(409, 'Уже изменили', { code: 'VERSION' });
    current = registerOf({ status: 'PARTIALLY_PAID', totals, version: current.version + 1 });
    return sent.length === 1 ? new ApiError('FETCH_ERROR', 'Нет связи') : current;
  });
  open('SENT');
  stub(getPayment, () => current);
  const window = await chooseFile(fileOf(lineOf(1)));
  await userEvent.click(await window.findByRole('button', { name: 'Записать 1 ответ' }));
  expect(await window.findByText(/увидите, что осталось/)).toBeVisible();
  await userEvent.upload(window.getByLabelText('Файл CSV'), fileOf(lineOf(2)));
  await userEvent.click(await window.findByRole('button', { name: 'Записать 1 ответ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([4, 5]);
});

test('where all is recorded and only the answer got lost, there is nothing to choose again', async () => {
  const paid = registerOf({ status: 'PAID', totals, version: 5, closedAt: '2026-11-25T09:00:00Z' });
  stub(updatePayment, () => new ApiError('FETCH_ERROR', 'Нет связи'));
  const { store } = open('SENT');
  const window = await chooseFile(fileOf(lineOf(1)));
  stub(getPayment, () => paid);
  await userEvent.click(await window.findByRole('button', { name: 'Записать 1 ответ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().notifications).toMatchObject([
    { tone: 'success', text: 'Ответ банка уже записан обо всех' },
  ]);
});

test('those refused go to a new register once the bank has spoken about everybody', async () => {
  const made = registerOf({ id: idOf(77), number: 'P-2026-0099' });
  stub(createFailedRegister, () => made);
  const { router } = open('PARTIALLY_PAID', { paid: 7, failed: 3 });
  await press('Создать реестр из 3 непрошедших');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Создать реестр из 3 непрошедших' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/payments/grant/${made.id}`),
  );
});

test('a late answer leads nobody away from where they have gone meanwhile', async () => {
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  stub(createFailedRegister, () => answering.then(() => registerOf({ id: idOf(77) })));
  const { router } = open('PARTIALLY_PAID', { paid: 7, failed: 3 });
  await press('Создать реестр из 3 непрошедших');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Создать реестр из 3 непрошедших' }));
  const other = registerOf({ id: idOf(78), number: 'P-2026-0100', totals });
  stub(getPayment, () => other);
  await act(() => router.navigate(`/admin/payments/grant/${other.id}`));
  await screen.findAllByText(/P-2026-0100/);
  await act(async () => answer());
  expect(router.state.location.pathname).toBe(`/admin/payments/grant/${other.id}`);
});

test('where they have a new register already, the way to it stands in place of the button', async () => {
  const retriedBy = { id: idOf(77), number: 'P-2026-0099' };
  open('PARTIALLY_PAID', { paid: 7, failed: 3 }, { retriedBy });
  expect(await screen.findByRole('link', { name: 'Повторный реестр P-2026-0099' })).toHaveAttribute(
    'href',
    `/admin/payments/grant/${retriedBy.id}`,
  );
  expect(screen.queryByRole('button', { name: /Создать реестр/ })).toBeNull();
});

test('while the bank owes answers there is no new register', async () => {
  open('PARTIALLY_PAID', { paid: 5, failed: 3 });
  expect(await screen.findByText('Ждут ответа банка')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Создать реестр/ })).toBeNull();
});

test('a file that could not be made says so', async () => {
  stub(exportPayment, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = open('APPROVED');
  await press('Скачать файл для банка');
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Сервис недоступен' }]),
  );
});

test('a backend without extensions has no file, but takes results', async () => {
  open('SENT');
  stub(listPaymentLog, () => new ApiError(404, 'Не найдено'));
  stub(checkPaymentResults, () => new ApiError(404, 'Не найдено'));
  const window = await chooseFile(fileOf(lineOf(1)));
  expect(await window.findByRole('button', { name: 'Записать 1 ответ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Скачать файл для банка' })).toBeNull();
});
