import { ApiError } from '@campus/shared/api/ApiError';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothing, pageOfNews, renderSearch } from './findFixtures';
import { SearchScreen } from './SearchScreen';

const asked = jest.fn();
let isDown: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  isDown = false;
  stub(filterNews, ({ query, body }) => {
    asked(query, body);
    return body?.search === 'права'
      ? pageOfNews(['Права студента', 'Права и обязанности'], 24)
      : nothing;
  });
  stub(filterEvents, () => (isDown ? new ApiError(503, 'Сервис недоступен') : nothing));
  stub(filterInfoPages, () => nothing);
  stub(filterPartners, () => nothing);
});

const open = (url: string) => renderSearch(<SearchScreen />, { url });

test('without words it says what can be searched, and asks nobody', () => {
  open('/search');
  expect(screen.getByRole('heading', { name: 'Введите, что найти' })).toBeVisible();
  const declared = 'Новости, события, страницы и партнёры — в одном месте.';
  expect(screen.getByText(declared)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('one letter is too short', () => {
  open(paths.search('я'));
  expect(screen.getByRole('heading', { name: 'Введите хотя бы две буквы' })).toBeVisible();
});

test('what was found stands by kinds, with counts and the way to the list with filters', async () => {
  open(paths.search('права'));
  const news = await screen.findByRole('region', { name: /Новости/ });
  const find = await within(news).findByRole('link', { name: 'Права студента' });
  expect(find).toHaveAttribute('href', mediaPaths.newsItem('item-0'));
  expect(within(news).getByRole('link', { name: 'Все новости по запросу' })).toHaveAttribute(
    'href',
    `/news?${new URLSearchParams({ search: 'права' })}`,
  );
  expect(within(news).queryByRole('link', { name: 'Остальные новости' })).toBeNull();
  expect(screen.getByText('Найдено 24 материала')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Партнёры/ })).not.toBeInTheDocument();
});

test('a kind has its own address and pages', async () => {
  const { router } = open(`${paths.search('права')}&kind=news`);
  await userEvent.click(await screen.findByRole('link', { name: 'Страница 2' }));
  expect(router.state.location.search).toContain('skip=');
  expect(router.state.location.search).toContain('kind=news');
});

test('nothing found comes with advice', async () => {
  open(paths.search('щщщ'));
  expect(
    await screen.findByRole('heading', { name: 'По запросу «щщщ» ничего не нашлось' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('По запросу «щщщ» ничего не нашлось');
  expect(screen.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute(
    'href',
    supportPaths.newTicket(),
  );
});

test('words of the other layout are said to have been understood', async () => {
  open(paths.search('ghfdf'));
  expect(await screen.findByRole('link', { name: 'Права студента' })).toBeVisible();
  expect(screen.getByText(/показываем результаты для «права»/)).toBeVisible();
});

test('a kind that fails leaves the others alone and can be asked again', async () => {
  isDown = true;
  open(paths.search('права'));
  expect(await screen.findByRole('link', { name: 'Права студента' })).toBeVisible();
  const failure = await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(within(failure).getByRole('button'));
  expect(await screen.findByText('Найдено 24 материала')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was searched for is remembered in this browser', async () => {
  localStorage.clear();
  open(paths.search('права'));
  await screen.findByRole('link', { name: 'Права студента' });
  expect(localStorage.getItem('campus.searches')).toBe('["права"]');
});

test('a find in another language than the reader’s is marked so', async () => {
  stub(filterNews, () => {
    const page = pageOfNews(['Student rights', 'Права студента']);
    return {
      ...page,
      items: page.items.map((item, at) => ({
        ...item,
        lang: at ? ('ru' as const) : ('en' as const),
      })),
    };
  });
  open(paths.search('права'));
  const marked = await screen.findByRole('heading', { name: /Student rights.*по-английски/ });
  expect(marked).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: 'Права студента' })).toBeVisible();
});
