import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createNews, getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bar, field, openEditor, newsRecordFixture } from './editorSetUp';

const published = newsRecordFixture({
  status: 'PUBLISHED',
  publishAt: '2026-01-01T09:00:00.000Z',
});
const url = `/admin/media/news/${published.id}`;
const missing = new ApiError(404, 'Такой записи нет', { code: 'NOT_FOUND' });
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Сохранить|Save)$/ }));

async function opened(record: typeof published, language: 'ru' | 'en' = 'ru') {
  stub(getNews, () => record);
  const view = openEditor(url, language);
  // The first one of a file loads much.
  await screen.findByRole('heading', { level: 1, name: 'Стипендия выросла' });
  return view;
}

beforeEach(() => localStorage.clear());

test('a record that somebody has deleted keeps my words, and is saved as a new draft', async () => {
  const made: CallInput<typeof createNews>['body'][] = [];
  await opened(published);
  await userEvent.type(field('Анонс'), ' и почему');
  stub(updateNews, () => missing);
  stub(getNews, () => missing);
  stub(createNews, ({ body }) => {
    made.push(body);
    return newsRecordFixture({
      summary: body.summary,
      version: 1,
      createdAt: '2026-11-05T09:00:00.000Z',
    });
  });
  await save();
  const notice = await screen.findByText('Этот материал удалили, пока вы писали');
  expect(notice).toBeVisible();
  expect(field('Анонс')).toHaveValue('На сколько и когда и почему');
  expect(screen.queryByRole('link', { name: /Открыть на сайте/ })).toBeNull();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Сохранить как новый' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(made).toMatchObject([
    { id: published.id, status: 'DRAFT', summary: { ru: 'На сколько и когда и почему' } },
  ]);
  expect(bar().getByText('Черновик')).toBeVisible();
  expect(field('Анонс')).toHaveValue('На сколько и когда и почему');
  expect(localStorage).toHaveLength(0);
});

test('in English too, and a new draft that was refused keeps the words', async () => {
  await opened(published, 'en');
  await userEvent.type(field('Summary'), ', and why');
  stub(updateNews, () => missing);
  stub(createNews, () => new ApiError(503, 'Try again later'));
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as new' }));
  expect(await screen.findByText('Try again later')).toBeVisible();
  expect(screen.getByText('Someone deleted this while you were writing')).toBeVisible();
  expect(field('Summary')).toHaveValue('На сколько и когда, and why');
});

test('a move that the present state does not admit tells that state, and the next one is of it', async () => {
  const sent: string[] = [];
  const scheduled = newsRecordFixture({
    status: 'SCHEDULED',
    publishAt: '2040-01-01T09:00:00.000Z',
  });
  await opened(scheduled);
  await userEvent.type(field('Анонс'), ' и почему');
  stub(getNews, () => ({ ...scheduled, status: 'PUBLISHED' as const }));
  stub(updateNews, ({ body }) => {
    sent.push(body.status);
    if (body.status !== 'PUBLISHED')
      return new ApiError(409, 'Не тот переход', { code: 'STATE', current: 'PUBLISHED' });
    return newsRecordFixture({ ...scheduled, ...body, status: 'PUBLISHED' } as object);
  });
  await save();
  expect(await screen.findByText(/Сейчас материал опубликован: читатели его видят/)).toBeVisible();
  expect(bar().getByText('Опубликовано')).toBeVisible();
  expect(field('Анонс')).toHaveValue('На сколько и когда и почему');
  await save();
  await waitFor(() => expect(sent).toEqual(['SCHEDULED', 'PUBLISHED']));
});
