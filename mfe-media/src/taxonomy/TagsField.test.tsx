import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { createNewsTag, listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askBeforeLeaving } from '@campus/shared/testing/askBeforeLeaving';
import { useForm } from 'react-hook-form';
import { tagOf } from './openTags';
import { TagsField } from './TagsField';
import { textsOfDesk } from './openTags';

const tags = ['Спорт', 'Гранты', 'Наука', 'Волонтёрство', 'Культура', 'Карьера'].map(
  (name, index) => tagOf({ number: index + 1, name }),
);
const idOf = (index: number) => tags[index]?.id ?? '';
const onSubmit = jest.fn();

function Sample({ tagIds = [] }: { tagIds?: string[] }) {
  const form = useForm({ defaultValues: { tagIds } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить материал">
      <TagsField />
    </Form>
  );
}

const open = (tagIds?: string[]) =>
  renderScreen(<Sample tagIds={tagIds} />, { texts: textsOfDesk, roles: ['CONTENT_MANAGER'] });
const field = () => screen.getByRole('combobox', { name: 'Темы' });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Убрать/ }).map((button) => button.ariaLabel);

beforeEach(() => {
  onSubmit.mockReset();
  stub(listNewsTags, () => tags);
});

test('tags are chosen by typing, and the form gets their ids', async () => {
  open([idOf(0)]);
  await waitFor(() => expect(chips()).toEqual(['Убрать «Спорт»']));
  await userEvent.type(field(), 'нау{Enter}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить материал' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.lastCall).toEqual([{ tagIds: [idOf(0), idOf(2)] }]);
});

test('the sixth waits until one of the five is taken back', async () => {
  open(tags.slice(0, 5).map(({ id }) => id));
  await userEvent.click(field());
  const last = await screen.findByRole('option', { name: 'Карьера' });
  expect(last).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/не больше 5/)[0]).toBeVisible();
});

test('a missing tag is created on the spot and chosen, and the form around is not sent', async () => {
  const created = jest.fn(({ body }: CallInput<typeof createNewsTag>) =>
    tagOf({ number: 9, name: body.name.ru, slug: body.slug }),
  );
  stub(createNewsTag, created);
  open();
  await screen.findByRole('combobox');
  await userEvent.type(field(), 'Общежития');
  await userEvent.click(await screen.findByRole('option', { name: 'Создать тему «Общежития»' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новая тема' }));
  expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Общежития');
  expect(form.getByRole('textbox', { name: 'Адрес' })).toHaveValue('obshchezhitiia');
  await userEvent.click(form.getByRole('button', { name: 'Создать тему' }));
  await waitFor(() => expect(chips()).toEqual(['Убрать «Общежития»']));
  expect(created.mock.lastCall?.[0].body).toMatchObject({
    name: { ru: 'Общежития' },
    slug: 'obshchezhitiia',
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an address that is taken is told, and the free one is taken by a press', async () => {
  stub(
    createNewsTag,
    () =>
      new ApiError(409, 'Этот адрес уже занят', {
        code: 'URL_TAKEN',
        fields: { slug: 'URL_TAKEN' },
        suggestion: 'nauka-2',
      }),
  );
  open();
  await userEvent.type(field(), 'Наука!');
  await userEvent.click(await screen.findByRole('option', { name: /Создать/ }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Создать тему' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Этот адрес уже занят');
  await userEvent.click(form.getByRole('button', { name: 'Взять свободный: nauka-2' }));
  expect(form.getByRole('textbox', { name: 'Адрес' })).toHaveValue('nauka-2');
});

test.each(['Escape', 'the button', 'the cross'])(
  'typed words are not lost by %s without a question',
  async (way) => {
    open();
    await userEvent.type(field(), 'Хакатоны');
    await userEvent.click(await screen.findByRole('option', { name: 'Создать тему «Хакатоны»' }));
    await askBeforeLeaving(way, 'Новая тема', /^Название по-английски/);
  },
);

test('a window in which nothing was changed closes at once', async () => {
  open();
  await userEvent.type(field(), 'Хакатоны');
  await userEvent.click(await screen.findByRole('option', { name: 'Создать тему «Хакатоны»' }));
  await screen.findByRole('dialog', { name: 'Новая тема' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a list that could not be loaded is asked for again, and what was chosen stays', async () => {
  stub(listNewsTags, () => new ApiError(503, 'Сервис недоступен'));
  open([idOf(0)]);
  await waitFor(() => expect(chips()).toEqual(['Убрать «Название не загрузилось»']));
  await userEvent.click(field());
  const retry = await screen.findByRole('option', { name: 'Повторить' });
  stub(listNewsTags, () => tags);
  await userEvent.click(retry);
  expect(await screen.findByRole('option', { name: 'Спорт' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Спорт»']));
});
