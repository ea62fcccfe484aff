import { ApiError } from '@campus/shared/api/ApiError';
import { listPaidMonths } from '@campus/shared/contract/payments/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textsWith } from '../registerFixtures';
import { locales } from '../RegistersScreen';
import { PaidMonths } from './PaidMonths';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  amount: index === 2 ? 3_420_000 : 0,
}));

const open = () => renderScreen(<PaidMonths type="grant" />, { texts: textsWith(locales) });

test('the months stand beside the list as a picture and as numbers', async () => {
  stub(listPaidMonths, () => months);
  open();
  const aside = within(
    await screen.findByRole('complementary', { name: 'Выплачено за 12 месяцев' }),
  );
  await userEvent.click(await aside.findByRole('button', { name: 'Показать таблицей' }));
  const march = within(aside.getByRole('row', { name: /март 2026/ }));
  expect(march.getByText('34 200,00 ₽')).toBeVisible();
});

test('twelve months without a payment say so', async () => {
  stub(listPaidMonths, () => months.map(({ month }) => ({ month, amount: 0 })));
  open();
  expect(await screen.findByText(/выплат этого вида не было/)).toBeVisible();
});

test('months that cannot be read can be asked for again, and are not missed where none are told', async () => {
  stub(listPaidMonths, () => new ApiError(503, 'Сервис недоступен'));
  const failed = open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  failed.unmount();
  stub(listPaidMonths, () => new ApiError(404, 'Не найдено'));
  open();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});
