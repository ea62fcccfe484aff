import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadOnIntent } from './loadOnIntent';

const load = jest.fn(() => Promise.resolve({ default: () => null }));
const other = jest.fn(() => Promise.reject(new Error('down')));
const routes = [
  { path: '/news', handle: { load } },
  { path: '/news/:url', handle: { load: other } },
];

beforeAll(() => loadOnIntent({ routes }));
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <a href="/news">
        <span>Новости</span>
      </a>
      <a href="/news/one">Первая</a>
      <a href="https://example.com/news">Чужие</a>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('saving data, nothing is loaded ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.focusIn(screen.getByRole('link', { name: 'Новости' }));
  expect(load).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});

test('a pointer that passes loads nothing, one that stays loads the code once', async () => {
  fireEvent.pointerOver(screen.getByText('Новости'));
  await wait(30);
  fireEvent.pointerOver(document.body);
  await wait(200);
  expect(load).not.toHaveBeenCalled();

  for (const again of [1, 2]) {
    fireEvent.pointerOver(screen.getByText('Новости'));
    await wait(100 * again);
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('a focus loads at once, a failure is left to whoever follows the link', async () => {
  fireEvent.focusIn(screen.getByRole('link', { name: 'Первая' }));
  expect(other).toHaveBeenCalledTimes(1);
  await wait(10);
});

test('another site is not ours to load', () => {
  const before = load.mock.calls.length;
  fireEvent.focusIn(screen.getByRole('link', { name: 'Чужие' }));
  expect(load.mock.calls).toHaveLength(before);
});
