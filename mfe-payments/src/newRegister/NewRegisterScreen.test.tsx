import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createPayment,
  getRegisterDraft,
  listPaymentEduOrgs,
  previewPayment,
  saveRegisterDraft,
} from '@campus/shared/contract/payments/calls';
import { checkKeys } from '@campus/shared/contract/payments/machine';
import { enter } from '@campus/shared/testing/enter';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedRegister, textsWith } from '../registers/registerFixtures';
import { locales, NewRegisterScreen } from './NewRegisterScreen';
import type { Preview } from './usePreview';

const organisation = (number: number, shortName: string, payableStudents: number) => ({
  ...{ id: idOf(number), name: `Университет ${shortName}`, shortName, city: null },
  ...{ isActive: true, payableStudents },
});
const all = [
  organisation(1, 'СТУ', 120),
  organisation(2, 'ГАИ', 80),
  organisation(3, 'Консерватория', 9),
];
const [one] = all;
if (!one) throw new Error('There are three.');

const seen: Preview = {
  ...{ candidates: 15, included: 12, excluded: 3, amount: 1_200_000 },
  checks: checkKeys.map((key) => ({
    key,
    failed: key === 'IDENTITY' ? 2 : key === 'QUOTA' ? 1 : 0,
  })),
  eduOrgs: [{ eduOrg: one, quota: 12, candidates: 15, included: 12, amount: 1_200_000 }],
  overlapping: [],
};

const open = (url = '/admin/payments/one-time/new', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<NewRegisterScreen />, {
    ...{ url, path: '/admin/payments/:type/:id', roles: ['PAYMENT_MANAGER'], language },
    texts: textsWith(locales),
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stub(getRegisterDraft, () => null);
  stub(saveRegisterDraft, () => ({}));
  stub(listPaymentEduOrgs, () => all);
  stub(previewPayment, () => seen);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function fillPeriod() {
  await step('Период и название');
  await enter(field('Название'), 'К празднику');
  await enter(field('С'), '01.03.2031');
  await enter(field('По'), '31.03.2031');
  await press('Далее');
  await step('Организации');
}

async function fillOrganisations() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /СТУ/ }));
  await press('Далее');
  await step('Сумма и бюджет');
}

async function fillAmount() {
  await enter(field('Сумма на человека'), '1000');
  await enter(field('Бюджет'), '15000');
  await press('Далее');
  await step('Проверка');
}

async function fill() {
  await fillPeriod();
  await fillOrganisations();
  await fillAmount();
}

