import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createNews, getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bar, field, openEditor, pasteText, newsRecordFixture } from './editorSetUp';

type Sent = CallInput<typeof updateNews>['body'];

const record = newsRecordFixture();
const theirs = newsRecordFixture({
  version: 4,
  title: { ru: 'Стипендия удвоилась' },
  summary: { ru: 'Их анонс' },
  status: 'PUBLISHED',
  publishAt: '2026-11-03T09:00:00.000Z',
});
const refusal = new ApiError(409, 'Запись успели изменить', {
  code: 'VERSION',
  changedBy: 'Редактор Вторая',
  changedAt: '2026-11-03T09:00:00.000Z',
});
const url = `/admin/media/news/${record.id}`;
const save = () => userEvent.click(bar().getByRole('button', { name: /^Сохранить/ }));
const opened = async () => {
  const view = openEditor(url);
  // The first one of a file loads much.
  await screen.findByRole('heading', { level: 1, name: 'Стипендия выросла' });
  return view;
};

/** Somebody else has saved between the load and the save. */
async function meetTheirs(typed = 'Мой анонс', saved = theirs) {
  const sent: Sent[] = [];
  stub(getNews, () => record);
  stub(updateNews, ({ body }) => {
    sent.push(body);
    if (body.version < 4) return refusal;
    return newsRecordFixture({ ...theirs, title: body.title, summary: body.summary, version: 5 });
  });
  await opened();
  await userEvent.clear(field('Анонс'));
  await userEvent.type(field('Анонс'), typed);
  stub(getNews, () => saved);
  await save();
  return { sent, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => localStorage.clear());

test('theirs stands beside mine, field by field, and says who and in which state', async () => {
  const { dialog } = await meetTheirs();
  expect(dialog.getByText(/Редактор Вторая, 3 ноября 2026, 12:00/)).toBeVisible();
  expect(dialog.getByText(/Сейчас материал опубликован/)).toBeVisible();
  const summary = within(dialog.getByRole('radiogroup', { name: 'Анонс' }));
  expect(summary.getByRole('radio', { name: 'Ваш вариант' })).toBeChecked();
  expect(summary.getByText('Их анонс')).toBeVisible();
  const title = within(dialog.getByRole('radiogroup', { name: 'Заголовок' }));
  expect(title.getByRole('radio', { name: 'Свежий вариант' })).toBeChecked();
  expect(dialog.queryByRole('radiogroup', { name: 'Адрес' })).toBeNull();
});

test('what is chosen is saved over the new version, in the state that it has by now', async () => {
  const { sent, dialog } = await meetTheirs();
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    version: 4,
    status: 'PUBLISHED',
    title: { ru: 'Стипендия удвоилась' },
    summary: { ru: 'Мой анонс' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage).toHaveLength(0);
});

test('all of theirs, or all of mine, is one click', async () => {
  const { sent, dialog } = await meetTheirs();
  await userEvent.click(dialog.getByRole('button', { name: 'Везде взять свежий' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Везде оставить мой' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    title: { ru: 'Стипендия выросла' },
    summary: { ru: 'Мой анонс' },
  });
});

test('all of theirs can be taken', async () => {
  const { sent, dialog } = await meetTheirs();
  await userEvent.click(dialog.getByRole('button', { name: 'Везде взять свежий' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    title: { ru: 'Стипендия удвоилась' },
    summary: { ru: 'Их анонс' },
  });
});

test('where both have written the same it says so', async () => {
  const saved = newsRecordFixture({ version: 4, summary: { ru: 'Их анонс' } });
  const { dialog } = await meetTheirs('Их анонс', saved);
  expect(dialog.getByText(/Оба варианта совпадают/)).toBeVisible();
});

test('closing the comparison leaves my words in their fields', async () => {
  await meetTheirs();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Анонс')).toHaveValue('Мой анонс');
});

test('a reload gives back what was typed, and starting anew gives back the record', async () => {
  stub(getNews, () => record);
  const { unmount } = await opened();
  await userEvent.type(field('Анонс'), ' и почему');
  unmount();
  await opened();
  expect(field('Анонс')).toHaveValue('На сколько и когда и почему');
  await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
  expect(field('Анонс')).toHaveValue('На сколько и когда');
  expect(localStorage).toHaveLength(0);
});

test('words typed over an older version are given back, and meet the newer one on saving', async () => {
  stub(getNews, () => record);
  const { unmount } = await opened();
  await userEvent.type(field('Анонс'), ' и почему');
  unmount();
  stub(getNews, () => theirs);
  stub(updateNews, ({ body }) => (body.version < 4 ? refusal : theirs));
  openEditor(url);
  await screen.findByRole('heading', { level: 1, name: 'Стипендия удвоилась' });
  expect(field('Анонс')).toHaveValue('На сколько и когда и почему');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('На сколько и когда и почему')).toBeVisible();
});

test('a new record that was sent twice is the one that was made', async () => {
  stub(createNews, () => new ApiError(409, 'Уже создана', { code: 'ALREADY_CREATED' }));
  const { router } = openEditor('/admin/media/news/new');
  await userEvent.type(field('Заголовок'), 'Уже там');
  await userEvent.type(field('Анонс'), 'Другой анонс');
  await pasteText('Слова');
  stub(getNews, ({ params: { id } }) =>
    newsRecordFixture({ id, title: { ru: 'Уже там' }, url: 'uzhe-tam', version: 1 }),
  );
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Другой анонс')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/news\/[\da-f-]{36}$/));
});
