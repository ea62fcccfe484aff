import { ApiError } from '@campus/shared/api/ApiError';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen } from '@testing-library/react';
import { cardOf, cardHolderOf, cardTexts } from './cardFixtures';
import { CardScreen } from './CardScreen';

beforeAll(() => {
  // jsdom has <dialog>, but neither opens nor closes it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function openTurned() {
  const answer = jest.fn(() => cardOf());
  stub(getCampusCard, answer);
  renderScreen(<CardScreen />, { texts: cardTexts, person: cardHolderOf() });
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'QR-код на обороте' }));
  return answer;
}

test('a code that has run out is replaced, and the countdown starts anew', async () => {
  const answer = await openTurned();
  await pass(40);
  expect(screen.getByRole('timer')).toHaveAccessibleName('Код действует ещё 17 секунд');
  expect(answer).toHaveBeenCalledTimes(1);
  await pass(20);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('timer')).toHaveAccessibleName(/ещё 5\d секунд/);
});

test('a code that nobody looks at is not renewed', async () => {
  const answer = await openTurned();
  fireEvent.click(screen.getByRole('button', { name: 'QR-код на обороте' }));
  await pass(200);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a failed renewal says so once, keeps the card and can be repeated', async () => {
  await openTurned();
  const refusal = jest.fn(() => new ApiError('FETCH_ERROR', 'Нет связи'));
  stub(getCampusCard, refusal);
  await pass(90);
  const asked = refusal.mock.calls.length;
  await pass(60);
  expect(refusal).toHaveBeenCalledTimes(asked);
  expect(screen.getByRole('alert')).toHaveTextContent('Код не обновился');

  stub(getCampusCard, () => cardOf({ qrToken: 'second-token' }));
  fireEvent.click(screen.getByRole('button', { name: 'Обновить код' }));
  await pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the full screen shows code and clock, and closes', async () => {
  await openTurned();
  fireEvent.click(screen.getByRole('button', { name: 'Показать на весь экран' }));
  expect(screen.getByRole('dialog', { name: 'Карта на весь экран' })).toBeVisible();
  const clock = screen.getByText(/^\d\d:\d\d:\d\d$/);
  const before = clock.textContent;
  await pass(2);
  expect(clock).not.toHaveTextContent(before);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
