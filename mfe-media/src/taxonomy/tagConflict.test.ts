import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { updateNewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTags } from './openTags';
import { tagOf } from './openTags';

type Sent = CallInput<typeof updateNewsTag>['body'];

const theirs = tagOf({ number: 2, name: 'Наука и жизнь', slug: 'nauka', version: 4 });
const refusal = new ApiError(409, 'Уже изменили: Мария Петрова', {
  code: 'VERSION',
  changedBy: 'Мария Петрова',
  changedAt: '2026-03-05T09:15:00Z',
});

const dialog = async () => within(await screen.findByRole('dialog'));

/** Somebody else saves while a name is typed; the server keeps only what is as new as theirs. */
async function meetTheirs({ isRead = true, saved = theirs } = {}) {
  const { all, grants, sport, answer, press, field } = openTags();
  const sent: Sent[] = [];
  stub(updateNewsTag, ({ body }: CallInput<typeof updateNewsTag>) => {
    sent.push(body);
    if (body.version === theirs.staff?.version) {
      answer(all);
      return theirs;
    }
    answer(isRead ? [grants, saved, sport] : new ApiError(503, 'Сервис недоступен'));
    return refusal;
  });
  await press('Изменить: Наука');
  await userEvent.type(await field('Название'), '!{Enter}');
  return { sent, press, field, answerTheirs: () => answer([grants, theirs, sport]) };
}

test('what another one saved stands beside one’s own words, with who and when', async () => {
  const { field } = await meetTheirs();
  const compared = await dialog();
  expect(compared.getByText(/Мария Петрова, 5 марта 2026, 12:15/)).toBeVisible();
  const name = within(compared.getByRole('radiogroup', { name: 'Название' }));
  expect(name.getByText('Наука и жизнь')).toBeVisible();
  expect(name.getByText('Наука!')).toBeVisible();
  const slug = within(compared.getByRole('radiogroup', { name: 'Адрес' }));
  expect(slug.getByRole('radio', { name: 'Свежий вариант' })).toBeChecked();
  expect(compared.queryByRole('radiogroup', { name: /по-английски/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('Название')).toHaveValue('Наука!');
});

test('Escape in the row, pressed before the focus is in the window above it, closes only the window', async () => {
  const { field } = await meetTheirs();
  await dialog();
  const under = screen.getByRole('textbox', { name: 'Название', hidden: true });
  fireEvent.keyDown(under, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await field('Название')).toHaveValue('Наука!');
});

test('one’s own words are saved over their version', async () => {
  const { sent, press } = await meetTheirs();
  await press('Сохранить выбранное');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ name: { ru: 'Наука!' }, slug: 'nauka', version: 4 });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Название' })).toBeNull());
});

test('their words can be taken instead', async () => {
  const { sent, press } = await meetTheirs();
  await press('Везде взять свежий');
  await press('Сохранить выбранное');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ name: { ru: 'Наука и жизнь' }, slug: 'nauka', version: 4 });
});

test('where both have written the same it says so, and goes on from theirs', async () => {
  const saved = tagOf({ number: 2, name: 'Наука!', slug: 'science', version: 4 });
  const { sent } = await meetTheirs({ saved });
  const compared = await dialog();
  expect(compared.getByText(/Оба варианта совпадают/)).toBeVisible();
  await userEvent.click(compared.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 4]));
});

test('where theirs cannot be read the words stay, and the next save shows it', async () => {
  const { press, field, answerTheirs } = await meetTheirs({ isRead: false });
  const words = await screen.findByText('Уже изменили: Мария Петрова');
  expect(words.closest('[role=alert]')).toHaveTextContent('Свежий вариант не загрузился');
  expect(await field('Название')).toHaveValue('Наука!');
  stub(updateNewsTag, () => {
    answerTheirs();
    return refusal;
  });
  await press('Сохранить');
  expect((await dialog()).getByText('Наука и жизнь')).toBeVisible();
});
