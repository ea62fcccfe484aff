import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { campus, grants, newsFixture, pageFixture } from './newsFixture';
import { NewsListScreen } from './NewsListScreen';

const texts = { namespace: 'media', locales: { ru, en } };
const open = (url = '/news') => renderScreen(<NewsListScreen />, { url, texts });

beforeEach(() => {
  stub(listNewsTags, () => [grants, campus]);
});

test('cards lead to the news and show date, tags and what is pinned', async () => {
  stub(filterNews, () => pageFixture([newsFixture(1, { isPinned: true }), newsFixture(2)]));
  open();
  expect(await screen.findByRole('link', { name: 'Новость 1' })).toHaveAttribute(
    'href',
    '/news/news-1',
  );
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Важное');
  expect(first).toHaveTextContent('2 ноября 2026');
  expect(second).not.toHaveTextContent('Важное');
  expect(second).toHaveTextContent('Стипендии');
});

test('a card has the first sentences of a long summary, the wide one all of them', async () => {
  const [first, second, third] = [
    'Восемь учебных заведений перешли на общую платформу.',
    'Рассказываем, что уже работает и с чего начать.',
    'А в конце отвечаем на самые частые вопросы.',
  ];
  const summary = `${first} ${second} ${third}`;
  stub(filterNews, () => pageFixture([1, 2].map((number) => newsFixture(number, { summary }))));
  open();
  expect(await screen.findByText(summary)).toBeVisible();
  expect(screen.getByText(`${first} ${second}`)).toBeVisible();
});

test('in English a title that is only in Russian says so, and is read aloud as Russian', async () => {
  stub(filterNews, () => pageFixture([newsFixture(1), newsFixture(2, { lang: 'en' })]));
  renderScreen(<NewsListScreen />, { url: '/news', texts, language: 'en' });
  const [russian, english] = await screen.findAllByRole('heading', { level: 2 });
  expect(russian).toHaveAttribute('lang', 'ru');
  expect(russian).toHaveTextContent('Новость 1RUin Russian');
  expect(within(russian as HTMLElement).getByText('in Russian').parentElement).toHaveAttribute(
    'lang',
    'en',
  );
  expect(english).toHaveTextContent(/^Новость 2$/);
});

test('the first cover is fetched before others, the rest when they are near', async () => {
  const cover = { url: '/api/files/public/a.webp', alt: 'Зал', width: 1600, height: 900 };
  stub(filterNews, () => pageFixture([1, 2].map((number) => newsFixture(number, { cover }))));
  open();
  const [first, second] = await screen.findAllByRole('img', { name: 'Зал' });
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second?.getAttribute('srcset')).toContain('/api/files/public/a.webp?width=640 640w');
});

test('the address alone decides what is asked for', async () => {
  const asked: CallInput<typeof filterNews>[] = [];
  stub(filterNews, (input) => {
    asked.push(input);
    return pageFixture([newsFixture(1)]);
  });
  open(`/news?search=карта&tag=${grants.slug}&tag=${campus.slug}&skip=13`);
  await screen.findByRole('link', { name: 'Новость 1' });
  expect(asked).toEqual([
    { query: { skip: 13, size: 13 }, body: { search: 'карта', tagIds: [grants.id, campus.id] } },
  ]);
});

test('tags are added and taken off one by one, and each way is an address', async () => {
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  open(`/news?tag=${grants.slug}&skip=13`);
  await userEvent.click(await screen.findByText('Темы'));
  const topics = await screen.findByRole('navigation', { name: 'Темы' });
  const chip = (name: string) => within(topics).getByRole('link', { name });
  expect(await within(topics).findByRole('link', { name: 'Стипендии' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(chip('Стипендии')).toHaveAttribute('href', '/news');
  expect(chip('Кампус')).toHaveAttribute('href', `/news?tag=${grants.slug}&tag=${campus.slug}`);
});

test('an address of before, with the ids of tags, finds the same and leads on by their names', async () => {
  const asked: CallInput<typeof filterNews>[] = [];
  stub(filterNews, (input) => {
    asked.push(input);
    return pageFixture([newsFixture(1)]);
  });
  open(`/news?tagIds=${grants.id}`);
  await screen.findByRole('link', { name: 'Новость 1' });
  expect(asked.map(({ body }) => body)).toEqual([{ tagIds: [grants.id] }]);
  expect(screen.getByRole('link', { name: /^Темы: Стипендии/ })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Кампус' })).toHaveAttribute(
    'href',
    `/news?tag=${grants.slug}&tag=${campus.slug}`,
  );
});

test('a tag that is no more narrows nothing, and that is said', async () => {
  const asked: CallInput<typeof filterNews>[] = [];
  stub(filterNews, (input) => {
    asked.push(input);
    return pageFixture([newsFixture(1)]);
  });
  open('/news?tag=gone');
  await screen.findByRole('link', { name: 'Новость 1' });
  expect(asked.map(({ body }) => body)).toEqual([{}]);
  expect(screen.getByText(/Темы из этой ссылки больше нет/)).toBeVisible();
});

test('without the tags that its address names the list says why and recovers', async () => {
  stub(listNewsTags, () => new ApiError(503, 'Сервис недоступен'));
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  open(`/news?tag=${grants.slug}`);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByRole('article')).toBeNull();
  stub(listNewsTags, () => [grants, campus]);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Новость 1' })).toBeVisible();
});

test('words of the search go to the address', async () => {
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  const { router } = open(`/news?tag=${grants.slug}`);
  await userEvent.type(screen.getByRole('searchbox'), 'карта{Enter}');
  const params = new URLSearchParams(router.state.location.search);
  expect([...params]).toEqual([
    ['tag', grants.slug],
    ['search', 'карта'],
  ]);
});

test('pages are links', async () => {
  stub(filterNews, () => pageFixture([newsFixture(1)], 30));
  open();
  expect(await screen.findByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/news?skip=13',
  );
});

test('a search without results offers to reset the filters', async () => {
  stub(filterNews, () => pageFixture([]));
  open('/news?search=абракадабра');
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute('href', '/news');
});

test('a list with nothing in it blames no filter', async () => {
  stub(filterNews, () => pageFixture([]));
  open();
  expect(await screen.findByRole('heading', { name: 'Новостей пока нет' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Сбросить фильтры' })).toBeNull();
});

test('a failed load says why and recovers; the search stays in place', async () => {
  stub(filterNews, () => new ApiError(503, 'Сервис недоступен, попробуйте позже'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('alert')).toHaveTextContent('Сервис недоступен');
  expect(screen.getByRole('searchbox')).toBeVisible();
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Новость 1' })).toBeVisible();
});

test('without tags the list still reads', async () => {
  stub(listNewsTags, () => new ApiError(503, 'Сервис недоступен'));
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  open();
  expect(await screen.findByRole('link', { name: 'Новость 1' })).toBeVisible();
});

test.each([
  ['ru', '/news/rss.xml'],
  ['en', '/news/rss.xml?lang=en'],
] as const)('the feed is offered in the language of the page: %s', async (language, address) => {
  stub(filterNews, () => pageFixture([newsFixture(1)]));
  renderScreen(<NewsListScreen />, { url: '/news', texts, language });
  const link = await screen.findByRole('link', { name: 'RSS' });
  expect(link).toHaveAttribute('href', address);
});
