import { act, renderHook } from '@testing-library/react';
import { useEntryEditing } from './useEntryEditing';

const [first, second] = [
  { id: 'first', name: 'Первая' },
  { id: 'second', name: 'Вторая' },
];

test('a late answer closes the entry that it is of, and leaves one that was opened meanwhile', () => {
  const { result } = renderHook(() => useEntryEditing<typeof first>());
  act(() => result.current.edit(first));
  const { finish } = result.current;
  act(() => result.current.edit(second));
  act(finish);
  expect(result.current.edited).toBe(second);
  act(() => result.current.finish());
  expect(result.current.subject).toBeUndefined();
});

test('unsaved words wait for an answer, and go where they were about to', () => {
  const { result } = renderHook(() => useEntryEditing<typeof first>());
  act(() => result.current.edit('new'));
  act(() => result.current.onDirty(true));
  act(() => result.current.edit(first));
  expect(result.current).toMatchObject({ subject: 'new', question: { open: true } });
  act(() => result.current.question.onCancel());
  expect(result.current).toMatchObject({ subject: 'new', question: { open: false } });
  act(() => result.current.edit(first));
  act(() => result.current.question.onConfirm());
  expect(result.current.edited).toBe(first);
});
