import { ApiError } from '@campus/shared/api/ApiError';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { humanOf } from '@campus/shared/testing/people';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, paymentOf, historyTexts } from './paymentFixtures';
import { StatementScreen } from './StatementScreen';

const of2026 = '/me/payments/statement?from=2026-01-01&to=2026-12-31';
const open = (url = of2026) =>
  renderScreen(<StatementScreen />, {
    ...{ url, texts: historyTexts },
    roles: ['HUMAN', 'STUDENT'],
    person: humanOf({ lastName: 'Второкурсница', firstName: 'Студентка' }),
  });

const stubHistory = () => stub(listPayHistory, () => ({ items: history, total: history.length }));

const table = async () => within(await screen.findByRole('table', { name: 'Выплаты за период' }));

/** Types a day over what a field of the period has. */
async function enter(field: 'С' | 'По', text: string) {
  const input = screen.getByRole('textbox', { name: field });
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Показать' }));

afterEach(() => jest.restoreAllMocks());

test('the period of the address decides what is listed, and the sum counts what was paid', async () => {
  stubHistory();
  open();
  const last = (await table()).getAllByRole('row').at(-1) as HTMLElement;
  expect(last).toHaveTextContent('12 345,67 ₽');
  expect(screen.queryByText('Повышенная стипендия')).toBeNull();
  expect(screen.getByText('С 1 января 2026 по 31 декабря 2026')).toBeVisible();
  expect(screen.getByText(/^Получатель: Второкурсница/)).toBeVisible();
});

test('what is planned says by when it is expected', async () => {
  stub(listPayHistory, () => ({
    items: [paymentOf(1, { status: 'PLANNED', paidAt: null, periodTo: '2999-04-30' })],
    total: 1,
  }));
  open('/me/payments/statement?from=2026-01-01&to=2999-12-31');
  expect((await table()).getByText('ожидается до 30 апреля')).toBeVisible();
});

test('another first day is another address', async () => {
  stubHistory();
  const { router } = open();
  await table();
  await enter('С', '1.12.2025');
  await show();
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-12-01&to=2026-12-31'));
  expect(await screen.findByText('Повышенная стипендия')).toBeVisible();
});

test('days in the wrong order are put in the right one', async () => {
  stubHistory();
  const { router } = open();
  await table();
  await enter('По', '01.01.2025');
  await show();
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-01-01&to=2026-01-01'));
});

test('half of a period is none: the field says that it lacks, and the list stays', async () => {
  stubHistory();
  const { router } = open();
  await table();
  await enter('По', '');
  await show();
  const last = screen.getByRole('textbox', { name: 'По' });
  await waitFor(() => expect(last).toHaveAccessibleDescription('Заполните это поле'));
  expect(router.state.location.search).toBe('?from=2026-01-01&to=2026-12-31');
  await enter('По', '30.11.2026');
  await show();
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-01&to=2026-11-30'));
});

test('the days of the address are in the fields, also after going back', async () => {
  stubHistory();
  const { router } = open();
  await table();
  const first = screen.getByRole('textbox', { name: 'С' });
  expect(first).toHaveValue('01.01.2026');
  await act(() => router.navigate('?from=2025-02-03&to=2025-03-04'));
  expect(first).toHaveValue('03.02.2025');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(first).toHaveValue('01.01.2026'));
});

test('it is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  stubHistory();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Распечатать' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the file has days and sums that a spreadsheet reads', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => String(saved.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  stubHistory();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  await screen.findByText('В файле 3 строки');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toContain('Сумма, ₽');
  expect(text).toContain(';05.03.2026;Выплачена;•••• 4321;12345,67');
});

test('a period without payments says so and offers no paper', async () => {
  stubHistory();
  open('/me/payments/statement?from=2020-01-01&to=2020-12-31');
  expect(await screen.findByRole('heading', { name: 'За этот период выплат нет' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Распечатать' })).toBeNull();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listPayHistory, () => new ApiError(403, 'Нет доступа к выплатам'));
  const refused = open();
  expect(await screen.findByText('Нет доступа к выплатам')).toBeVisible();
  refused.unmount();
  stub(listPayHistory, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubHistory();
  await userEvent.click(retry);
  await table();
});
