import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { cardTexts } from '../card/cardFixtures';
import { PresentCard } from './PresentCard';

const card = {
  number: '2026000012345678',
  status: 'ACTIVE',
  expiresAt: '2030-08-31',
  photoUrl: null,
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null },
  eduOrg: { id: '1', name: 'Северный технологический университет', shortName: 'СТУ' },
} as const;
const qr = { token: 'first-token', secondsLeft: 42, share: 0.7 };

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

test('it opens with code, name and clock, and tells of its closing once', async () => {
  const onClose = jest.fn();
  const ref = createRef<HTMLDialogElement>();
  renderScreen(<PresentCard ref={ref} card={card} qr={qr} onClose={onClose} />, {
    texts: cardTexts,
  });
  expect(screen.getByRole('dialog', { name: 'Карта на весь экран' })).toBe(ref.current);
  expect(screen.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
  expect(screen.getByText('Студентка Первокурсница')).toBeVisible();
  // Beside the name stands the face, or its initials.
  expect(screen.getByText('ПС')).toBeVisible();
  expect(screen.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the face stands beside the name, which is Latin in English', () => {
  const shown = { ...card, photoUrl: '/photo.jpg' };
  renderScreen(<PresentCard card={shown} qr={qr} onClose={() => {}} />, {
    texts: cardTexts,
    language: 'en',
  });
  expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/photo.jpg');
  expect(screen.getByText('Studentka Pervokursnitsa')).toBeVisible();
});

test('the lock that a hidden page lost is taken again when it is seen', async () => {
  const request = jest.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  renderScreen(<PresentCard card={card} qr={qr} onClose={() => {}} />, { texts: cardTexts });
  expect(request).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('its net moves and its clock goes on: a picture of the screen gives itself away', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 9, 41, 58) });
  renderScreen(<PresentCard card={card} qr={qr} onClose={() => {}} />, { texts: cardTexts });
  const stage = screen.getByRole('dialog', { name: 'Карта на весь экран' });
  expect(stage.querySelector('svg[data-moving]')).toBeVisible();
  expect(screen.getByText('09:41:58')).toBeVisible();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('09:42:00')).toBeVisible();
  jest.useRealTimers();
});

test('the screen is kept lit while it is open, and only then', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { unmount } = renderScreen(<PresentCard card={card} qr={qr} onClose={() => {}} />, {
    texts: cardTexts,
  });
  await screen.findByRole('dialog');
  expect(request).toHaveBeenCalledWith('screen');
  await Promise.resolve();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});
