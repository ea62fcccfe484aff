import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Toaster } from './Toaster';

afterEach(() => jest.useRealTimers());

test('good news is a status and leaves by itself', () => {
  jest.useFakeTimers();
  const onClose = jest.fn();
  const notifications = [{ id: '1', tone: 'success' as const, text: 'Заявка отправлена' }];
  renderScreen(<Toaster notifications={notifications} onClose={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Заявка отправлена');
  act(() => jest.advanceTimersByTime(6_000));
  expect(onClose).toHaveBeenCalledWith('1');
});

test('bad news is an alert and stays until it is closed', async () => {
  const onClose = jest.fn();
  const notifications = [{ id: '2', tone: 'danger' as const, text: 'Нет связи' }];
  renderScreen(<Toaster notifications={notifications} onClose={onClose} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(onClose).toHaveBeenCalledWith('2');
});
