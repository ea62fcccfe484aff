import { ApiError } from '@campus/shared/api/ApiError';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { InfoPageScreen } from './InfoPageScreen';
import { pageItem } from './pageFixture';
import { openInfoPage, parent, stubInfoPage } from './openInfoPage';

beforeEach(stubInfoPage);

test('the page has its title, text and the day of its last change', async () => {
  openInfoPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница 1' })).toBeVisible();
  expect(screen.getByText('Вступление')).toBeVisible();
  expect(screen.getByText('Обновлено 3 ноября 2026')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Страница 1 · Кампус'));
});

test('the section stands around the page, and the page knows its place there', async () => {
  openInfoPage();
  const menu = await screen.findByRole('navigation', { name: 'Помощь' });
  expect(within(menu).getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu).getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/info/page-3',
  );
});

test('pages below are offered with what they are about', async () => {
  openInfoPage();
  const inside = await screen.findByRole('region', { name: 'Подробнее' });
  expect(within(inside).getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/info/page-2',
  );
  expect(inside).toHaveTextContent('О чём страница 2');
});

test('a page below leads up to its parent', async () => {
  stub(getInfoPageByUrl, () => pageItem(2, { parentId: parent.id }));
  openInfoPage('/info/page-2');
  const crumbs = await screen.findByRole('navigation', { name: 'Вы здесь' });
  expect(within(crumbs).getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
    'href',
    '/info/page-1',
  );
  expect(screen.queryByRole('region', { name: 'Подробнее' })).toBeNull();
});

test('a page stands although its section did not load', async () => {
  stub(filterInfoPages, () => new ApiError(503, 'Сервис недоступен'));
  openInfoPage();
  expect(await screen.findByText('Вступление')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Помощь' })).toBeNull();
});

test('a former address leads to the present one', async () => {
  stub(getInfoPageByUrl, () => pageItem(1, { url: 'page-renamed' }));
  const { router } = openInfoPage();
  await waitFor(() => expect(router.state.location.pathname).toBe('/info/page-renamed'));
});

test('an unknown address is explained and leads home', async () => {
  stub(getInfoPageByUrl, () => new ApiError(404, 'Нет такой страницы'));
  openInfoPage();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('recovers after a failed load', async () => {
  stub(getInfoPageByUrl, () => new ApiError(503, 'Сервис недоступен'));
  openInfoPage();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getInfoPageByUrl, () => pageItem(1));
  await userEvent.click(retry);
  expect(await screen.findByText('Вступление')).toBeVisible();
});

test('says that the text is only in Russian so far', async () => {
  openInfoPage('/info/page-1', 'en');
  expect(await screen.findByRole('note')).toHaveTextContent('only in Russian so far');
});

test('a page alone in its section has no menu beside it', async () => {
  stub(filterInfoPages, () => ({ items: [parent], total: 1, skip: 0, size: 100 }));
  openInfoPage();
  await screen.findByText('Вступление');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Помощь' })).toBeNull());
});

test('a page of another section never stands among the pages of the one before', async () => {
  const { router } = openInfoPage();
  await screen.findByRole('navigation', { name: 'Помощь' });
  stub(getInfoPageByUrl, () => pageItem(4, { section: 'LEGAL' }));
  stub(filterInfoPages, () => new Promise(() => undefined));
  await act(() => router.navigate('/info/page-4'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница 4' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Страница 2' })).toBeNull();
});

test('a page of help leads on to support, another one does not', async () => {
  const { unmount } = openInfoPage();
  const support = await screen.findByRole('region', { name: 'Не нашли ответ?' });
  expect(within(support).getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new',
  );
  unmount();
  stub(getInfoPageByUrl, () => pageItem(1, { section: 'LEGAL' }));
  openInfoPage();
  await screen.findByText('Вступление');
  expect(screen.queryByRole('region', { name: 'Не нашли ответ?' })).toBeNull();
});

test('others may show something after a page of help that answers, not after one that introduces', async () => {
  const widget = {
    slot: { ...helpPageEnd, widget: 'HelpVote', order: 1, access: 'public' as const },
    show: (props: object) => <p>{JSON.stringify(props)}</p>,
  };
  const openWith = (item: ReturnType<typeof pageItem>) => {
    stub(getInfoPageByUrl, () => item);
    return renderScreen(
      <PlacesContext value={[widget]}>
        <InfoPageScreen />
      </PlacesContext>,
      {
        ...{ url: `/info/${item.url}`, path: '/info/:url' },
        texts: { namespace: 'media', locales: { ru, en } },
      },
    );
  };
  const { unmount } = openWith(pageItem(2, { parentId: parent.id }));
  expect(await screen.findByText('{"url":"page-2"}')).toBeVisible();
  unmount();
  openWith(pageItem(1));
  await screen.findByRole('region', { name: 'Подробнее' });
  expect(screen.queryByText('{"url":"page-1"}')).toBeNull();
});
