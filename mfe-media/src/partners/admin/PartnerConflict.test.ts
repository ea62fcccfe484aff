import { ApiError } from '@campus/shared/api/ApiError';
import { getPartner } from '@campus/shared/contract/partners/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPartnerEditor } from './openPartnerEditor';
import { deskFixture } from './openPartnerEditor';

const refusal = () =>
  new ApiError(409, 'Запись успел изменить другой человек', {
    code: 'VERSION',
    changedBy: 'Анна Редакторова',
    changedAt: '2026-03-06T10:00:00Z',
  });

const theirs = deskFixture(1, {
  terms: 'Чужие условия',
  address: 'Чужой адрес',
  staff: { version: 7, lockedFields: ['address', 'phone'] },
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Somebody else saves while terms are written here. */
async function meetTheirs(
  before: () => Promise<unknown> = () => Promise.resolve(),
  saved = theirs,
) {
  const opened = openPartnerEditor();
  await opened.write('Условия по-русски', 'Мои условия');
  await before();
  opened.save(saved);
  opened.update.mockReturnValueOnce(refusal());
  await press('Сохранить');
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

test('a conflict tells by whom and when, and what both have written', async () => {
  const { dialog } = await meetTheirs();
  expect(dialog.getByText(/Анна Редакторова, 6 марта 2026, 13:00/)).toBeVisible();
  const terms = within(dialog.getByRole('radiogroup', { name: 'Условия' }));
  expect(terms.getByText('Мои условия')).toBeVisible();
  expect(terms.getByText('Чужие условия')).toBeVisible();
  expect(terms.getByRole('radio', { name: 'Ваш вариант' })).toBeChecked();
  const address = within(dialog.getByRole('radiogroup', { name: 'Адрес' }));
  expect(address.getByRole('radio', { name: 'Свежий вариант' })).toBeChecked();
  expect(dialog.queryByRole('radiogroup', { name: 'Название' })).toBeNull();
});

test('what is kept is saved over their version, each with its lock', async () => {
  const { body, store } = await meetTheirs();
  await press('Сохранить выбранное');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(body()).toMatchObject({
    terms: { ru: 'Мои условия' },
    address: 'Чужой адрес',
    lockedFields: ['terms', 'phone', 'address'],
    version: 7,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('their version can be taken instead, and then nothing of mine is locked', async () => {
  const { body, store } = await meetTheirs();
  await press('Везде взять свежий');
  await press('Сохранить выбранное');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(body()).toMatchObject({
    terms: { ru: 'Чужие условия' },
    lockedFields: ['phone', 'address'],
  });
});

test('a lock that was declined, set or taken off by hand stays so', async () => {
  const { body, store } = await meetTheirs(async () => {
    await press('Не закреплять');
    await press(/^Закрепить.*Выгода/);
    await press(/^Закреплено.*Телефон/);
  });
  await press('Сохранить выбранное');
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(body()).toMatchObject({
    terms: { ru: 'Мои условия' },
    lockedFields: ['discount', 'address'],
  });
});

test('closing the comparison leaves every word, and what is the same is said to be so', async () => {
  const staff = { version: 7, lockedFields: ['phone' as const] };
  const same = deskFixture(1, { terms: 'Мои условия', staff });
  const { dialog, field } = await meetTheirs(undefined, same);
  expect(dialog.getByText(/Оба варианта совпадают/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('Условия по-русски')).toHaveValue('Мои условия');
});

test('where theirs cannot be read, all stays in the fields and can be saved again', async () => {
  const { write, update, field } = openPartnerEditor();
  await write('Условия по-русски', 'Мои условия');
  update.mockReturnValue(refusal());
  stub(getPartner, () => new ApiError(503, 'Сервис недоступен'));
  await press('Сохранить');
  expect(await screen.findByText(/^Ваш текст остался в полях. Свежий вариант не/)).toBeVisible();
  expect(await field('Условия по-русски')).toHaveValue('Мои условия');
  stub(getPartner, () => theirs);
  await press('Сохранить');
  expect(await screen.findByText('Чужие условия')).toBeVisible();
});
