import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { createPaymentForHumans, previewPayment } from '@campus/shared/contract/payments/calls';
import { enter } from '@campus/shared/testing/enter';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundDrafts, locales } from './PeopleScreen';

const filter = { levels: ['MASTER' as const] };
const id = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c12';
const made: CallOutput<typeof createPaymentForHumans> = {
  ...{ id, number: 'P-2026-0007', type: 'one-time', name: { ru: 'Магистрам' }, status: 'DRAFT' },
  ...{ periodFrom: '2026-12-01', periodTo: '2026-12-31', amountPerHuman: 500_000 },
  ...{ budget: 30_000_000, eduOrgIds: [], approvedBy: null, editorIds: [], comment: null },
  ...{ totals: { candidates: 41, included: 37, excluded: 4, amount: 18_500_000 } },
  ...{ createdBy: { id, name: 'Кассирова Инна' }, sentAt: null, closedAt: null, version: 1 },
  ...{ createdAt: '2026-11-24T09:00:00Z', updatedAt: '2026-11-24T09:00:00Z' },
};

type Preview = CallOutput<typeof previewPayment>;
const seen: Preview = {
  ...{ candidates: 41, included: 37, excluded: 4, amount: 18_500_000, eduOrgs: [] },
  checks: [
    { key: 'IDENTITY', failed: 4 },
    { key: 'QUOTA', failed: 0 },
  ],
  overlapping: [],
};

beforeEach(() => stub(previewPayment, () => seen));

async function open(language: 'ru' | 'en' = 'ru') {
  renderScreen(<FoundDrafts found={{ total: 41, input: { body: filter } }} />, {
    ...{ language, roles: ['PAYMENT_MANAGER'], texts: { namespace: 'participant', locales } },
  });
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

type Dialog = Awaited<ReturnType<typeof open>>;

interface Terms {
  amount: string;
  to: string;
}

async function fill(dialog: Dialog, { amount, to }: Terms) {
  const type = (name: string | RegExp, text: string) =>
    enter(dialog.getByRole('textbox', { name }), text);
  await type('Название по-русски', 'Магистрам');
  await type('С', '01.12.2026');
  await type('По', to);
  if (amount) await type(/Сумма на человека/, amount);
  await type('Бюджет', '300000');
  await userEvent.click(dialog.getByRole('button', { name: 'Создать черновик' }));
}

test('how many people it is for is said before anything is made, in English too', async () => {
  await open('en');
  expect(screen.getByRole('dialog', { name: 'Draft payment for 41 people' })).toBeVisible();
});

test('the filter and the terms are sent, and the register is named by its number', async () => {
  const sent: CallInput<typeof createPaymentForHumans>[] = [];
  stub(createPaymentForHumans, (input) => {
    sent.push(input);
    return made;
  });
  const dialog = await open();
  await fill(dialog, { amount: '5000', to: '31.12.2026' });
  expect(await dialog.findByText('Черновик реестра P-2026-0007 создан')).toBeVisible();
  expect(
    dialog.getByText(/Кандидатов: 41, из них включено: 37. Сумма: 185.000,00.₽/),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Открыть реестр' })).toHaveAttribute(
    'href',
    `/admin/payments/one-time/${id}`,
  );
  expect(sent[0]?.body).toMatchObject({
    filter,
    payment: {
      ...{ type: 'one-time', name: { ru: 'Магистрам' }, amountPerHuman: 500_000 },
      ...{ periodFrom: '2026-12-01', periodTo: '2026-12-31', budget: 30_000_000 },
    },
  });
});

async function typeTerms(dialog: Dialog, amount: string) {
  await enter(dialog.getByRole('textbox', { name: 'С' }), '01.12.2026');
  await enter(dialog.getByRole('textbox', { name: 'По' }), '31.12.2026');
  await enter(dialog.getByRole('textbox', { name: /Сумма на человека/ }), amount);
}
const forecast = (dialog: Dialog) => within(dialog.getByRole('region', { name: 'Что получится' }));

test('what it comes to and whom a check leaves out is seen before anything is made', async () => {
  const asked: CallInput<typeof previewPayment>[] = [];
  stub(previewPayment, (input) => {
    asked.push(input);
    return seen;
  });
  const dialog = await open();
  expect(forecast(dialog).getByText(/когда будут известны период и сумма/)).toBeVisible();
  await typeTerms(dialog, '5000');
  expect(await forecast(dialog).findByText('185 000,00 ₽')).toBeVisible();
  expect(forecast(dialog).getByText('Личность не подтверждена')).toBeVisible();
  expect(forecast(dialog).queryByText('Не хватило места в квоте')).toBeNull();
  expect(asked.at(-1)).toMatchObject({
    params: { paymentType: 'one-time' },
    body: { filter, periodFrom: '2026-12-01', amountPerHuman: 500_000 },
  });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Бюджет' }), '100000');
  expect(await forecast(dialog).findByText('Не хватает бюджета')).toBeVisible();
});

test('a register that is there already is shown with its address', async () => {
  const { number, name, status } = made;
  stub(previewPayment, () => ({ ...seen, overlapping: [{ id, number, name, status }] }));
  const dialog = await open();
  await typeTerms(dialog, '5000');
  expect(await forecast(dialog).findByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/admin/payments/one-time/${id}`,
  );
});

test('why it cannot be told is said in the words of the server', async () => {
  const refuse = jest.fn(() => new ApiError(422, 'Фильтр не нашёл студентов.'));
  stub(previewPayment, refuse);
  const dialog = await open();
  await typeTerms(dialog, '5000');
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  expect(await forecast(dialog).findByText('Фильтр не нашёл студентов.')).toBeVisible();
});

test('without a forecast, which not every backend has, there is a draft all the same', async () => {
  stub(previewPayment, () => new ApiError(404, 'Нет такого адреса'));
  const dialog = await open();
  await typeTerms(dialog, '5000');
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Что получится' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Создать черновик' })).toBeEnabled();
});

test('money is checked before it is sent', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Создать черновик' }));
  const budget = dialog.getByRole('textbox', { name: 'Бюджет' });
  await waitFor(() =>
    expect(budget).toHaveAccessibleDescription(/Укажите, сколько можно потратить всего/),
  );
});

test('a period that ends before it begins is not sent', async () => {
  const dialog = await open();
  await fill(dialog, { amount: '5000', to: '01.11.2026' });
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'По' })).toBeInvalid());
});

test('an amount that only the server misses is told at its field', async () => {
  stub(
    createPaymentForHumans,
    () =>
      new ApiError(422, 'Разовая выплата не связана с грантом. Укажите сумму на человека.', {
        ...{ code: 'AMOUNT_REQUIRED', fields: { 'payment.amountPerHuman': 'REQUIRED' } },
      }),
  );
  const dialog = await open();
  await fill(dialog, { amount: '', to: '31.12.2026' });
  expect(await dialog.findByText(/Разовая выплата не связана с грантом/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Сумма на человека/ })).toHaveAccessibleDescription(
    /Укажите сумму: гранта, который её задаёт, нет/,
  );
});
