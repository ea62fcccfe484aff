import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import {
  deletePayment,
  exportRegisters,
  filterPayments,
  listPaidMonths,
  summarizePayments,
} from '@campus/shared/contract/payments/calls';
import { registerStatuses } from '@campus/shared/contract/payments/machine';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedRegister, textsWith } from './registerFixtures';
import { locales, RegistersScreen } from './RegistersScreen';

const rows = [
  listedRegister(1),
  listedRegister(2, { status: 'PAID', name: { ru: 'Стипендия за февраль' } }),
];
const page = { items: rows, total: 2, skip: 0, size: 20 };

const summary: CallOutput<typeof summarizePayments> = registerStatuses.map((status) => ({
  status,
  ...(status === 'DRAFT' || status === 'PAID'
    ? { registers: 1, included: 10, amount: 3_420_000 }
    : { registers: 0, included: 0, amount: 0 }),
}));

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  amount: index === 2 ? 3_420_000 : 0,
}));

interface Opened {
  url?: string;
  roles?: Role[];
  language?: 'ru' | 'en';
}

function open({
  url = '/admin/payments/grant',
  roles = ['PAYMENT_MANAGER'],
  language,
}: Opened = {}) {
  return renderScreen(<RegistersScreen />, {
    ...{ url, path: '/admin/payments/:type?', roles },
    ...(language && { language }),
    texts: textsWith(locales),
  });
}

beforeEach(() => {
  stub(filterPayments, () => page);
  stub(summarizePayments, () => summary);
  stub(listPaidMonths, () => months);
  stub(listEduOrgs, () => [
    { id: idOf(90), name: 'Северный', shortName: 'СТУ', city: null, isActive: true },
  ]);
});

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('each register tells its people and its sum, and leads to its page', async () => {
  open();
  const row = within(await rowOf(/Стипендия за март/));
  expect(row.getByRole('link', { name: 'Стипендия за март' })).toHaveAttribute(
    'href',
    `/admin/payments/grant/${idOf(1)}`,
  );
  expect(row.getByText('P-2026-0001')).toBeVisible();
  expect(row.getByText('март 2026')).toBeVisible();
  expect(row.getByText('Черновик')).toBeVisible();
  expect(row.getByText('34 200,00 ₽')).toBeVisible();
});

