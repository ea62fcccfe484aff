import { ApiError } from '@campus/shared/api/ApiError';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { eventFixture, eventPage } from './eventFixture';
import { EventMonth } from './EventMonth';

const filter = {
  skip: 0,
  view: 'month' as const,
  search: undefined,
  tag: [],
  tagIds: [],
  format: undefined,
  from: undefined,
  to: undefined,
  month: '2030-11',
};
const open = () =>
  renderScreen(
    <EventMonth
      filter={filter}
      topics={{ ids: [], failed: undefined }}
      hrefOf={({ month }) => `?month=${month}`}
    />,
    {
      texts: { namespace: 'media', locales: { ru, en } },
    },
  );

test('a month that did not load recovers', async () => {
  stub(filterEvents, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByText('Повторить');
  stub(filterEvents, () => eventPage([eventFixture(1)]));
  await userEvent.click(retry);
  expect(await screen.findByText('Событие 1')).toBeVisible();
});

test('a month with more than a calendar holds says so', async () => {
  stub(filterEvents, () => eventPage([eventFixture(1)], 140));
  open();
  expect(await screen.findByText(/Показаны первые 100 событий/)).toBeVisible();
});

test('an empty month says so and leaves the way to others', async () => {
  stub(filterEvents, () => eventPage([]));
  open();
  expect(await screen.findByText('В этом месяце ничего не запланировано')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Следующий месяц' })).toHaveAttribute(
    'href',
    '/?month=2030-12',
  );
});

test('an event in another language than the reader’s is marked so', async () => {
  stub(filterEvents, () => eventPage([{ ...eventFixture(1), lang: 'en' }]));
  open();
  const event = await screen.findByRole('link', { name: /Событие 1/ });
  expect(event).toHaveAttribute('lang', 'en');
  expect(event).toHaveTextContent('по-английски');
});
