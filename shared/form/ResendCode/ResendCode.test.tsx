import { ApiError } from '@campus/shared/api/ApiError';
import { ResendCode } from '@campus/shared/form/ResendCode';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const onResend = jest.fn<Promise<{ resendAfter: number }>, []>();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Отправить код ещё раз' }));

beforeEach(() => onResend.mockReset());
afterEach(() => jest.useRealTimers());

test('the pause is counted for the eye and announced at its beginning and its end', () => {
  jest.useFakeTimers();
  renderScreen(<ResendCode pause={62} onResend={onResend} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Следующий код — не раньше чем через 62 секунды');
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('timer')).toHaveTextContent('можно запросить через 0:59');
  expect(status).toHaveTextContent('через 62 секунды');
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(status).toHaveTextContent('Теперь можно запросить новый код');
});

test('a code that was sent begins the pause anew and keeps the focus near', async () => {
  onResend.mockResolvedValue({ resendAfter: 60 });
  renderScreen(<ResendCode pause={0} onResend={onResend} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Новый код отправлен');
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  expect(screen.getByRole('timer').parentElement).toHaveFocus();
});

test('two presses ask once', async () => {
  let answer = (_: { resendAfter: number }) => {};
  onResend.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderScreen(<ResendCode pause={0} onResend={onResend} />);
  await press();
  await press();
  await act(async () => answer({ resendAfter: 60 }));
  expect(onResend).toHaveBeenCalledTimes(1);
});

test('a refusal is shown, and one can ask again', async () => {
  onResend.mockRejectedValue(new ApiError(429, 'Слишком много кодов. Попробуйте через час.'));
  renderScreen(<ResendCode pause={0} onResend={onResend} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Попробуйте через час');
  onResend.mockRejectedValue(new Error('offline'));
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('попробуйте ещё раз');
});
