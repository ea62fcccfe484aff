import { ApiError } from '@campus/shared/api/ApiError';
import { getPartner } from '@campus/shared/contract/partners/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { food } from './partnerFixture';
import { openPartner, partner, stubPartner } from './openPartner';

beforeEach(stubPartner);

test('the page tells what is given, on which terms, and how to reach the partner', async () => {
  openPartner();
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
  openPartner();
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
  const { container } = openPartner();
  await screen.findByText('На всё меню');
  const image = container.querySelector<HTMLImageElement>('aside img');
  expect(image).toHaveAttribute('width', '256');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('an offer that is over is explained and leads to the list', async () => {
  stub(getPartner, () => new ApiError(404, 'Нет такого партнёра'));
  openPartner();
  expect(await screen.findByRole('heading', { level: 1, name: 'Партнёр не найден' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем партнёрам' })).toHaveAttribute(
    'href',
    '/partners',
  );
});

test('recovers after a failed load', async () => {
  stub(getPartner, () => new ApiError(503, 'Сервис недоступен'));
  openPartner();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getPartner, () => partner);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: partner.name })).toBeVisible();
});
