import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createNews, getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bar,
  editSavedNews,
  field,
  openEditor,
  press,
  savedNews,
  serveSavedNews,
  type SentNews,
  newsRecordFixture,
} from './editorSetUp';

beforeEach(() => localStorage.clear());

test('a save sends the version once, says when, and leaves nothing unsaved', async () => {
  const sent = serveSavedNews();
  await editSavedNews();
  await userEvent.type(field('Анонс'), '!');
  expect(bar().getByText('Есть несохранённые изменения')).toBeVisible();
  await userEvent.dblClick(bar().getByRole('button', { name: 'Сохранить черновик' }));
  expect(await bar().findByText(/^Сохранено в \d\d:\d\d$/)).toBeVisible();
  expect(sent).toMatchObject([
    { version: 3, status: 'DRAFT', summary: { ru: 'На сколько и когда!' } },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('Ctrl+S saves from within a field, keeps the focus there, and the next save is of the new version', async () => {
  const sent = serveSavedNews();
  await editSavedNews();
  await userEvent.type(field('Анонс'), ' раз ');
  fireEvent.keyDown(field('Анонс'), { code: 'KeyS', ctrlKey: true });
  await bar().findByText(/^Сохранено в/);
  expect(field('Анонс')).toHaveFocus();
  expect(field('Анонс')).toHaveValue('На сколько и когда раз ');
  await userEvent.keyboard('два');
  fireEvent.keyDown(field('Анонс'), { code: 'KeyS', ctrlKey: true });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, summary: { ru: 'На сколько и когда раз два' } });
});

test('a draft saves itself with a title alone, and goes on in the version that it has got', async () => {
  const made: CallInput<typeof createNews>['body'][] = [];
  stub(createNews, ({ body }) => {
    made.push(body);
    return newsRecordFixture({
      ...{ id: body.id ?? '', title: body.title, summary: body.summary, body: body.body },
      ...{ url: body.url ?? '', version: 1, updatedAt: new Date().toISOString() },
    });
  });
  stub(getNews, () => newsRecordFixture({ ...made[0], version: 1 } as object));
  const sent: SentNews[] = [];
  stub(updateNews, ({ body }) => {
    sent.push(body);
    return newsRecordFixture({ ...made[0], ...body, version: body.version + 1 } as object);
  });
  openEditor('/admin/media/news/new');
  await userEvent.type(field('Анонс'), 'Кратко ');
  expect(bar().getByText('Сохраним, когда появится заголовок')).toBeVisible();
  await userEvent.type(field('Заголовок'), 'Щука и ёж ');
  await bar().findByText(/^Сохранено в \d\d:\d\d$/, {}, { timeout: 8_000 });
  expect(made).toMatchObject([{ status: 'DRAFT', body: { ru: '' } }]);
  expect(field('Заголовок')).toHaveFocus();
  expect(field('Заголовок')).toHaveValue('Щука и ёж ');
  await userEvent.keyboard('в озере');
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 });
  expect(sent[0]).toMatchObject({ version: 1, title: { ru: 'Щука и ёж в озере' } });
  await press('Опубликовать');
  expect(await screen.findByRole('link', { name: 'Напишите текст' })).toBeVisible();
  expect(sent).toHaveLength(1);
}, 30_000);

test('a draft that the server refuses says so, and pulls nobody out of the field', async () => {
  const saved = jest.fn();
  stub(getNews, () => savedNews);
  stub(updateNews, () => {
    saved();
    return new ApiError(422, 'Такого автора нет', { fields: { authorId: 'REFERENCE_UNKNOWN' } });
  });
  await editSavedNews();
  await userEvent.type(field('Анонс'), '!');
  expect(
    await bar().findByText('Само не сохранилось: сохраните вручную', {}, { timeout: 8_000 }),
  ).toBeVisible();
  expect(field('Анонс')).toHaveFocus();
  expect(saved).toHaveBeenCalledTimes(1);
}, 20_000);
