import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { dayAt } from '@campus/shared/contract/days';
import {
  filterPartners,
  getPartner,
  getPartnerDirectory,
  listPartnerCategories,
  listPartnerCities,
  updatePartner,
} from '@campus/shared/contract/partners/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { food, partnerPage, primersk } from '../partnerFixture';
import { deskFixture } from './openPartnerEditor';
import { PartnerDeskScreen } from './PartnerDeskScreen';
import { textsOfPartnerDesk } from './openPartnerEditor';

type Asked = CallInput<typeof filterPartners>;

const dayIn = (days: number) => dayAt(Date.now() + days * 86_400_000);
const first = deskFixture(1, { validTo: '2040-03-05' });
const second = deskFixture(2, {
  discountType: 'GIFT',
  discountValue: null,
  validTo: dayIn(-1),
  staff: { isActive: false, lockedFields: ['name', 'terms'], syncedAt: null },
});

function stubPartners(items = [first, second], total = items.length) {
  const answer = jest.fn((_: Asked) => partnerPage(items, total));
  stub(filterPartners, answer);
  return answer;
}

const open = (
  url = '/admin/partners',
  language: 'ru' | 'en' = 'ru',
  roles: Role[] = ['CONTENT_MANAGER'],
) => renderScreen(<PartnerDeskScreen />, { url, language, roles, texts: textsOfPartnerDesk });
const row = async (name: RegExp) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error('The name stands in no row');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  stub(getPartnerDirectory, () => ({ isConnected: true }));
  stub(listPartnerCategories, () => [{ ...food, partners: 4 }]);
  stub(listPartnerCities, () => [{ ...primersk, region: 'Область', partners: 9 }]);
});

test('a row tells what is given, until when, whether it is shown and what is locked', async () => {
  stubPartners();
  open();
  const coffee = await row(/Номер 1/);
  for (const text of ['Еда и кофе', 'Примерск', '−15 %', 'До 05.03.2040', 'Показан', 'нет'])
    expect(within(coffee).getByText(text)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Сверено/ })).not.toBeInTheDocument();
  expect(within(coffee).getByRole('link', { name: /Номер 1/ })).toHaveAttribute(
    'href',
    `/admin/partners/${first.id}`,
  );
  const gift = await row(/Номер 2/);
  for (const text of ['Подарок', /^До /, 'Скрыт', '2 поля'])
    expect(within(gift).getByText(text)).toBeVisible();
});

test('an offer whose days are over is not called shown, whatever staff have switched on', async () => {
  const over = deskFixture(3, { validTo: dayIn(-1) });
  const ahead = deskFixture(4, { validFrom: dayIn(5), validTo: null });
  stubPartners([over, ahead]);
  open();
  const ended = within(await row(/Номер 3/));
  expect(ended.getByText('Закончился')).toBeVisible();
  expect(ended.queryByText('Показан')).toBeNull();
  expect(within(await row(/Номер 4/)).getByText('Ещё не начался')).toBeVisible();
});

test('the column by which partners are ordered turns the order', async () => {
  const answer = stubPartners();
  const { router } = open();
  await row(/Номер 1/);
  const added = screen.getByRole('columnheader', { name: 'Добавлен' });
  expect(added).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(added).getByRole('link'));
  expect(router.state.location.search).toBe('?asc=true');
  await waitFor(() => expect(answer.mock.lastCall?.[0].query).toMatchObject({ asc: true }));
});

test('filters are written to the address and sent', async () => {
  const answer = stubPartners();
  const { router } = open();
  await screen.findByRole('option', { name: 'Примерск' });
  const choose = (name: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
  await choose('Город', 'Примерск');
  await choose('Категория', 'Еда и кофе');
  await choose('Выгода', 'Подарок');
  await choose('Показ', 'Показ выключен');
  await userEvent.type(screen.getByRole('searchbox'), 'кофе{Enter}');
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    cityIds: primersk.id,
    categoryIds: food.id,
    discountType: 'GIFT',
    isActive: 'false',
    search: 'кофе',
  });
  expect(answer.mock.lastCall?.[0].body).toEqual({
    search: 'кофе',
    cityIds: [primersk.id],
    categoryIds: [food.id],
    discountType: 'GIFT',
    isActive: false,
  });
});

test('an address restores its filters', async () => {
  const answer = stubPartners();
  open('/admin/partners?isActive=true&discountType=PERCENT&skip=20');
  await row(/Номер 1/);
  expect(screen.getByRole('combobox', { name: 'Показ' })).toHaveDisplayValue('Показ включён');
  expect(answer.mock.lastCall?.[0]).toMatchObject({
    query: { skip: 20 },
    body: { isActive: true, discountType: 'PERCENT' },
  });
});

test('chosen partners are hidden one by one, locked against synchronisation, and a refusal is told', async () => {
  stubPartners();
  stub(getPartner, ({ params }) => (params.id === first.id ? first : second));
  const update = jest.fn((asked: CallInput<typeof updatePartner>) =>
    asked.params.id === first.id
      ? first
      : new ApiError(409, 'Запись изменили', { code: 'VERSION' }),
  );
  stub(updatePartner, update);
  open();
  await row(/Номер 1/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleName('Скрыть 2 партнёров?');
  await userEvent.click(within(dialog).getByText('Скрыть'));
  expect(await screen.findByText(/Запись изменили/)).toBeVisible();
  expect(update).toHaveBeenCalledTimes(2);
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    body: {
      isActive: false,
      lockedFields: ['isActive'],
      name: { ru: first.name, en: 'Coffee 1' },
      promoCode: 'KOFE15',
      categoryId: food.id,
      cityIds: [primersk.id],
      version: 1,
    },
  });
  expect(update.mock.calls[1]?.[0].body?.lockedFields).toEqual(['name', 'terms', 'isActive']);
});

test('nobody fits: the filters can be taken off', async () => {
  stubPartners([]);
  const { router } = open('/admin/partners?search=никто');
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  stubPartners();
  await userEvent.click(screen.getByRole('link', { name: 'Показать всё' }));
  await row(/Номер 1/);
  expect(router.state.location.search).toBe('');
});

test('before the first synchronisation it says whence partners come', async () => {
  stubPartners([]);
  open();
  expect(await screen.findByText('Партнёров пока нет')).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(filterPartners, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByText('Повторить');
  stubPartners();
  await userEvent.click(retry);
  expect(await row(/Номер 1/)).toBeVisible();
});

test('who may not see partners is told so', async () => {
  stub(filterPartners, () => new ApiError(403, 'Нужна роль контент-менеджера'));
  open();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Нужна роль контент-менеджера'),
  );
});

test('in English', async () => {
  stubPartners();
  open('/admin/partners', 'en');
  const gift = await row(/Номер 2/);
  expect(within(gift).getByText('2 fields')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Synchronise' })).toBeVisible();
});

test('auditors read the partners, and neither synchronise nor choose any', async () => {
  stubPartners();
  open('/admin/partners', 'ru', ['AUDITOR']);
  expect(within(await row(/Номер 2/)).getByText('2 поля')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Синхронизировать' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Выбрать все на странице' })).toBeNull();
});
