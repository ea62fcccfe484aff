import { ApiError } from '@campus/shared/api/ApiError';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { filterEvents, getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventFixture, eventItem, eventPage } from './eventFixture';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { grants } from '../news/newsFixture';
import { EventScreen } from './EventScreen';

const open = (language: LanguageKey = 'ru', url = '/events/event-1') =>
  renderScreen(<EventScreen />, {
    url,
    path: '/events/:url',
    language,
    texts: { namespace: 'media', locales: { ru, en } },
  });
const facts = () => screen.findByRole('complementary', { name: 'О событии' });

beforeEach(() => {
  stub(getEventByUrl, () => eventItem);
  stub(filterEvents, () => eventPage([1, 2, 3, 4].map((number) => eventFixture(number))));
});

test('the page tells when, where, by whom, for how many and about what', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Событие 1' })).toBeVisible();
  const about = await facts();
  expect(about).toHaveTextContent('28 ноября 2030, 19:00–21:00 по Москве');
  expect(about).toHaveTextContent('Актовый зал');
  expect(about).toHaveTextContent('Примерск, Университетская улица, 4');
  expect(about).toHaveTextContent('Клуб физиков');
  expect(about).toHaveTextContent('Всего 40 мест');
  expect(within(about).getByRole('link', { name: /^Подключиться онлайн/ })).toHaveAttribute(
    'href',
    'https://example.com/meet',
  );
  expect(within(about).getByRole('link', { name: /^Записаться/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(within(about).getByRole('link', { name: 'Стипендии' })).toHaveAttribute(
    'href',
    `/events?tag=${grants.slug}`,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Как добраться' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'События' })).toHaveAttribute('href', '/events');
  await waitFor(() => expect(document.title).toBe('Событие 1 · Кампус'));
});

test('the way to sign up comes again with the day, for narrow screens', async () => {
  stub(getEventByUrl, () => eventItem);
  open();
  const bar = await screen.findByRole('group', { name: 'Событие 1' });
  expect(bar).toHaveTextContent('28 ноября, 19:00');
  expect(within(bar).getByRole('link', { name: /^Записаться/ })).toHaveAttribute(
    'href',
    eventItem.registrationUrl,
  );
});

test('a past event says so and takes no more people', async () => {
  const past = { startsAt: '2020-01-01T10:00:00Z', endsAt: '2020-01-01T12:00:00Z' };
  stub(getEventByUrl, () => ({ ...eventItem, ...past }));
  open();
  const about = await facts();
  expect(about).toHaveTextContent('Уже прошло');
  expect(screen.queryByRole('link', { name: /^Записаться/ })).toBeNull();
  expect(within(about).queryByRole('button', { name: 'В календарь' })).toBeNull();
});

test('an event that goes on says so', async () => {
  stub(getEventByUrl, () => ({ ...eventItem, startsAt: '2020-01-01T10:00:00Z' }));
  open();
  expect(await facts()).toHaveTextContent('Идёт сейчас');
});

test('the event is saved as a calendar file', async () => {
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:event';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files[0] ?? new Blob() });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'В календарь' }));
  expect(saved).toMatchObject([
    { name: 'event-1.ics', file: { type: 'text/calendar;charset=utf-8' } },
  ]);
});

test('files come with their sizes', async () => {
  const file = {
    id: '5a1a7c9e-1f00-4a00-8a00-000000000002',
    url: '/api/files/public/plan.pdf',
    name: 'plan.pdf',
    mime: 'application/pdf',
    size: 2048,
    width: null,
    height: null,
    alt: null,
    caption: 'План зала',
  };
  stub(getEventByUrl, () => ({ ...eventItem, files: [file] }));
  open();
  const link = await screen.findByRole('link', { name: /План зала.*2 кБ/ });
  expect(link).toHaveAttribute('href', '/api/files/public/plan.pdf');
  expect(link).toHaveAttribute('download', 'plan.pdf');
});

test('the next events are offered, never the one being read', async () => {
  open();
  const next = await screen.findByRole('region', { name: 'Ближайшие события' });
  const titles = within(next).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Событие 2', 'Событие 3', 'Событие 4']);
});

test('an event stands although the next ones did not load', async () => {
  stub(filterEvents, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('heading', { name: 'Как добраться' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another event opened from this one is not taken for its new address', async () => {
  stub(getEventByUrl, ({ params: { url } }) => ({ ...eventItem, url, title: `Адрес ${url}` }));
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Событие 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Адрес event-2' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/events/event-2');
});

test('a former address leads to the present one and keeps the rest of the address', async () => {
  stub(getEventByUrl, () => ({ ...eventItem, url: 'event-renamed' }));
  const { router } = open('ru', '/events/event-1?modal=signIn');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/events/event-renamed',
      search: '?modal=signIn',
    }),
  );
});

test.each([404, 422])(
  'an unknown address (%s) is explained and leads to the list',
  async (status) => {
    stub(getEventByUrl, () => new ApiError(status, 'Нет такого события'));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Событие не найдено' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ко всем событиям' })).toHaveAttribute(
      'href',
      '/events',
    );
  },
);

test('recovers after a failed load', async () => {
  stub(getEventByUrl, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getEventByUrl, () => eventItem);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Событие 1' })).toBeVisible();
});

test('says that the text is only in Russian so far', async () => {
  open('en');
  expect(await screen.findByRole('note')).toHaveTextContent('only in Russian so far');
  expect(screen.getByText('О чём событие 1')).toHaveAttribute('lang', 'ru');
});
