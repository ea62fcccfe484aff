import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listAuthors, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { pictureFixture } from '@campus/shared/testing/files';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorTexts } from '../editor/openEditorParts';
import { grants, newsFixture, pageFixture } from '../../news/newsFixture';
import { PreviewDialog } from './PreviewDialog';
import type { PreviewKind, PreviewValues } from './shownItem';

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

const nothing = { items: [], total: 0, skip: 0, size: 4 };
const values: PreviewValues = {
  id: 'f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f',
  title: { ru: 'Стипендии', en: 'Grants' },
  summary: { ru: 'Кому', en: 'For whom' },
  body: { ru: '<p>Текст<script>alert(1)</script></p>', en: '<p>Words</p>' },
  tagIds: [grants.id],
};

beforeEach(() => {
  stub(listNewsTags, () => [grants]);
  stub(listAuthors, () => []);
  stub(filterNews, () => pageFixture([newsFixture(2)]));
  stub(filterEvents, () => nothing);
  stub(filterInfoPages, () => nothing);
});

function open(own: PreviewValues = {}, kind: PreviewKind = 'news', cover = null) {
  const onClose = jest.fn();
  const view = renderScreen(
    <PreviewDialog
      open
      onClose={onClose}
      kind={kind}
      values={{ ...values, ...own }}
      cover={cover}
    />,
    { texts: editorTexts, url: '/admin/media/news/new' },
  );
  return { ...view, onClose };
}

test('there is no link for colleagues before anything is saved', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull();
});

test('the link for colleagues is copied whole', async () => {
  const user = userEvent.setup();
  const path = '/admin/media/news/1?view=preview';
  renderScreen(
    <PreviewDialog
      open
      onClose={() => undefined}
      kind="news"
      values={values}
      cover={null}
      path={path}
    />,
    { texts: editorTexts, url: '/admin/media/news/1' },
  );
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + path);
  expect(screen.getByRole('link', { name: /Открыть на отдельной странице/ })).toHaveAttribute(
    'href',
    path,
  );
});

/** The document inside of the window. */
async function inside() {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Как увидят читатели/);
  const page = frame.contentDocument?.body as HTMLElement;
  await waitFor(() => expect(within(page).getByRole('heading', { level: 1 })).toBeInTheDocument());
  return { frame, page: within(page), document: frame.contentDocument as Document };
}

test('the item stands in a window of its own, as readers see it and without what could act', async () => {
  open();
  const { page, document: own } = await inside();
  expect(page.getByRole('heading', { level: 1, name: 'Стипендии' })).toBeInTheDocument();
  expect(page.getByText('Текст')).toBeInTheDocument();
  expect(own.querySelector('script')).toBeNull();
  expect(await page.findByRole('list', { name: 'Темы' })).toHaveTextContent('Стипендии');
});

test('both widths are true ones, and the keyboard chooses between them', async () => {
  open();
  const { frame } = await inside();
  expect(frame.style.width).toBe('375px');
  await userEvent.click(screen.getByRole('radio', { name: 'Телефон' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(frame.style.width).toBe('1280px');
});

test('in English the page speaks English, where all of it is there', async () => {
  open();
  await inside();
  await userEvent.click(screen.getByRole('radio', { name: 'По-английски' }));
  const { page, document: own } = await inside();
  expect(page.getByRole('heading', { level: 1, name: 'Grants' })).toBeInTheDocument();
  expect(page.queryByRole('note')).toBeNull();
  expect(own.documentElement.lang).toBe('en');
});

test('an English version that is not complete is shown in Russian, with the note of readers', async () => {
  open({ body: { ru: '<p>Текст</p>', en: '<p></p>' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'По-английски' }));
  const { page } = await inside();
  expect(await page.findByRole('note')).toHaveTextContent('only in Russian so far');
  expect(screen.getByText(/полного английского перевода/)).toBeVisible();
});

test('links inside lead nowhere, and the title of the page stays', async () => {
  const { router } = open();
  const { page } = await inside();
  const before = document.title;
  fireEvent.click(page.getAllByRole('link', { name: 'Новости' })[0] as HTMLElement);
  expect(router.state.location.pathname).toBe('/admin/media/news/new');
  expect(document.title).toBe(before);
});

test.each<PreviewKind>(['news', 'events', 'info-pages'])(
  '%s of which nothing is written yet',
  async (kind) => {
    open(
      { title: {}, summary: null, body: {}, startsAt: '', endsAt: null, place: {}, url: '' },
      kind,
    );
    const { page } = await inside();
    expect(page.getByRole('heading', { level: 1, name: 'Без заголовка' })).toBeInTheDocument();
    expect(screen.getByText(/Пока не хватает: .*заголовка/)).toBeVisible();
  },
);

test('a cover that was sent but not saved is shown', async () => {
  const cover = pictureFixture(1, { alt: { ru: 'Корпус' } });
  renderScreen(
    <PreviewDialog
      open
      onClose={jest.fn()}
      kind="news"
      values={{ ...values, coverId: cover.id }}
      cover={null}
      files={[cover]}
    />,
    { texts: editorTexts },
  );
  const { page } = await inside();
  expect(page.getByRole('img', { name: 'Корпус' })).toBeInTheDocument();
});

test('the cross closes it', async () => {
  const { onClose } = open();
  await inside();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalled();
});
