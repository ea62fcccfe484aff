import { ApiError } from '@campus/shared/api/ApiError';
import { getConfirmation } from '@campus/shared/contract/auth/calls';
import { deleteNews } from '@campus/shared/contract/media/newsCalls';
import { deleteUser } from '@campus/shared/contract/staff/calls';
import { useRemovedIds, useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const row = { id: '2b1a7c9e-1f00-4a00-8a00-000000000001', title: 'Новость 1' };

function Editor({ onLeave }: { onLeave: () => void }) {
  const remove = useUndoableRemoval(deleteNews);
  const removeAndLeave = () => {
    remove(row);
    onLeave();
  };
  return (
    <>
      <button onClick={() => remove(row)}>Удалить</button>
      <button onClick={removeAndLeave}>Удалить и выйти</button>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  const isRemoved = useRemovedIds().has(row.id);
  return (
    <>
      <p>{isRemoved ? 'Строки нет' : row.title}</p>
      {isOpen && <Editor onLeave={() => setOpen(false)} />}
    </>
  );
}

function open() {
  const sent = jest.fn((_: { params: { id: string } }) => ({}));
  stub(deleteNews, sent);
  const { store } = renderScreen(<Page />);
  const notices = () => store.getState().notifications;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const undo = () =>
    act(() => {
      const [{ id, action } = { id: '' }] = notices();
      // As the toast does: it goes away, and then its action runs.
      store.getState().dismiss(id);
      action?.onClick();
    });
  const elapse = () => act(() => store.getState().dismiss(notices()[0]?.id ?? ''));
  return { store, sent, notices, press, undo, elapse };
}

test('a record disappears at once and is removed when the notice has gone', async () => {
  const { store, sent, notices, press, elapse } = open();
  await press('Удалить');
  expect(screen.getByText('Строки нет')).toBeVisible();
  expect(notices()).toMatchObject([{ text: 'Удалено: Новость 1', action: { label: 'Отменить' } }]);
  expect(store.getState().unsaved).toBe(1);
  expect(sent).not.toHaveBeenCalled();

  elapse();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.lastCall?.[0].params).toEqual({ id: row.id });
  expect(store.getState().unsaved).toBe(0);
  expect(screen.getByText('Строки нет')).toBeVisible();
});

test('an undo brings it back and nothing is sent', async () => {
  const { store, sent, press, undo } = open();
  await press('Удалить');
  undo();
  expect(await screen.findByText('Новость 1')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sent).not.toHaveBeenCalled();
  expect(store.getState().unsaved).toBe(0);
});

test('two presses remove once', async () => {
  const { sent, press, notices, elapse } = open();
  await press('Удалить');
  await press('Удалить');
  expect(notices()).toHaveLength(1);
  elapse();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('what was taken back can be removed again', async () => {
  const { sent, press, undo, elapse } = open();
  await press('Удалить');
  undo();
  await press('Удалить');
  elapse();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a refusal brings it back with the reason, though the screen has gone', async () => {
  const { press, notices, elapse } = open();
  const reason = 'Запись ещё используется, мест: 2. Сначала уберите её оттуда.';
  stub(deleteNews, () => new ApiError(409, reason, { code: 'IN_USE', requestId: 'r-9' }));
  await press('Удалить и выйти');
  expect(screen.queryByRole('button')).toBeNull();
  elapse();
  expect(await screen.findByText('Новость 1')).toBeVisible();
  expect(notices()).toMatchObject([
    { tone: 'danger', text: `Не удалось удалить «Новость 1». ${reason}`, requestId: 'r-9' },
  ]);
});

test('what somebody else has removed already stays away without a word', async () => {
  const { press, notices, elapse } = open();
  const sent = jest.fn(() => new ApiError(404, 'Не найдено'));
  stub(deleteNews, sent);
  await press('Удалить');
  elapse();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(screen.getByText('Строки нет')).toBeVisible();
  expect(notices()).toStrictEqual([]);
});

test('who leaves the page removes at once, and there is nothing to take back', async () => {
  const { sent, press, notices } = open();
  await press('Удалить');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(notices()).toStrictEqual([]);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('who signs out removes at once, and no guest hears of a refusal', async () => {
  const { store, press, notices } = open();
  const sent = jest.fn(() => new ApiError(409, 'Запись ещё используется'));
  stub(deleteNews, sent);
  await press('Удалить');
  const done = store.getState().leave(true);
  expect(sent).toHaveBeenCalledTimes(1);
  act(() => store.getState().clearState());
  await act(() => done);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(notices()).toStrictEqual([]);
  expect(store.getState().unsaved).toBe(0);
});

test('once somebody else is here nothing is removed in their name, and nobody is told', async () => {
  const { store, sent, press, notices } = open();
  await press('Удалить');
  await act(() => store.getState().leave(false));
  act(() => store.getState().clearState());
  expect(await screen.findByText('Новость 1')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(notices()).toStrictEqual([]);
});

describe('a call that asks for the password', () => {
  const soon = () => new Date(Date.now() + 600_000).toISOString();

  function openStaff(until: () => string | null) {
    stub(getConfirmation, () => ({ until: until() }));
    const sent = jest.fn(() => ({ id: row.id }));
    stub(deleteUser, sent);
    const begun = jest.fn();
    function Staff() {
      const remove = useUndoableRemoval(deleteUser);
      const isRemoved = useRemovedIds().has(row.id);
      return (
        <>
          <p>{isRemoved ? 'Строки нет' : row.title}</p>
          <button onClick={() => remove(row, begun)}>Удалить</button>
        </>
      );
    }
    const { store } = renderScreen(<Staff />);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    return { store, sent, begun, press };
  }

  test('is put off once it is given, and not while its window is open', async () => {
    let until: string | null = null;
    const { store, sent, begun, press } = openStaff(() => until);
    await press();
    await waitFor(() => expect(store.getState().modal).toBe('confirm'));
    expect(screen.getByText(row.title)).toBeVisible();
    expect(begun).not.toHaveBeenCalled();
    until = soon();
    act(() => store.getState().closeModal());
    expect(await screen.findByText('Строки нет')).toBeVisible();
    expect(begun).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });

  test('removes nothing where the window is closed without it', async () => {
    const { store, begun, press } = openStaff(() => null);
    await press();
    await waitFor(() => expect(store.getState().modal).toBe('confirm'));
    act(() => store.getState().closeModal());
    await act(() => Promise.resolve());
    expect(screen.getByText(row.title)).toBeVisible();
    expect(store.getState().notifications).toStrictEqual([]);
    expect(begun).not.toHaveBeenCalled();
  });

  test('asks nobody who has just given it', async () => {
    const { store, press } = openStaff(soon);
    await press();
    expect(await screen.findByText('Строки нет')).toBeVisible();
    expect(store.getState().modal).toBeNull();
  });

  test('is put off all the same where the server cannot tell', async () => {
    const { press } = openStaff(soon);
    stub(getConfirmation, () => new ApiError(404, 'Не найдено'));
    await press();
    expect(await screen.findByText('Строки нет')).toBeVisible();
  });
});
