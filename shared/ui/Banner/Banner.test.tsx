import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './Banner';

test('bad news interrupts, other news waits for its turn', () => {
  renderScreen(
    <>
      <Banner tone="danger">Оплата не прошла</Banner>
      <Banner tone="warning">Паспорт истекает</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Оплата не прошла');
  expect(screen.getByRole('status')).toHaveTextContent('Паспорт истекает');
});

test('it is closed only where it may be', async () => {
  const onClose = jest.fn();
  renderScreen(<Banner tone="info" title="Мы обновили раздел" onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
