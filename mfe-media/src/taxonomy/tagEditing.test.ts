import type { CallInput } from '@campus/shared/contract/call';
import { createNewsTag, updateNewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTags } from './openTags';
import { tagOf } from './openTags';

test('a tag is added with an address made of its name, Enter saves once', async () => {
  const { all, answer, row, press, field, store } = openTags();
  const created = jest.fn(({ body }: CallInput<typeof createNewsTag>) => {
    const tag = tagOf({ number: 9, name: body.name.ru, slug: body.slug });
    answer([...all, tag]);
    return tag;
  });
  stub(createNewsTag, created);
  await press('Новая тема');
  expect(await field('Название')).toHaveFocus();
  await userEvent.keyboard('Щит и меч');
  expect(await field('Адрес')).toHaveValue('shchit-i-mech');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await row(/Щит и меч/)).toBeDefined();
  expect(created).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Новая тема' })).toHaveFocus());
  expect(store.getState().notifications[0]?.text).toBe('Тема «Щит и меч» сохранена');
});

test.each([
  ['ИТ', 'it-tag'],
  ['API', 'api-tag'],
])('«%s» makes no address by itself, and gets a good one', async (name, slug) => {
  const { press, field } = openTags();
  await press('Новая тема');
  await userEvent.type(await field('Название'), name);
  expect(await field('Адрес')).toHaveValue(slug);
  await userEvent.type(await field('Название'), ' для всех');
  expect(await field('Адрес')).toHaveValue(`${slug.replace('-tag', '')}-dlia-vsekh`);
});

test('an address that was written by hand stays', async () => {
  const { press, field } = openTags();
  await press('Новая тема');
  await userEvent.type(await field('Адрес'), 'mine');
  await userEvent.type(await field('Название'), 'Своё');
  expect(await field('Адрес')).toHaveValue('mine');
});

test('a tag is renamed in its row, and its address stays', async () => {
  const { grants, science, sport, answer, row, press, field } = openTags();
  const updated = jest.fn(({ body }: CallInput<typeof updateNewsTag>) => {
    const tag = tagOf({ number: 2, name: body.name.ru, slug: body.slug, version: 2 });
    answer([grants, tag, sport]);
    return tag;
  });
  stub(updateNewsTag, updated);
  await press('Изменить: Наука');
  await userEvent.clear(await field('Название'));
  await userEvent.keyboard('Исследования{Enter}');
  const saved = await row(/Исследования/);
  await waitFor(() =>
    expect(saved.getByRole('button', { name: 'Изменить: Исследования' })).toHaveFocus(),
  );
  expect(updated.mock.lastCall?.[0]).toMatchObject({
    params: { id: science.id },
    body: { name: { ru: 'Исследования' }, slug: 'science', version: 1 },
  });
});

test('what is unsaved elsewhere on the page asks nothing here', async () => {
  const { press, store } = openTags();
  await press('Изменить: Наука');
  act(() => void store.getState().markUnsaved());
  await press('Изменить: Спорт');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByDisplayValue('Спорт')).toBeVisible();
});

test('Escape leaves the row; unsaved words are asked about first', async () => {
  const { row, press, field } = openTags();
  await press('Изменить: Наука');
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Изменить: Наука' })).toHaveFocus(),
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await field('Название'), ' и техника{Escape}');
  await press('Продолжить правку');
  expect(await field('Название')).toHaveValue('Наука и техника');
  await userEvent.keyboard('{Escape}');
  await press('Закрыть');
  expect(await row(/Наука/)).toBeDefined();
});

test('of very many tags the one that is edited stays when the page is scrolled away from it', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    tagOf({ number: index + 1, name: `Тема ${index + 1}` }),
  );
  const { press, field } = openTags({ tags: many });
  await press('Изменить: Тема 1');
  await userEvent.type(await field('Название'), ' и ещё');
  await userEvent.click(screen.getByRole('searchbox'));
  window.scrollY = 10_000;
  fireEvent.scroll(window);
  expect(await field('Название')).toHaveValue('Тема 1 и ещё');
  window.scrollY = 0;
});
