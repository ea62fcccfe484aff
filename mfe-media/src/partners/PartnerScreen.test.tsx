import { ApiError } from '@campus/shared/api/ApiError';
import { filterPartners, getPartner } from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { food, partnerFixture, partnerPage } from './partnerFixture';
import { PartnerScreen } from './PartnerScreen';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const partner = partnerFixture(1, { validFrom: '2026-01-01', validTo: '2040-03-05' });
const address = `/partners/${partner.id}`;
const open = (options: Options = {}) =>
  renderScreen(<PartnerScreen />, {
    url: address,
    path: '/partners/:id',
    texts: { namespace: 'media', locales: { ru, en } },
    ...options,
  });

beforeEach(() => {
  stub(getPartner, () => partner);
  stub(filterPartners, () => partnerPage([1, 2, 3].map((number) => partnerFixture(number))));
});

test('the page tells what is given, on which terms, and how to reach the partner', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: partner.name })).toBeVisible();
  expect(screen.getByText('−15 %')).toBeVisible();
  expect(screen.getByText('На всё меню')).toBeVisible();
  expect(screen.getByText(/Варят кофе/)).toBeVisible();
  const facts = screen.getByRole('complementary', { name: 'О партнёре' });
  expect(facts).toHaveTextContent('Примерск, Университетская улица, 4');
  expect(facts).toHaveTextContent('С 1 января 2026 До 5 марта 2040');
  expect(within(facts).getByRole('link', { name: /999.000.20.01/ })).toHaveAttribute(
    'href',
    'tel:+79990002001',
  );
  const site = within(facts).getByRole('link', { name: /^Открыть сайт/ });
  expect(site).toHaveAttribute('href', 'https://example.com/coffee');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  await waitFor(() => expect(document.title).toBe(`${partner.name} · Кампус`));
});

test('others of the category are offered, never the one being read', async () => {
  open();
  const others = await screen.findByRole('region', { name: 'Ещё в этой категории' });
  expect(within(others).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(within(others).getByRole('link', { name: 'Еда и кофе' })).toHaveAttribute(
    'href',
    `/partners?categoryIds=${food.id}`,
  );
});

test('a logo keeps its place before it is loaded', async () => {
  const logo = { url: '/api/files/public/a.webp', alt: 'Кофейня', width: 256, height: 256 };
  stub(getPartner, () => ({ ...partner, logo }));
  const { container } = open();
  await screen.findByText('На всё меню');
  const image = container.querySelector<HTMLImageElement>('aside img');
  expect(image).toHaveAttribute('width', '256');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('an offer that is over is explained and leads to the list', async () => {
  stub(getPartner, () => new ApiError(404, 'Нет такого партнёра'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Партнёр не найден' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем партнёрам' })).toHaveAttribute(
    'href',
    '/partners',
  );
});

test('recovers after a failed load', async () => {
  stub(getPartner, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getPartner, () => partner);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: partner.name })).toBeVisible();
});
