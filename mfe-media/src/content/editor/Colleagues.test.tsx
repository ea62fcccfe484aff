import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { attendItem, leaveItem } from '@campus/shared/contract/media/editingCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import { Colleagues } from './Colleagues';
import { editorTexts } from './openEditorParts';

const id = '2b1a7c9e-1f00-4a00-8a00-000000000042';
const person = (end: number, name: string, isWriting: boolean) => ({
  id: `2b1a7c9e-1f00-4a00-8a00-00000000000${end}`,
  name,
  isWriting,
});
const open = (isWriting = false) =>
  renderScreen(<Colleagues kind="news" id={id} isWriting={isWriting} />, { texts: editorTexts });
const status = () => screen.getByRole('status');

test('an editor sees who else writes and who looks, and colleagues are told of the editor', async () => {
  const told: CallInput<typeof attendItem>[] = [];
  stub(attendItem, (input) => {
    told.push(input);
    return {
      people: [
        person(1, 'Анна Первая', true),
        person(2, 'Вера Вторая', false),
        person(3, 'Дина Третья', false),
      ],
    };
  });
  const left: CallInput<typeof leaveItem>[] = [];
  stub(leaveItem, (input) => {
    left.push(input);
    return {};
  });
  const { unmount } = open(true);
  await waitFor(() =>
    expect(status()).toHaveTextContent('Анна Первая правит · Вера Вторая и Дина Третья смотрят'),
  );
  expect(told).toMatchObject([{ params: { kind: 'news', id }, body: { isWriting: true } }]);
  unmount();
  expect(left).toEqual([{ params: { kind: 'news', id }, query: { tab: told[0]?.body?.tab } }]);
});

test('a server that does not tell is asked once, and nothing is said', async () => {
  jest.useFakeTimers();
  const asked = jest.fn(() => new ApiError(404, 'Не найдено'));
  stub(attendItem, asked);
  open();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(60_000);
  });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(status()).toBeEmptyDOMElement();
  jest.useRealTimers();
});
