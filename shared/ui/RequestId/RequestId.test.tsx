import { renderScreen } from '@campus/shared/testing/renderScreen';
import { RequestId } from '@campus/shared/ui/RequestId';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('the id of a failed request is shown and copied', async () => {
  const user = userEvent.setup();
  renderScreen(<RequestId id="r-17" />);
  expect(screen.getByText('r-17')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Скопировать код для поддержки' }));
  expect(await screen.findByText('Код для поддержки скопирован')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('r-17');
});

test('a browser that does not copy leaves it to be selected', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderScreen(<RequestId id="r-17" />);
  await user.click(screen.getByRole('button', { name: 'Скопировать код для поддержки' }));
  expect(screen.queryByText('Код для поддержки скопирован')).not.toBeInTheDocument();
  expect(screen.getByText('r-17')).toBeVisible();
});
