import { ApiError } from '@campus/shared/api/ApiError';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTags } from './openTags';

test('tags are listed with translation, address and use, which leads to news and events', async () => {
  const { grants, row } = openTags();
  const first = await row(/Гранты/);
  expect(first.getByText('Grants')).toBeVisible();
  expect(first.getByText('grants')).toBeVisible();
  expect(first.getByText('3 материала')).toBeVisible();
  for (const [name, kind] of [
    ['Новости с темой «Гранты»', 'news'],
    ['События с темой «Гранты»', 'events'],
  ] as const)
    expect(first.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/media/${kind}?tagIds=${grants.id}`,
    );
  expect((await row(/Наука/)).getByText('не используется')).toBeVisible();
});

test('the address keeps words and order, and the order turns round', async () => {
  const { names, router } = openTags({ url: '/admin/media/tags?search=s' });
  await waitFor(() => expect(names()).toEqual(['Гранты', 'Наука', 'Спорт']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'uses');
  expect(names()).toEqual(['Спорт', 'Гранты', 'Наука']);
  await userEvent.click(screen.getByRole('link', { name: 'Используют' }));
  expect(names()).toEqual(['Наука', 'Гранты', 'Спорт']);
  expect(router.state.location.search).toBe('?search=s&by=uses&asc=true');
});

test('how many there are is said, and those in sight are saved as a file', async () => {
  const { row } = openTags({ url: '/admin/media/tags?search=s' });
  await row(/Гранты/);
  expect(screen.getByText('Найдено: 3')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'cience{Enter}');
  expect(await screen.findByText('Найдено: 1')).toBeVisible();

  const saved = jest.fn((_: Blob | MediaSource) => '');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  expect(await screen.findByText('В файле 1 строка')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
});

test('where nothing has the words, all can be shown again', async () => {
  const { names } = openTags({ url: '/admin/media/tags?search=nowhere' });
  expect(await screen.findByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Показать всё' }));
  expect(names()).toHaveLength(3);
});

test('without tags it says what they are for', async () => {
  openTags({ tags: [] });
  expect(await screen.findByRole('heading', { name: 'Тем пока нет' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  const { all, answer, row } = openTags({ tags: new ApiError(503, 'Сервис недоступен') });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  answer(all);
  await userEvent.click(retry);
  expect(await row(/Спорт/)).toBeDefined();
});

test('who may not see tags is told so', async () => {
  openTags({ tags: new ApiError(403, 'Для этого действия не хватает прав.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('не хватает прав');
});

test('the screen speaks English', async () => {
  openTags({ language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  expect(await screen.findByText('3 items')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit: Наука' })).toBeVisible();
});

test('an auditor reads tags and their use, and finds nothing to change', async () => {
  const { row } = openTags({ role: 'AUDITOR' });
  const first = await row(/Гранты/);
  expect(first.getByText('3 материала')).toBeVisible();
  expect(first.getByRole('link', { name: 'Новости с темой «Гранты»' })).toBeVisible();
  expect(first.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Новая тема' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Скачать CSV' })).toBeVisible();
});

test('an auditor is not told to add the first tag', async () => {
  openTags({ role: 'AUDITOR', tags: [] });
  expect(await screen.findByRole('heading', { name: 'Тем пока нет' })).toBeVisible();
  expect(screen.queryByText(/Добавьте/)).toBeNull();
});
