import { ApiError } from '@campus/shared/api/ApiError';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { filterNews, getNewsByUrl, type NewsItem } from '@campus/shared/contract/media/newsCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { grants, newsFixture, pageFixture } from './newsFixture';
import { NewsScreen } from './NewsScreen';

const item: NewsItem = {
  ...newsFixture(1),
  publishAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
  seo: { title: 'Новость 1', description: 'О чём новость 1', image: null },
  files: [],
  body: '<h2>Кому положена</h2><p>Студентам <strong>очной</strong> формы.</p>',
  author: {
    id: '5a1a7c9e-1f00-4a00-8a00-000000000001',
    name: 'Редакция Кампуса',
    position: 'Новости и события',
    bio: null,
    photo: null,
  },
};
const open = (language: LanguageKey = 'ru') =>
  renderScreen(<NewsScreen />, {
    url: '/news/news-1',
    path: '/news/:url',
    language,
    texts: { namespace: 'media', locales: { ru, en } },
  });

beforeEach(() => {
  stub(getNewsByUrl, () => item);
  stub(filterNews, () => pageFixture([1, 2, 3, 4].map((number) => newsFixture(number))));
});

test('the article has its title, date, author, tags, text and the way back', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Новость 1' })).toBeVisible();
  const facts = screen.getByRole('complementary', { name: 'О новости' });
  expect(facts).toHaveTextContent('2 ноября 2026');
  expect(facts).toHaveTextContent('Редакция Кампуса');
  expect(within(facts).getByRole('link', { name: 'Стипендии' })).toHaveAttribute(
    'href',
    `/news?tag=${grants.slug}`,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Кому положена' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Новости' })).toHaveAttribute('href', '/news');
  await waitFor(() => expect(document.title).toBe('Новость 1 · Кампус'));
});

test('the cover is fetched before others, and the author’s photo is a small one', async () => {
  const photo = { url: '/api/files/public/b.jpg', alt: 'Портрет', width: 900, height: 1200 };
  const cover = { url: '/api/files/public/a.webp', alt: 'Зал', width: 1920, height: 1080 };
  const author = item.author && { ...item.author, photo };
  stub(getNewsByUrl, () => ({ ...item, cover, author }));
  const { container } = open();
  expect(await screen.findByRole('img', { name: 'Зал' })).toHaveAttribute('fetchpriority', 'high');
  const face = container.querySelector('aside img');
  expect(face).toHaveAttribute('sizes', '40px');
  expect(face?.getAttribute('srcset')).toContain('/api/files/public/b.jpg?width=320 320w');
});

test('other news are offered, never the one being read', async () => {
  open();
  const more = await screen.findByRole('region', { name: 'Ещё новости' });
  const titles = within(more).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Новость 2', 'Новость 3', 'Новость 4']);
});

test('markup that could act is taken out of the text', async () => {
  const body = '<p>Текст</p><img src="x" onerror="alert(1)"><script>alert(2)</script>';
  stub(getNewsByUrl, () => ({ ...item, body: `${body}<a href="javascript:alert(3)">ссылка</a>` }));
  const { container } = open();
  expect(await screen.findByText('Текст')).toBeVisible();
  expect(container.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
});

test('says that the text is only in Russian so far', async () => {
  open('en');
  expect(await screen.findByRole('note')).toHaveTextContent('only in Russian so far');
  expect(within(screen.getByRole('banner')).getByRole('note')).toBeVisible();
});

test('a text in the reader’s language needs no note', async () => {
  open('ru');
  await screen.findByRole('heading', { level: 1, name: 'Новость 1' });
  expect(screen.queryByRole('note')).toBeNull();
});

test('the link is copied where the device has nothing to share with', async () => {
  const user = userEvent.setup();
  const { store } = open();
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(store.getState().notifications).toMatchObject([
    { tone: 'success', text: 'Ссылка скопирована' },
  ]);
});

test('an unknown address is explained and leads to the list', async () => {
  stub(getNewsByUrl, () => new ApiError(404, 'Нет такой новости'));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Новость не найдена' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ко всем новостям' })).toHaveAttribute('href', '/news');
});

test('recovers after a failed load', async () => {
  stub(getNewsByUrl, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getNewsByUrl, () => item);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Новость 1' })).toBeVisible();
});

test('an article stands although other news did not load', async () => {
  stub(filterNews, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('heading', { name: 'Кому положена' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a former address leads to the present one', async () => {
  stub(getNewsByUrl, () => ({ ...item, url: 'news-1-renamed' }));
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/news/news-1-renamed'));
});

test('another item opened from this one is not taken for its new address', async () => {
  stub(getNewsByUrl, ({ params: { url } }) => ({ ...item, url, title: `Адрес ${url}` }));
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Новость 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Адрес news-2' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/news/news-2');
});
