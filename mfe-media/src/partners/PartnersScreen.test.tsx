import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { dayAt } from '@campus/shared/contract/days';
import {
  filterPartners,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { deskFixture } from './admin/openPartnerEditor';
import { food, partnerFixture, partnerPage, primersk } from './partnerFixture';
import { PartnersScreen } from './PartnersScreen';

const open = (url = '/partners') =>
  renderScreen(<PartnersScreen />, { url, texts: { namespace: 'media', locales: { ru, en } } });
const name = 'Кофейня „Номер 1“';
const city = (number: number, partners = number) => ({
  id: `8e1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`,
  name: `Город ${number}`,
  region: 'Область',
  partners,
});

function stubPartners(items = [partnerFixture(1)], total = items.length) {
  const asked: CallInput<typeof filterPartners>[] = [];
  stub(filterPartners, (input) => {
    asked.push(input);
    return partnerPage(items, total);
  });
  return asked;
}

beforeEach(() => {
  stub(listPartnerCategories, () => [{ ...food, partners: 4 }]);
  stub(listPartnerCities, () => [{ ...primersk, region: 'Область', partners: 9 }, city(2, 0)]);
});

test('a card leads to the partner and tells what it gives, where and until when', async () => {
  const soon = dayAt(Date.now() + 3 * 86_400_000);
  stubPartners([
    partnerFixture(1, { validTo: '2040-03-05' }),
    partnerFixture(2, { discountType: 'FIXED', discountValue: 30_000, validTo: soon }),
    partnerFixture(3, { discountType: 'GIFT', discountValue: null }),
  ]);
  open();
  expect((await screen.findByText(name)).closest('a')).toHaveAttribute(
    'href',
    `/partners/${partnerFixture(1).id}`,
  );
  const [percent, rubles, gift] = screen.getAllByRole('article');
  expect(percent).toHaveTextContent('−15 %');
  expect(percent).toHaveTextContent('Еда и кофе');
  expect(percent).toHaveTextContent('Примерск');
  expect(percent).toHaveTextContent('До 5 марта 2040');
  expect(percent).not.toHaveTextContent('Скоро закончится');
  expect(rubles).toHaveTextContent('−300 ₽');
  expect(rubles).toHaveTextContent('Скоро закончится: до');
  expect(gift).toHaveTextContent('Подарок');
});

test('staff, who see more than readers do, are told of each why readers do not see it', async () => {
  const { staff } = deskFixture(1);
  stubPartners([
    partnerFixture(1, { validTo: '2020-03-05', staff }),
    partnerFixture(2, { validFrom: '2040-03-05', validTo: '2040-04-05', staff }),
    deskFixture(3, { staff: { isActive: false } }),
    deskFixture(4),
  ]);
  open();
  await screen.findByText(name);
  const [over, ahead, hidden, shown] = screen.getAllByRole('article');
  expect(over).toHaveTextContent('Закончилось 5 марта 2020');
  expect(over).not.toHaveTextContent('Скоро закончится');
  expect(ahead).toHaveTextContent('Читатели увидят с 5 марта 2040');
  expect(hidden).toHaveTextContent('Скрыт от читателей');
  expect(shown).not.toHaveTextContent(/Скрыт|увидят|Законч/);
});

test('the address alone decides what is asked for', async () => {
  const asked = stubPartners();
  open(
    `/partners?search=кофе&cityIds=${primersk.id}&categoryIds=${food.id}&discountType=PERCENT&skip=12`,
  );
  await screen.findByText(name);
  expect(asked).toEqual([
    {
      query: { skip: 12, size: 12 },
      body: {
        search: 'кофе',
        cityIds: [primersk.id],
        categoryIds: [food.id],
        discountType: 'PERCENT',
      },
    },
  ]);
});

test('cities, categories and benefits are addresses that keep the others', async () => {
  stubPartners();
  open(`/partners?cityIds=${primersk.id}`);
  const cities = screen.getByRole('navigation', { name: 'Город' });
  const chosen = await within(cities).findByRole('link', { name: 'Примерск' });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/partners');
  expect(within(cities).queryByRole('link', { name: 'Город 2' })).toBeNull();
  const kept = `/partners?cityIds=${primersk.id}`;
  expect(await screen.findByRole('link', { name: 'Еда и кофе' })).toHaveAttribute(
    'href',
    `${kept}&categoryIds=${food.id}`,
  );
  expect(screen.getByRole('link', { name: 'Подарок' })).toHaveAttribute(
    'href',
    `${kept}&discountType=GIFT`,
  );
});

test('few cities need no search', async () => {
  stubPartners();
  open();
  await screen.findByRole('link', { name: 'Примерск' });
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
});

test('of many cities the largest are shown, and the others are found by name', async () => {
  const many = Array.from({ length: 30 }, (_, index) => city(index + 1));
  stub(listPartnerCities, ({ query }) =>
    query?.search ? many.filter((one) => one.name === query.search) : many,
  );
  stubPartners();
  const { router } = open();
  const cities = screen.getByRole('navigation', { name: 'Город' });
  await within(cities).findByRole('link', { name: 'Город 30' });
  expect(within(cities).getAllByRole('link')).toHaveLength(13);
  expect(within(cities).queryByRole('link', { name: 'Город 3' })).toBeNull();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти город' }), 'Город 3{Enter}');
  await userEvent.click(await within(cities).findByRole('link', { name: 'Город 3' }));
  expect(router.state.location.search).toBe(`?cityIds=${city(3).id}`);
  expect(within(cities).getByRole('link', { name: 'Город 3' })).toHaveAttribute('aria-current');
});

test('a city that does not exist is not found in so many words', async () => {
  stub(listPartnerCities, ({ query }) => (query?.search ? [] : [city(1)]));
  stubPartners();
  open('/partners?city=Нигде');
  expect(await screen.findByText(/Такого города нет/)).toBeVisible();
  expect(await screen.findByText(name)).toBeVisible();
});

test('a city without partners is said to have none, and not to be no city', async () => {
  stub(listPartnerCities, ({ query }) => (query?.search ? [city(2, 0)] : [city(1), city(2, 0)]));
  stubPartners();
  open('/partners?city=Город 2');
  expect(await screen.findByText('В этом городе пока нет партнёров.')).toBeVisible();
});

test('a search without results offers to reset the filters', async () => {
  stubPartners([]);
  open(`/partners?search=абракадабра&cityIds=${primersk.id}`);
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute(
    'href',
    '/partners',
  );
});

test('a list with nothing in it blames no filter', async () => {
  stubPartners([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Партнёров пока нет' })).toBeVisible();
});

test('pages are links', async () => {
  stubPartners([partnerFixture(1)], 30);
  open();
  expect(await screen.findByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/partners?skip=12',
  );
});

test('recovers after a failed load; without its filters the list still reads', async () => {
  stub(listPartnerCities, () => new ApiError(503, 'Сервис недоступен'));
  stub(listPartnerCategories, () => new ApiError(503, 'Сервис недоступен'));
  stub(filterPartners, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubPartners();
  await userEvent.click(retry);
  expect(await screen.findByText(name)).toBeVisible();
});
