import { ApiError } from '@campus/shared/api/ApiError';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { NewPartners } from './NewPartners';
import { partnerFixture, partnerPage } from './partnerFixture';

const open = () =>
  renderScreen(<NewPartners />, { texts: { namespace: 'media', locales: { ru, en } } });

test('six partners and the way to all of them', async () => {
  stub(filterPartners, ({ query }) =>
    partnerPage(
      Array.from({ length: Number(query?.size) }, (_, index) => partnerFixture(index)),
      30,
    ),
  );
  open();
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Все партнёры' })).toHaveAttribute('href', '/partners');
});

test.each([
  ['there are none', () => partnerPage([])],
  ['they do not load', () => new ApiError(503, 'Сервис недоступен')],
])('the home page does without partners where %s', async (_case, answer) => {
  stub(filterPartners, answer);
  const { container } = open();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
