import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createNewsTag,
  deleteNewsTag,
  replaceNewsTag,
} from '@campus/shared/contract/media/taxonomyCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTags } from './openTags';

test('a tag that nothing uses goes at once and can be taken back', async () => {
  const { all, grants, science, sport, answer, names, store } = openTags();
  const removed = jest.fn((_: CallInput<typeof deleteNewsTag>) => {
    answer([grants, sport]);
    return {};
  });
  const created = jest.fn((_: CallInput<typeof createNewsTag>) => science);
  stub(deleteNewsTag, removed);
  stub(createNewsTag, created);
  const button = await screen.findByRole('button', { name: 'Удалить: Наука' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(names()).toEqual(['Гранты', 'Спорт']));
  expect(removed).toHaveBeenCalledTimes(1);
  const notice = store.getState().notifications[0];
  expect(notice?.text).toBe('Тема «Наука» удалена');
  answer(all);
  notice?.action?.onClick();
  await waitFor(() => expect(names()).toContain('Наука'));
  expect(created.mock.lastCall?.[0].body).toMatchObject({
    name: { ru: 'Наука' },
    slug: 'science',
  });
});

test('a tag in use stays, and the window says by how many and where', async () => {
  const { grants, press } = openTags();
  await press('Удалить: Гранты');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Её используют 3 материала/)).toBeVisible();
  expect(question.getByRole('link', { name: 'Показать новости' })).toHaveAttribute(
    'href',
    `/admin/media/news?tagIds=${grants.id}`,
  );
  expect(question.getByRole('link', { name: 'Показать события' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/media/events?tagIds='),
  );
});

test('a tag that came into use meanwhile is refused in the words of the server', async () => {
  const { grants, science, answer, row, press, store } = openTags();
  stub(deleteNewsTag, () => {
    answer([grants, { ...science, staff: { name: { ru: 'Наука' }, uses: 1, version: 1 } }]);
    return new ApiError(409, 'Запись ещё используется, мест: 1.', { code: 'IN_USE' });
  });
  await press('Удалить: Наука');
  expect(await (await row(/Наука/)).findByText('1 материал')).toBeVisible();
  expect(store.getState().notifications[0]?.text).toContain('мест: 1');
});

const chooseReplacement = async (name: string) =>
  userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Заменить во всех материалах' }),
    name,
  );

test('a tag in use gives way to another one everywhere', async () => {
  const { grants, science, sport, answer, names, press, store } = openTags();
  const replaced = jest.fn((_: CallInput<typeof replaceNewsTag>) => {
    answer([science, sport]);
    return {};
  });
  stub(replaceNewsTag, replaced);
  await press('Удалить: Гранты');
  expect(screen.queryByRole('option', { name: 'Гранты' })).toBeNull();
  await chooseReplacement('Наука');
  await press('Заменить и удалить');
  await waitFor(() => expect(names()).toEqual(['Наука', 'Спорт']));
  expect(replaced.mock.lastCall?.[0]).toEqual({
    params: { id: grants.id },
    body: { by: science.id },
  });
  expect(store.getState().notifications[0]?.text).toBe('Вместо «Гранты» теперь везде «Наука»');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where tags cannot be replaced, the window says so and still leads to what has them', async () => {
  const { press, store } = openTags();
  stub(replaceNewsTag, () => new ApiError(404, 'Такого вызова нет'));
  await press('Удалить: Гранты');
  await chooseReplacement('Наука');
  await press('Заменить и удалить');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  await chooseReplacement('Выберите, чем заменить');
  expect(screen.getByRole('link', { name: 'Показать новости' })).toBeVisible();
});

test('what a colleague has removed meanwhile is offered no more, and closes the window that is about it', async () => {
  const { grants, science, sport, answer, press } = openTags();
  stub(replaceNewsTag, ({ body }) => {
    answer(body?.by === science.id ? [grants, sport] : [sport]);
    return new ApiError(422, 'Такой записи нет.', { code: 'REFERENCE_UNKNOWN' });
  });
  await press('Удалить: Гранты');
  await chooseReplacement('Наука');
  await press('Заменить и удалить');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Наука' })).toBeNull());
  await chooseReplacement('Спорт');
  await press('Заменить и удалить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
