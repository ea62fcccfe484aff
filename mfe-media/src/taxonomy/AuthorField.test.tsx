import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createAuthor, listAuthors } from '@campus/shared/contract/media/taxonomyCalls';
import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askBeforeLeaving } from '@campus/shared/testing/askBeforeLeaving';
import { useForm } from 'react-hook-form';
import { authorOf } from './authorFixture';
import { AuthorField } from './AuthorField';
import { textsOfDesk } from './openTags';

const authors = [
  authorOf({ number: 1, name: 'Анна Иванова', position: 'Редактор' }),
  authorOf({ number: 2, name: 'Анна Иванова', position: 'Куратор' }),
];
const onSubmit = jest.fn();

function Sample({ authorId = null }: { authorId?: string | null }) {
  const form = useForm({ defaultValues: { authorId } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить материал">
      <AuthorField />
    </Form>
  );
}

const open = (authorId?: string) =>
  renderScreen(<Sample authorId={authorId} />, { texts: textsOfDesk, roles: ['ADMIN'] });
const field = () => screen.getByRole('combobox', { name: 'Автор' });
const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить материал' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall as unknown;
};

beforeEach(() => {
  onSubmit.mockReset();
  stub(listAuthors, () => authors);
});

test('the position tells namesakes apart', async () => {
  open();
  await userEvent.type(field(), 'курат');
  await userEvent.click(await screen.findByRole('option', { name: /Куратор/ }));
  expect(await sent()).toEqual([{ authorId: authors[1]?.id }]);
});

test('an author can be taken back, and the form gets none', async () => {
  open(authors[0]?.id);
  await waitFor(() => expect(field()).toHaveValue('Анна Иванова'));
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(await sent()).toEqual([{ authorId: null }]);
});

test('a missing author is added on the spot and chosen', async () => {
  const created = jest.fn(({ body }: CallInput<typeof createAuthor>) =>
    authorOf({ number: 3, name: body.name.ru }),
  );
  stub(createAuthor, created);
  open();
  await userEvent.type(field(), 'Пётр Орлов');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Добавить автора «Пётр Орлов»' }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Новый автор' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Должность по-английски/ }), 'Editor');
  await userEvent.click(form.getByRole('button', { name: 'Добавить автора' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Должность: Заполните это поле');
  await userEvent.type(form.getByRole('textbox', { name: 'Должность необязательно' }), 'Редактор');
  await userEvent.click(form.getByRole('button', { name: 'Добавить автора' }));
  await waitFor(() => expect(field()).toHaveValue('Пётр Орлов'));
  expect(created.mock.lastCall?.[0].body).toEqual({
    name: { ru: 'Пётр Орлов' },
    position: { ru: 'Редактор', en: 'Editor' },
    bio: null,
    photoId: null,
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Escape', 'the button', 'the cross'])(
  'typed words are not lost by %s without a question',
  async (way) => {
    open();
    await userEvent.type(field(), 'Пётр Орлов');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Добавить автора «Пётр Орлов»' }),
    );
    await askBeforeLeaving(way, 'Новый автор', /^Имя по-английски/);
  },
);

test('a window in which nothing was changed closes at once', async () => {
  open();
  await userEvent.type(field(), 'Пётр Орлов');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Добавить автора «Пётр Орлов»' }),
  );
  await screen.findByRole('dialog', { name: 'Новый автор' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a list that could not be loaded is asked for again', async () => {
  stub(listAuthors, () => new ApiError(503, 'Сервис недоступен'));
  open(authors[0]?.id);
  await waitFor(() => expect(field()).toHaveValue('Название не загрузилось'));
  await userEvent.click(screen.getByRole('button', { name: 'Открыть список' }));
  const retry = await screen.findByRole('option', { name: 'Повторить' });
  stub(listAuthors, () => authors);
  await userEvent.click(retry);
  await waitFor(() => expect(field()).toHaveValue('Анна Иванова'));
});