/** Presses the export; what is saved is caught, since nothing is downloaded here. */
async function saved() {
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => String(files.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await rowOf(/Стипендия за март/);
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  await screen.findByText(/^(В файле 2 строки|Файл скачан)$/);
  click.mockRestore();
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(files[0] as Blob);
  await read;
  return (reader.result as string).split('\r\n');
}

test('the file of the list is what the server writes of the same filter, and keeps in its log', async () => {
  const asked: CallInput<typeof exportRegisters>[] = [];
  stub(exportRegisters, (input) => {
    asked.push(input);
    return new File(['Номер;Сумма, ₽'], 'registers.csv');
  });
  open({ url: '/admin/payments/grant?state=PAID&search=март' });
  expect(await saved()).toEqual(['Номер;Сумма, ₽']);
  expect(asked).toMatchObject([
    { params: { paymentType: 'grant' }, body: { statuses: ['PAID'], search: 'март' } },
  ]);
});

test('where the server writes no file, one is gathered that a spreadsheet can sort and add up', async () => {
  stub(exportRegisters, () => new ApiError(404, 'Не найдено'));
  open();
  const [head = '', first = ''] = await saved();
  const cells = Object.fromEntries(
    head.split(';').map((name, index) => [name, first.split(';')[index]]),
  );
  expect(cells).toMatchObject({ 'Сумма, ₽': '34200,00', Человек: '10' });
});

test('the largest registers come first for whoever presses the header of sums', async () => {
  const asked: CallInput<typeof filterPayments>[] = [];
  stub(filterPayments, (input) => {
    asked.push(input);
    return page;
  });
  const { router } = open();
  const header = await screen.findByRole('columnheader', { name: 'Сумма' });
  await userEvent.click(within(header).getByRole('link'));
  expect(router.state.location.search).toBe('?sort=amount');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sort: 'amount', asc: false }));
  await userEvent.click(within(header).getByRole('link'));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sort: 'amount', asc: true }));
  await userEvent.click(screen.getByRole('link', { name: 'Создан' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(asked[0]?.query).not.toHaveProperty('sort');
});

test('the last row sums up what is found, on whichever page it stands', async () => {
  open();
  const totals = within(await rowOf(/Итого: 2 реестра/));
  expect(totals.getByText('68 400,00 ₽')).toBeVisible();
  expect(totals.getByText('20')).toBeVisible();
});

test('a tab tells how many registers are in a state and what they come to', async () => {
  open({ url: '/admin/payments/grant?state=PAID' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Состояние' }));
  const paid = await tabs.findByRole('link', { name: /^Выплачен: 1, 34,2\sтыс\.\s₽$/ });
  expect(paid).toHaveAttribute('aria-current', 'true');
  expect(tabs.queryByRole('link', { name: /Отменён/ })).toBeNull();
  expect(await rowOf(/Итого: 1 реестр/)).toBeVisible();
});

test('filters of the address are asked for, of the list and of its sums', async () => {
  const asked: CallInput<typeof filterPayments>[] = [];
  const summed: CallInput<typeof summarizePayments>[] = [];
  stub(filterPayments, (input) => {
    asked.push(input);
    return page;
  });
  stub(summarizePayments, (input) => {
    summed.push(input);
    return summary;
  });
  const filter = 'search=март&periodFrom=2026-03-01&periodTo=2026-03-31';
  open({ url: `/admin/payments/one-time?state=DRAFT&${filter}&eduOrgIds=${idOf(90)}&asc=true` });
  await screen.findByRole('row', { name: /Стипендия за март/ });
  const found = {
    ...{ search: 'март', periodFrom: '2026-03-01', periodTo: '2026-03-31' },
    eduOrgIds: [idOf(90)],
  };
  const params = { paymentType: 'one-time' };
  expect(asked[0]).toMatchObject({ params, query: { asc: true } });
  expect(asked[0]?.body).toEqual({ ...found, statuses: ['DRAFT'] });
  expect(summed[0]).toMatchObject({ params, body: found });
});

test('without sums, which not every backend has, the list is whole', async () => {
  const missing = () => new ApiError(404, 'Нет такого адреса');
  stub(summarizePayments, missing);
  stub(listPaidMonths, missing);
  open();
  expect(await rowOf(/Стипендия за март/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Черновик' })).toBeVisible();
  expect(screen.queryByText(/Итого/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft is removed, and comes back for whoever did not mean it', async () => {
  const removed: string[] = [];
  stub(deletePayment, ({ params }) => {
    removed.push(params.id);
    return params;
  });
  const { store } = open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Удалить черновик P-2026-0001' }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText('P-2026-0001')).toBeNull();
  const [notice] = store.getState().notifications;
  expect(notice?.text).toBe('Удалено: P-2026-0001');
  act(() => notice?.action?.onClick());
  expect(await screen.findByText('P-2026-0001')).toBeVisible();
  expect(removed).toStrictEqual([]);
});

test('what is paid has nothing to remove', async () => {
  open();
  const row = within(await rowOf(/Стипендия за февраль/));
  expect(row.queryByRole('button')).toBeNull();
});

test('a manager makes a register, the others look', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Новый реестр' })).toHaveAttribute(
    'href',
    '/admin/payments/grant/new',
  );
});

test.each(['AUDITOR', 'PAYMENT_APPROVER', 'ADMIN', 'EDU_OPERATOR'] as const)(
  '%s finds nothing to make or to remove',
  async (role) => {
    open({ roles: [role] });
    await rowOf(/Стипендия за март/);
    expect(screen.queryByRole('link', { name: 'Новый реестр' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Удалить/ })).toBeNull();
  },
);

test('an operator of one organisation has none to choose from', async () => {
  open({ roles: ['EDU_OPERATOR'] });
  await rowOf(/Стипендия за март/);
  expect(screen.queryByRole('button', { name: /Организации/ })).toBeNull();
});

test('an empty list tells a manager what to do', async () => {
  stub(filterPayments, () => ({ ...page, items: [], total: 0 }));
  open();
  expect(await screen.findByText('Реестров пока нет')).toBeVisible();
  expect(screen.getByText(/Создайте первый/)).toBeVisible();
});

test('a state without registers leads to all of them', async () => {
  stub(filterPayments, () => ({ ...page, items: [], total: 0 }));
  open({ url: '/admin/payments/grant?state=SENT' });
  expect(await screen.findByText('В этом состоянии реестров нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute(
    'href',
    '/admin/payments/grant',
  );
});

test('a failure says so, and a list that is not theirs says that', async () => {
  stub(filterPayments, () => new ApiError(500, 'Сервис недоступен'));
  const { unmount } = open();
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  unmount();
  stub(filterPayments, () => new ApiError(403, 'Нет доступа к выплатам'));
  open();
  expect(await screen.findByText('Нет доступа к выплатам')).toBeVisible();
});

test('the address of all leads to the first kind; an unknown kind is not found', async () => {
  const { router, unmount } = open({ url: '/admin/payments' });
  await rowOf(/Стипендия за март/);
  expect(router.state.location.pathname).toBe('/admin/payments/grant');
  unmount();
  open({ url: '/admin/payments/bonus' });
  expect(await screen.findByText('Выплат такого вида нет')).toBeVisible();
});

test('in English it reads as in Russian', async () => {
  open({ language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Grants' })).toBeVisible();
  expect(await rowOf(/Grant for March/)).toBeVisible();
  expect(await rowOf(/Total: 2 registers/)).toBeVisible();
});
