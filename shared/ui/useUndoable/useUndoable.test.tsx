import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUndoable } from './useUndoable';

function Removal({ undo }: { undo: () => Promise<void> }) {
  const undoable = useUndoable();
  return <button onClick={() => undoable({ text: 'Статья удалена', undo })}>Удалить</button>;
}

const remove = async (undo: () => Promise<void>) => {
  const { store } = renderScreen(<Removal undo={undo} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  return store;
};

test('it says what was done and offers to take it back', async () => {
  const undo = jest.fn(() => Promise.resolve());
  const store = await remove(undo);
  const [notice] = store.getState().notifications;
  expect(notice).toMatchObject({ text: 'Статья удалена', action: { label: 'Отменить' } });
  notice?.action?.onClick();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('an undo that fails is bad news', async () => {
  const store = await remove(() => Promise.reject(new Error('offline')));
  store.getState().notifications[0]?.action?.onClick();
  await waitFor(() => expect(store.getState().notifications).toHaveLength(2));
  const [, failure] = store.getState().notifications;
  expect(failure?.tone).toBe('danger');
  expect(failure?.text).toMatch('Не получилось отменить');
});
