import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { campus, grants } from '../news/newsFixture';
import { eventFixture, eventPage } from './eventFixture';
import { EventsScreen } from './EventsScreen';

const texts = { namespace: 'media', locales: { ru, en } };
const open = (url = '/events') => renderScreen(<EventsScreen />, { url, texts });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

function stubEvents(items = [eventFixture(1)], total = items.length) {
  const asked: CallInput<typeof filterEvents>[] = [];
  stub(filterEvents, (input) => {
    asked.push(input);
    return eventPage(items, total);
  });
  return asked;
}

// The calendar comes lazily, and compiling it takes longer than a test waits.
beforeAll(() => import('./EventMonth'));

beforeEach(() => {
  stub(listNewsTags, () => [grants, campus]);
});

test('what is coming is asked for, the nearest first', async () => {
  const asked = stubEvents();
  open();
  await screen.findByText('Событие 1');
  expect(asked).toEqual([{ query: { skip: 0, size: 12, asc: true }, body: { when: 'UPCOMING' } }]);
});

test('a card leads to the event and tells its day, Moscow time, place, topics and importance', async () => {
  stubEvents([
    eventFixture(1, { isPinned: true }),
    eventFixture(2, { isOnline: true, endsAt: '2030-11-30T13:00:00Z' }),
  ]);
  open();
  expect((await screen.findByText('Событие 1')).closest('a')).toHaveAttribute(
    'href',
    '/events/event-1',
  );
  const [first, second] = screen.getAllByRole('article');
  // In one breath: a screen reader says each line of the leaf by itself.
  expect(within(first as HTMLElement).getByText('28 ноября 2030')).toBeInTheDocument();
  expect(first).toHaveTextContent('19:00–21:00 по Москве');
  expect(first).toHaveTextContent('Актовый зал');
  expect(first).toHaveTextContent('Стипендии');
  expect(first).toHaveTextContent('Главное');
  expect(second).toHaveTextContent('28 ноября, 19:00 — 30 ноября, 16:00 по Москве');
  expect(second).toHaveTextContent('Онлайн');
  expect(second).not.toHaveTextContent('Главное');
});

test.each([
  ['2031-11-28T16:00:00Z', '28 ноября 2030, 19:00 — 28 ноября 2031, 19:00 по Москве'],
  ['2031-11-28T15:59:00Z', '28 ноября, 19:00 — 28 ноября, 18:59 по Москве'],
])(
  'an event until %s tells of which years its days are where it lasts for one',
  async (endsAt, time) => {
    stubEvents([eventFixture(1, { endsAt })]);
    open();
    await screen.findByText('Событие 1');
    expect(screen.getByRole('article')).toHaveTextContent(time);
  },
);

test('the address alone decides what is asked for', async () => {
  const asked = stubEvents();
  open(
    `/events?view=past&search=матч&tag=${grants.slug}&format=online&from=2026-11-01&to=2026-11-30&skip=12`,
  );
  await screen.findByText('Событие 1');
  expect(asked).toEqual([
    {
      query: { skip: 12, size: 12, asc: false },
      body: {
        search: 'матч',
        tagIds: [grants.id],
        isOnline: true,
        from: '2026-10-31T21:00:00.000Z',
        to: '2026-11-30T20:59:59.999Z',
        when: 'PAST',
      },
    },
  ]);
});

test('a topic that is no more narrows nothing, and that is said', async () => {
  const asked = stubEvents();
  open('/events?tag=gone');
  await screen.findByText('Событие 1');
  expect(asked.map(({ body }) => body?.tagIds)).toEqual([undefined]);
  expect(screen.getByText(/Темы из этой ссылки больше нет/)).toBeVisible();
});

