import { ApiError } from '@campus/shared/api/ApiError';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useSelection } from '@campus/shared/table/useSelection';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BulkBar, type BulkAction, type BulkRun } from './BulkBar';

const people = [
  ['a', 'Иванова'],
  ['b', 'Петров'],
] as const;

function People({ actions }: { actions: BulkAction[] }) {
  const [scope, setScope] = useState('new');
  const selection = useSelection(scope);
  return (
    <>
      <button onClick={() => setScope('old')}>Старые</button>
      <button onClick={() => selection.choose(people, true)}>Выбрать</button>
      <BulkBar selection={selection} actions={actions} />
    </>
  );
}

async function openWith(action: Partial<BulkAction>) {
  const run = jest.fn<ReturnType<BulkRun>, Parameters<BulkRun>>(() => Promise.resolve());
  const view = renderScreen(<People actions={[{ label: 'Закрыть доступ', run, ...action }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  return { ...view, run };
}

const close = () => screen.getByRole('button', { name: 'Закрыть доступ' });

test('the count is announced, and the choice can be let go', async () => {
  await openWith({});
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано 2');
  await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(screen.queryByRole('group')).toBeNull();
});

test('the focus does not go with the buttons, and is not taken from elsewhere', async () => {
  let finish = () => {};
  await openWith({ run: () => new Promise<void>((resolve) => (finish = resolve)) });
  await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(document.body).not.toHaveFocus();
  const choose = screen.getByRole('button', { name: 'Выбрать' });
  await userEvent.click(choose);
  await userEvent.click(close());
  choose.focus();
  await act(async () => finish());
  await act(async () => finish());
  expect(screen.queryByRole('group')).toBeNull();
  expect(choose).toHaveFocus();
});

test('an action goes over the chosen rows once and lets them go when it is done', async () => {
  const { run, store } = await openWith({});
  await userEvent.dblClick(close());
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(store.getState().notifications[0]).toMatchObject({ text: 'Готово: 2 записи' });
});

test('progress is told while rows go one by one', async () => {
  let finish = () => {};
  const slow = () => new Promise<void>((resolve) => (finish = resolve));
  await openWith({ run: (key) => (key === 'a' ? Promise.resolve() : slow()) });
  await userEvent.click(close());
  expect(screen.getByRole('status')).toHaveTextContent('Готово 1 из 2');
  expect(close()).toHaveAttribute('aria-busy', 'true');
  finish();
  expect(await screen.findByRole('status')).toBeVisible();
});

test('whoever stops keeps the rows that were not reached', async () => {
  let finish = () => {};
  const run = jest.fn((_: string) => new Promise<void>((resolve) => (finish = resolve)));
  const { store } = await openWith({ run });
  await userEvent.click(close());
  await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
  finish();
  expect(await screen.findByText('Выбрано 1')).toBeVisible();
  expect(run.mock.calls).toEqual([['a']]);
  expect(store.getState().notifications[0]).toMatchObject({ text: 'Готово: 1 запись' });
});

test('what is chosen under another filter meanwhile stays chosen', async () => {
  let finish = () => {};
  const slow = () => new Promise<void>((resolve) => (finish = resolve));
  await openWith({ run: (key) => (key === 'a' ? Promise.resolve() : slow()) });
  await userEvent.click(close());
  await userEvent.click(screen.getByRole('button', { name: 'Старые' }));
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  await act(async () => finish());
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано 2');
});

test('leaving the list does not stop what was begun', async () => {
  let finish = () => {};
  const run = jest.fn((_: string) => new Promise<void>((resolve) => (finish = resolve)));
  const { unmount } = await openWith({ run });
  await userEvent.click(close());
  unmount();
  finish();
  await waitFor(() => expect(run.mock.calls).toEqual([['a'], ['b']]));
});

test('whoever has left the list hears which rows were refused', async () => {
  let refuse = (_: ApiError) => {};
  const slow = () => new Promise<void>((_, reject) => (refuse = reject));
  const { store, unmount } = await openWith({
    run: (key) => (key === 'a' ? Promise.resolve() : slow()),
  });
  await userEvent.click(close());
  unmount();
  refuse(new ApiError(422, 'Это последний администратор'));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { tone: 'danger', text: 'Не получилось для 1 записи: Петров.' },
      { tone: 'success', text: 'Готово: 1 запись' },
    ]),
  );
});

test('refused rows are named with the reason and stay chosen', async () => {
  const refuse = new ApiError(422, 'Это последний администратор');
  await openWith({
    run: (key) => (key === 'b' ? Promise.reject(refuse) : Promise.resolve()),
  });
  await userEvent.click(close());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('listitem')).toHaveTextContent('Петров — Это последний администратор');
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано 1');
});

test('nobody is signed in any more: it is said once and keeps the choice', async () => {
  const { store } = await openWith({
    run: () => Promise.reject(new ApiError(401, 'Войдите ещё раз')),
  });
  await userEvent.click(close());
  expect(store.getState().notifications[0]).toMatchObject({ tone: 'danger' });
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано 2');
});

test('what cannot be taken back is asked first', async () => {
  const { run } = await openWith({
    tone: 'danger',
    confirm: (count) => ({ title: `Закрыть доступ: ${count}?`, text: 'Сеансы закончатся.' }),
  });
  await userEvent.click(close());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Закрыть доступ: 2?' }));
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть доступ' }));
  expect(run).toHaveBeenCalledTimes(2);
});

test('what an action still needs is asked for in a window, which runs it with the answer', async () => {
  const run = jest.fn((_: string) => Promise.resolve());
  await openWith({
    run: undefined,
    form: ({ open, count, onClose, onSubmit }) => (
      <RecordWindow title={`Передать: ${count}`} {...{ open, onClose }}>
        {({ onCancel }) => (
          <>
            <button onClick={() => onSubmit(run)}>Передать Петровой</button>
            <button onClick={onCancel}>Не надо</button>
          </>
        )}
      </RecordWindow>
    ),
  });
  await userEvent.click(close());
  const dialog = within(await screen.findByRole('dialog', { name: 'Передать: 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Не надо' }));
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(close());
  await userEvent.click(await screen.findByRole('button', { name: 'Передать Петровой' }));
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
