import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPartnerEditor } from './openPartnerEditor';

test('what is edited is locked, and saved with its lock; the form goes on from there', async () => {
  const { write, press, body, store } = openPartnerEditor();
  await write('Условия по-русски', 'Только по будням');
  expect(screen.getByText(/поэтому мы его закрепили/)).toBeVisible();
  await press('Сохранить');
  expect(body()).toMatchObject({
    terms: { ru: 'Только по будням' },
    lockedFields: ['terms', 'phone'],
    version: 3,
  });
  expect(store.getState().notifications).toMatchObject([{ text: 'Партнёр сохранён' }]);
  expect(screen.queryByText(/поэтому мы его закрепили/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Закреплено.*Условия/ })).toBeVisible();
  await write('Условия по-русски', 'По будням и в субботу');
  await press('Сохранить');
  expect(body()).toMatchObject({ lockedFields: ['terms', 'phone'], version: 4 });
});

test('the lock goes with one press, and typing on does not bring it back', async () => {
  const { field, write, press, body } = openPartnerEditor();
  await write(/Адрес/, 'Новая улица');
  await press('Не закреплять');
  expect(screen.getByRole('button', { name: /^Закрепить.*Адрес/ })).toHaveFocus();
  await userEvent.type(await field(/Адрес/), ', 5');
  await press('Сохранить');
  expect(body()).toMatchObject({ address: 'Новая улица, 5', lockedFields: ['phone'] });
});

test('who takes an edit back takes its lock back', async () => {
  const { field } = openPartnerEditor();
  const input = await field('Название по-русски');
  await userEvent.type(input, '!');
  expect(screen.getByRole('button', { name: /^Закреплено.*Название/ })).toBeVisible();
  await userEvent.type(input, '{Backspace}');
  expect(screen.getByRole('button', { name: /^Закрепить.*Название/ })).toBeVisible();
});

test('a lock can be set without an edit', async () => {
  const { field, press, body } = openPartnerEditor();
  await field('Название по-русски');
  await press(/^Закрепить.*Выгода/);
  await press('Сохранить');
  expect(body()?.lockedFields).toEqual(['discount', 'phone']);
});