test('every way to narrow the list is an address that keeps the others', async () => {
  stubEvents();
  open(`/events?search=матч&tag=${grants.slug}`);
  await screen.findByText('Событие 1');
  const kept = `/events?${new URLSearchParams({ search: 'матч', tag: grants.slug })}`;
  expect(hrefOf('Онлайн')).toBe(`${kept}&format=online`);
  expect(hrefOf('На месте')).toBe(`${kept}&format=offline`);
  expect(hrefOf('Этот месяц')).toMatch(/&from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}$/);
  expect(hrefOf('Прошедшие')).toContain('view=past');
  expect(hrefOf('По месяцам')).toContain('view=month');
});

test('a period written into the address by hand is shown by its days and can be taken off', async () => {
  stubEvents();
  open('/events?from=2026-11-03&to=2026-11-07');
  const own = await screen.findByRole('link', { name: '3–7 ноября 2026' });
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(own).toHaveAttribute('href', '/events');
  const chosen = screen.getByRole('link', { name: /^Когда: 3–7 ноября 2026/ });
  expect(chosen).toHaveAttribute('href', '/events');
});

test('a period that is too long to be asked for is not shown as chosen', async () => {
  const asked = stubEvents();
  open('/events?from=2020-01-01&to=2026-11-07');
  await screen.findByText('Событие 1');
  expect(asked).toMatchObject([{ body: { from: undefined, to: undefined } }]);
  expect(screen.queryByRole('link', { name: /^Когда:/ })).toBeNull();
});

test('another view leaves the period behind', async () => {
  stubEvents();
  open('/events?from=2026-11-03&to=2026-11-07&format=online');
  await screen.findByText('Событие 1');
  expect(hrefOf('Прошедшие')).toBe('/events?view=past&format=online');
});

test('an empty list says that nothing is planned and leads to what has been', async () => {
  stubEvents([]);
  open();
  expect(
    await screen.findByRole('heading', { name: 'Пока ничего не запланировано' }),
  ).toBeVisible();
  expect(hrefOf('Посмотреть прошедшие')).toBe('/events?view=past');
});

test('an empty past leads to what is coming', async () => {
  stubEvents([]);
  open('/events?view=past');
  expect(await screen.findByRole('heading', { name: 'Прошедших событий нет' })).toBeVisible();
  expect(hrefOf('Посмотреть предстоящие')).toBe('/events');
});

test('a search without results offers to reset the filters and stays in its view', async () => {
  stubEvents([]);
  open('/events?view=past&search=абракадабра&format=online');
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  expect(hrefOf('Сбросить фильтры')).toBe('/events?view=past');
});

test('pages are links', async () => {
  stubEvents([eventFixture(1)], 30);
  open();
  expect(await screen.findByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/events?skip=12',
  );
});

test('a failed load says why and recovers; the search stays in place', async () => {
  stub(filterEvents, () => new ApiError(503, 'Сервис недоступен, попробуйте позже'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('alert')).toHaveTextContent('Сервис недоступен');
  expect(screen.getByRole('searchbox')).toBeVisible();
  stubEvents();
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Событие 1' })).toBeVisible();
});

test('a month shows its events on their days, and the way to other months keeps the filters', async () => {
  const asked = stubEvents();
  open('/events?view=month&month=2030-11&format=offline');
  // The calendar comes lazily, which takes its time.
  await screen.findByText('Событие 1');
  const day = screen.getByRole('gridcell', { name: /^28 ноября.*1 событие/ });
  expect(within(day).getByRole('link', { name: '19:00 Событие 1' })).toHaveAttribute(
    'href',
    '/events/event-1',
  );
  expect(asked).toEqual([
    {
      query: { size: 100, asc: true },
      body: {
        isOnline: false,
        from: '2030-10-31T21:00:00.000Z',
        to: '2030-11-30T20:59:59.999Z',
      },
    },
  ]);
  expect(hrefOf('Следующий месяц')).toBe('/events?view=month&format=offline&month=2030-12');
  expect(screen.queryByRole('navigation', { name: 'Когда' })).toBeNull();
});
