import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listSavedViews, saveViews } from '@campus/shared/contract/staff/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { SavedViews } from './SavedViews';
import { useListAddress } from './useListAddress';
import type { SavedView } from './useSavedViews';

const filters = { isMine: { kind: 'flag' as const, label: 'Чьё', yes: 'Моё', no: 'Чужое' } };

function Tickets() {
  const address = useListAddress(filters, true);
  const [hidden, hide] = useState<string[]>(['phone']);
  const settledRef = useRef(false);
  return (
    <>
      <SavedViews
        list="tickets"
        address={address}
        choice={{ hidden, hide }}
        settledRef={settledRef}
      />
      <output>{hidden.join()}</output>
      <button onClick={() => hide([])}>Показать столбцы</button>
    </>
  );
}

const open = (url: string, person = humanOf()) => renderScreen(<Tickets />, { url, person });
const views = () => userEvent.click(screen.getByRole('button', { name: 'Виды' }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

async function save(name: string, words?: RegExp) {
  await views();
  await pick('Сохранить вид…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Сохранить вид' }));
  if (words) expect(dialog.getByText(words)).toBeVisible();
  if (name) await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  return dialog;
}

async function manage() {
  await views();
  await pick('Изменить виды…');
  return within(await screen.findByRole('dialog', { name: 'Сохранённые виды' }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => localStorage.clear());

test('a saved view brings back the filter and the columns', async () => {
  const { router } = open('/tickets?isMine=true&skip=20');
  await save('Мои');
  await closed();
  await userEvent.click(screen.getByRole('button', { name: 'Показать столбцы' }));
  await act(() => router.navigate('/tickets?modal=a'));
  await views();
  await pick('Мои');
  expect(router.state.location.search).toBe('?modal=a&isMine=true');
  expect(screen.getByText('phone')).toBeVisible();
});

test('a view without a name is not saved', async () => {
  open('/tickets');
  const dialog = await save('');
  expect(dialog.getByRole('alert')).toHaveTextContent('Назовите вид');
  expect(dialog.getByRole('textbox')).toBeInvalid();
});

test('views belong to one account', async () => {
  const { unmount } = open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  unmount();
  open('/tickets', humanOf({ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c99' }));
  await views();
  expect(await screen.findByRole('menuitem', { name: 'Сохранить вид…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Мои' })).toBeNull();
});

test('a view is renamed, deleted and brought back', async () => {
  const { store } = open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  const dialog = await manage();
  await userEvent.click(dialog.getByRole('button', { name: 'Переименовать «Мои»' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), ' обращения');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Удалить «Мои обращения»' }));
  expect(dialog.getByText('Сохранённых видов больше нет.')).toBeVisible();
  const notice = store.getState().notifications[0];
  expect(notice?.text).toBe('Вид «Мои обращения» удалён');
  act(() => notice?.action?.onClick());
  expect(await dialog.findByText('Мои обращения')).toBeVisible();
});

test('whoever renames a view by keys writes at once, and goes on in its row', async () => {
  open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  const dialog = await manage();
  dialog.getByRole('button', { name: 'Переименовать «Мои»' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveFocus();
  await userEvent.keyboard(' обращения{Enter}');
  expect(
    await dialog.findByRole('button', { name: 'Переименовать «Мои обращения»' }),
  ).toHaveFocus();
});

test('a view is not renamed to the name of another, which would go', async () => {
  open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  await save('Чужие');
  await closed();
  const dialog = await manage();
  await userEvent.click(dialog.getByRole('button', { name: 'Переименовать «Мои»' }));
  const name = dialog.getByRole('textbox', { name: 'Название' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Чужие');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Вид с таким названием уже есть');
  await userEvent.clear(name);
  await userEvent.type(name, 'Свои');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Свои')).toBeVisible();
  expect(dialog.getByText('Чужие')).toBeVisible();
});

test('the default view opens by itself, but never over an address', async () => {
  const first = open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  const dialog = await manage();
  await userEvent.click(dialog.getByRole('button', { name: 'Открывать «Мои» сразу' }));
  expect(dialog.getByText('открывается сразу')).toBeVisible();
  first.unmount();

  const second = open('/tickets');
  await waitFor(() => expect(second.router.state.location.search).toBe('?isMine=true'));
  second.unmount();

  const third = open('/tickets?isMine=false');
  expect(third.router.state.location.search).toBe('?isMine=false');
});

const byItself = (name: string) =>
  screen.getByRole('button', { name: `Открывать «${name}» сразу` });

test('a view that is saved anew under its name opens by itself as before', async () => {
  open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  await manage();
  await userEvent.click(byItself('Мои'));
  await userEvent.keyboard('{Escape}');
  await closed();
  await save('Мои');
  await closed();
  await manage();
  expect(byItself('Мои')).toHaveAttribute('aria-pressed', 'true');
});

test('a view that is brought back leaves another to open by itself', async () => {
  const { store } = open('/tickets?isMine=true');
  await save('Мои');
  await closed();
  await save('Чужие');
  await closed();
  const dialog = await manage();
  await userEvent.click(byItself('Мои'));
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить «Мои»' }));
  await userEvent.click(byItself('Чужие'));
  act(() => store.getState().notifications[0]?.action?.onClick());
  expect(byItself('Чужие')).toHaveAttribute('aria-pressed', 'true');
  expect(byItself('Мои')).toHaveAttribute('aria-pressed', 'false');
});

describe('of somebody of the staff', () => {
  const view = { name: 'Мои', search: 'isMine=true', hidden: [], isDefault: false };
  const openAsStaff = (url: string) => renderScreen(<Tickets />, { url, roles: ['SUPPORT'] });

  test('a view is kept with the account, and what this browser kept goes there too', async () => {
    localStorage.setItem(
      'campus.views.guest.tickets',
      JSON.stringify([{ name: 'Прежний', search: 'isMine=false', hidden: [] }]),
    );
    const sent: CallInput<typeof saveViews>[] = [];
    stub(listSavedViews, () => [view]);
    stub(saveViews, (input) => {
      sent.push(input);
      return [];
    });
    openAsStaff('/tickets?isMine=true&skip=20');
    await views();
    expect(await screen.findByRole('menuitem', { name: 'Мои' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await save('Новый', /хранится в вашей учётной записи/);
    await closed();
    await waitFor(() => expect(sent[0]?.params).toEqual({ list: 'tickets' }));
    expect(sent[0]?.body.views.map(({ name }) => name)).toEqual(['Мои', 'Прежний', 'Новый']);
    await waitFor(() => expect(localStorage.getItem('campus.views.guest.tickets')).toBeNull());
    await views();
    expect(await screen.findByRole('menuitem', { name: 'Новый' })).toBeVisible();
  });

  test('a view that another tab has kept meanwhile stays', async () => {
    let kept = [view];
    stub(listSavedViews, () => kept);
    const keep = (one: SavedView) => ({ ...one, hidden: [], isDefault: !!one.isDefault });
    stub(saveViews, ({ body }) => (kept = body.views.map(keep)));
    openAsStaff('/tickets?isMine=true');
    await views();
    await pick('Мои');
    kept = [view, { ...view, name: 'Из другой вкладки' }];
    await save('Новый');
    await closed();
    await manage();
    await userEvent.click(byItself('Новый'));
    await waitFor(() => expect(kept.at(-1)?.isDefault).toBe(true));
    expect(kept.map(({ name }) => name)).toEqual(['Мои', 'Из другой вкладки', 'Новый']);
    expect(await screen.findByText('Из другой вкладки')).toBeVisible();
  });

  test('the default view opens as soon as the account has said so', async () => {
    stub(listSavedViews, () => [{ ...view, isDefault: true }]);
    const { router } = openAsStaff('/tickets');
    await waitFor(() => expect(router.state.location.search).toBe('?isMine=true'));
  });

  test('what was not saved is told, and is not there', async () => {
    stub(listSavedViews, () => [view]);
    stub(saveViews, () => new ApiError(503, 'Сервис недоступен'));
    const { store } = openAsStaff('/tickets?isMine=true');
    await views();
    await screen.findByRole('menuitem', { name: 'Мои' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await save('Новый');
    await waitFor(() => expect(store.getState().notifications[0]?.text).toBe('Сервис недоступен'));
    await closed();
    await views();
    expect(await screen.findByRole('menuitem', { name: 'Мои' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Новый' })).toBeNull());
  });

  test('of twenty views none is added, and why is said', async () => {
    stub(listSavedViews, () =>
      Array.from({ length: 20 }, (_, index) => ({ ...view, name: `Вид ${index + 1}` })),
    );
    openAsStaff('/tickets?isMine=true');
    await views();
    await screen.findByRole('menuitem', { name: 'Вид 20' });
    expect(screen.getByRole('menuitem', { name: /Сохранить вид/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('a server that keeps none leaves them to the browser', async () => {
    stub(listSavedViews, () => new ApiError(404, 'Not found'));
    openAsStaff('/tickets?isMine=true');
    await save('Мой', /хранится в этом браузере/);
    await closed();
    await views();
    expect(await screen.findByRole('menuitem', { name: 'Мой' })).toBeVisible();
  });
});
