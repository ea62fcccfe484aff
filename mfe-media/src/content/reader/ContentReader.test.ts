import { ApiError } from '@campus/shared/api/ApiError';
import { getNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, savedNews, savedNewsUrl } from '../editor/editorSetUp';

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

test('auditors read how a record stands and its text as readers see it, without a form', async () => {
  stub(getNews, () => savedNews);
  openEditor(savedNewsUrl, 'ru', ['AUDITOR']);
  expect(await screen.findByText('Редактор Первый')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Стипендия выросла' })).toBeVisible();
  for (const fact of ['Черновик', '/news/stipendiia-vyrosla', /2 ноября 2026, 12:40/])
    expect(screen.getByText(fact)).toBeVisible();
  const frame = screen.getByTitle<HTMLIFrameElement>(/Как увидят читатели/);
  const page = within(frame.contentDocument?.body as HTMLElement);
  await waitFor(() => expect(page.getByText('С сентября.')).toBeInTheDocument());
  expect(screen.getByRole('radio', { name: 'По-английски' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who writes opens the link to a preview as a reader, and goes to the editor from there', async () => {
  stub(getNews, () => savedNews);
  const { router } = openEditor(`${savedNewsUrl}?view=preview`);
  const edit = await screen.findByRole('link', { name: 'Править' });
  expect(await screen.findByTitle(/Как увидят читатели/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(edit);
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('textbox', { name: 'Заголовок' })).toBeVisible();
});

test('a record that is missing says so to auditors too', async () => {
  stub(getNews, () => new ApiError(404, 'Не найдено'));
  openEditor(savedNewsUrl, 'ru', ['AUDITOR']);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Материал не найден' }),
  ).toBeVisible();
});

test('a record that cannot be read can be asked for again', async () => {
  stub(getNews, () => new ApiError(503, 'Сервис недоступен'));
  openEditor(savedNewsUrl, 'ru', ['AUDITOR']);
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