test('four steps make a draft, which its page then shows', async () => {
  const made: CallInput<typeof createPayment>[] = [];
  stub(createPayment, (input) => {
    made.push(input);
    return listedRegister(7, { type: 'one-time' });
  });
  const { router } = open();
  await fill();
  await press('Создать черновик');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/payments/one-time/${idOf(7)}`),
  );
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    params: { paymentType: 'one-time' },
    body: {
      ...{ name: { ru: 'К празднику' }, periodFrom: '2031-03-01', periodTo: '2031-03-31' },
      ...{ eduOrgIds: [idOf(1)], amountPerHuman: 100_000, budget: 1_500_000 },
    },
  });
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('each step asks for its own fields only, and says what is missing', async () => {
  open();
  await step('Период и название');
  await press('Далее');
  expect(await screen.findByRole('alert')).toHaveTextContent('Название');
  expect(screen.queryByText(/Бюджет:/)).toBeNull();
  await fillPeriod();
  await screen.findByRole('checkbox', { name: /СТУ/ });
  await press('Далее');
  expect((await screen.findAllByText('Выберите хотя бы одну организацию')).length).toBeGreaterThan(
    0,
  );
});

test('organisations are found, chosen together and counted', async () => {
  open();
  await fillPeriod();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
  const totals = () => within(screen.getByRole('row', { name: /Выбрано/ }));
  expect(totals().getByText('Выбрано: 3 из 3')).toBeVisible();
  expect(totals().getByText('209')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'консерв');
  expect(screen.queryByText('СТУ')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Консерватория/ }));
  expect(totals().getByText('200')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'нет такой');
  expect(screen.getByText('Организаций с таким названием нет')).toBeVisible();
});

test('the total is told while the sum is being entered, and once it is known', async () => {
  const asked: CallInput<typeof previewPayment>['body'][] = [];
  stub(previewPayment, ({ body }) => {
    asked.push(body);
    return seen;
  });
  open();
  expect(await screen.findByText(/Он появится/)).toBeVisible();
  await fillPeriod();
  await fillOrganisations();
  expect(asked).toStrictEqual([]);
  await userEvent.type(field('Сумма на человека'), '1000');
  const aside = within(screen.getByRole('complementary', { name: 'Итог реестра' }));
  expect(await aside.findByText('12 000,00 ₽')).toBeVisible();
  expect(aside.getByText('получат 12 человек')).toBeVisible();
  expect(asked).toEqual([
    {
      ...{ periodFrom: '2031-03-01', periodTo: '2031-03-31' },
      ...{ eduOrgIds: [idOf(1)], amountPerHuman: 100_000 },
    },
  ]);
  await userEvent.type(field('Бюджет'), '10000');
  expect(await aside.findByText('Не хватает бюджета')).toBeVisible();
  expect(aside.getByText('2 000,00 ₽')).toBeVisible();
});

test('beside the amount stand the quota and the people of each chosen organisation', async () => {
  open('/admin/payments/grant/new');
  await fillPeriod();
  await fillOrganisations();
  const parts = within(await screen.findByRole('table', { name: 'По организациям' }));
  const row = within(parts.getByRole('row', { name: /СТУ/ }));
  expect(
    row.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['СТУ', '12', '15', '12', '12 000,00 ₽']);
  expect(screen.getByRole('link', { name: 'Суммы и квоты грантов' })).toHaveAttribute(
    'href',
    '/admin/grants',
  );
});

test('before it is made everybody sees whom each check leaves out', async () => {
  open();
  await fill();
  const table = within(await screen.findByRole('table', { name: 'Кто не войдёт' }));
  expect(table.getByRole('row', { name: /Личность не подтверждена/ })).toHaveTextContent('2');
  expect(table.getByRole('row', { name: /Всего не войдут/ })).toHaveTextContent('3');
  expect(table.queryByText('Неизвестен счёт')).toBeNull();
  const parts = within(screen.getByRole('table', { name: 'По организациям' }));
  expect(parts.getByRole('row', { name: /СТУ/ })).toHaveTextContent('12 000,00 ₽');
});

test('nobody left out is said', async () => {
  stub(previewPayment, () => ({
    ...{ ...seen, candidates: 12, excluded: 0 },
    checks: checkKeys.map((key) => ({ key, failed: 0 })),
  }));
  open();
  await fill();
  expect(await screen.findByText('Войдут все, кого мы нашли.')).toBeVisible();
});

test('a register that is there already is shown with its address', async () => {
  const { id, number, name, status } = listedRegister(5, { status: 'FORMED' });
  stub(previewPayment, () => ({ ...seen, overlapping: [{ id, number, name, status }] }));
  open();
  await fill();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Сформирован')).toBeVisible();
  expect(alert.getByRole('link', { name: 'P-2026-0005: Стипендия за март' })).toHaveAttribute(
    'href',
    `/admin/payments/one-time/${id}`,
  );
});

test('what the server refuses stands in its step', async () => {
  stub(
    createPayment,
    () => new ApiError(422, 'Такой организации нет', { fields: { eduOrgIds: 'REQUIRED' } }),
  );
  open();
  await fill();
  await press('Создать черновик');
  expect(await step('Организации')).toBeVisible();
  expect(await screen.findByText('Такой организации нет')).toBeVisible();
});

test('a refusal without a field is said beside what was entered', async () => {
  stub(createPayment, () => new ApiError(409, 'На это время уже есть реестр P-2026-0005.'));
  open();
  await fill();
  await press('Создать черновик');
  expect(await screen.findByText('На это время уже есть реестр P-2026-0005.')).toBeVisible();
  expect(await step('Проверка')).toBeVisible();
});

test('why there can be no total is said', async () => {
  stub(previewPayment, () => new ApiError(422, 'Для организации нет гранта.'));
  open('/admin/payments/grant/new');
  await fillPeriod();
  await fillOrganisations();
  expect(await screen.findByText('Для организации нет гранта.')).toBeVisible();
});

test('without totals, which not every backend has, a register is made all the same', async () => {
  stub(previewPayment, () => new ApiError(404, 'Нет такого адреса'));
  stub(createPayment, () => listedRegister(7, { type: 'one-time' }));
  const { router } = open();
  await fill();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await press('Создать черновик');
  await waitFor(() => expect(router.state.location.pathname).toContain(idOf(7)));
});

test('a reload gives back what was entered, in the step where it stopped', async () => {
  const { router, unmount } = open();
  await fill();
  const { pathname, search } = router.state.location;
  unmount();
  open(pathname + search);
  expect(await step('Проверка')).toBeVisible();
  expect(screen.getByText('К празднику')).toBeVisible();
  expect(screen.getByText('Мы вернули в поля то, что вы ввели раньше.')).toBeVisible();
});

test('an address of a later step leads nowhere before the earlier ones are filled in', async () => {
  open('/admin/payments/one-time/new?step=check');
  expect(await step('Период и название')).toBeVisible();
});

test('a regular grant needs no sum', async () => {
  open('/admin/payments/grant/new');
  await fillPeriod();
  await fillOrganisations();
  await userEvent.type(field('Бюджет'), '15000');
  await press('Далее');
  expect(await step('Проверка')).toBeVisible();
  expect(screen.getByText('По гранту каждой организации')).toBeVisible();
});

test('organisations that could not be read can be asked for again', async () => {
  stub(listPaymentEduOrgs, () => new ApiError(500, 'Сервис недоступен'));
  open();
  await fillPeriod();
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
});

test('a kind that does not exist is not found', async () => {
  open('/admin/payments/bonus/new');
  expect(await screen.findByText('Выплат такого вида нет')).toBeVisible();
});

test('in English the steps have their words', async () => {
  open('/admin/payments/grant/new', 'en');
  expect(await screen.findByRole('heading', { name: 'New grant register' })).toBeVisible();
  expect(await step('Period and name')).toBeVisible();
});
