import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createAuthor,
  deleteAuthor,
  listAuthors,
  updateAuthor,
  type ListedAuthor,
} from '@campus/shared/contract/media/taxonomyCalls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorOf } from './authorFixture';
import { AuthorsScreen } from './AuthorsScreen';
import { textsOfDesk } from './openTags';

const anna = authorOf({ number: 1, name: 'Анна Иванова', position: 'Редактор', uses: 2 });
const pyotr = authorOf({ number: 2, name: 'Пётр Орлов', bio: 'Пишет о науке.' });
const all = [anna, pyotr];

const stubAuthors = (authors: readonly ListedAuthor[] = all) =>
  stub(listAuthors, () => [...authors]);
const open = (
  url = '/admin/media/authors',
  language: 'ru' | 'en' = 'ru',
  role: Role = 'CONTENT_MANAGER',
) => renderScreen(<AuthorsScreen />, { url, language, texts: textsOfDesk, roles: [role] });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const drawer = async () => within(await screen.findByRole('dialog'));

test('authors are listed with position and use', async () => {
  stubAuthors();
  open();
  await screen.findByText('Анна Иванова');
  const row = within(screen.getByRole('row', { name: /Анна Иванова/ }));
  expect(row.getByText('Редактор')).toBeVisible();
  expect(row.getByText('2 материала')).toBeVisible();
  expect(screen.getByText('не используется')).toBeVisible();
});

test('an auditor reads who signs what, and finds nothing to change', async () => {
  stubAuthors();
  open(undefined, undefined, 'AUDITOR');
  await screen.findByText('Анна Иванова');
  const row = within(screen.getByRole('row', { name: /Анна Иванова/ }));
  expect(row.getByText('2 материала')).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Новый автор' })).toBeNull();
});

test('an author is found regardless of case and ё', async () => {
  stubAuthors();
  open('/admin/media/authors?search=ПЕТР');
  expect(await screen.findByText('Пётр Орлов')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull();
});

test('without authors it says what they are for', async () => {
  stubAuthors([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Авторов пока нет' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listAuthors, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubAuthors();
  await userEvent.click(retry);
  expect(await screen.findByText('Пётр Орлов')).toBeVisible();
});

test('who may not see authors is told so', async () => {
  stub(listAuthors, () => new ApiError(403, 'Для этого действия не хватает прав.'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('не хватает прав');
});

test('an author is added with all that is known of them', async () => {
  const created = jest.fn(({ body }: CallInput<typeof createAuthor>) => {
    const author = authorOf({ number: 3, name: body.name.ru });
    stubAuthors([...all, author]);
    return author;
  });
  stubAuthors();
  stub(createAuthor, created);
  open();
  await press('Новый автор');
  const form = await drawer();
  await userEvent.type(form.getByRole('textbox', { name: 'Имя' }), 'Ольга Ким');
  await userEvent.type(form.getByRole('textbox', { name: /^Об авторе необязательно/ }), 'О себе');
  expect(form.getByText('6 из 500')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Добавить автора' }));
  expect(await screen.findByText('Ольга Ким')).toBeVisible();
  expect(created.mock.lastCall?.[0].body).toEqual({
    name: { ru: 'Ольга Ким' },
    position: null,
    bio: { ru: 'О себе' },
    photoId: null,
  });
});

test('an author is changed in the drawer, and a refusal stands at its field', async () => {
  stubAuthors();
  open();
  await press('Изменить: Пётр Орлов');
  const form = await drawer();
  expect(form.getByRole('textbox', { name: /^Об авторе необязательно/ })).toHaveValue(
    'Пишет о науке.',
  );
  await userEvent.clear(form.getByRole('textbox', { name: 'Имя' }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByRole('link', { name: 'Имя: Заполните это поле' })).toBeVisible();
  const updated = jest.fn((_: CallInput<typeof updateAuthor>) => pyotr);
  stub(updateAuthor, updated);
  await userEvent.type(form.getByRole('textbox', { name: 'Имя' }), 'Пётр Орлов');
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updated.mock.lastCall?.[0].body).toMatchObject({ version: 1, position: null });
});

test('a drawer with unsaved words asks before it closes', async () => {
  stubAuthors();
  open();
  await press('Изменить: Пётр Орлов');
  const form = await drawer();
  await userEvent.type(form.getByRole('textbox', { name: 'Имя' }), '!');
  await userEvent.click(form.getByRole('button', { name: 'Отмена' }));
  await press('Продолжить правку');
  expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('Пётр Орлов!');
});

test('what another one saved stands beside one’s own words, and both can be kept', async () => {
  const theirs = authorOf({ number: 2, name: 'Пётр Орлов', position: 'Доцент', version: 2 });
  const sent: CallInput<typeof updateAuthor>['body'][] = [];
  stubAuthors();
  stub(updateAuthor, ({ body }: CallInput<typeof updateAuthor>) => {
    stubAuthors([anna, theirs]);
    sent.push(body);
    const facts = { code: 'VERSION', changedBy: 'Мария Петрова' };
    return body.version < 2 ? new ApiError(409, 'Уже изменили', facts) : theirs;
  });
  open();
  await press('Изменить: Пётр Орлов');
  const form = await drawer();
  await userEvent.type(form.getByRole('textbox', { name: 'Имя' }), '!');
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  const compared = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(compared.getByText(/Последнее сохранение: Мария Петрова\./)).toBeVisible();
  expect(compared.getByText('Пётр Орлов!')).toBeVisible();
  expect(compared.getByText('Доцент')).toBeVisible();
  expect(compared.queryByRole('radiogroup', { name: 'Фото' })).toBeNull();
  await press('Сохранить выбранное');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toMatchObject({
    name: { ru: 'Пётр Орлов!' },
    position: { ru: 'Доцент' },
    version: 2,
  });
});

test('an author in use stays; another one goes and can be taken back', async () => {
  stubAuthors();
  stub(deleteAuthor, () => {
    stubAuthors([anna]);
    return {};
  });
  const created = jest.fn((_: CallInput<typeof createAuthor>) => pyotr);
  stub(createAuthor, created);
  const { store } = open();
  await press('Удалить: Анна Иванова');
  expect((await drawer()).getByText(/указан в 2 материалах/)).toBeVisible();
  await press('Понятно');
  await press('Удалить: Пётр Орлов');
  await waitFor(() => expect(screen.queryByText('Пётр Орлов')).toBeNull());
  const notice = store.getState().notifications[0];
  expect(notice?.text).toBe('Автор «Пётр Орлов» удалён');
  notice?.action?.onClick();
  await waitFor(() => expect(created).toHaveBeenCalled());
  expect(created.mock.lastCall?.[0].body).toMatchObject({ bio: { ru: 'Пишет о науке.' } });
});

test('the screen speaks English', async () => {
  stubAuthors();
  open('/admin/media/authors', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Authors' })).toBeVisible();
  await press('New author');
  expect((await drawer()).getByRole('textbox', { name: 'Name in Russian' })).toHaveFocus();
});
