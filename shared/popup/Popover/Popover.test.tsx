import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Button } from '@campus/shared/ui/Button';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Popover } from './Popover';

const ref = createRef<HTMLDivElement>();

const open = async () => {
  renderScreen(
    <Popover ref={ref} title="Где найти номер" trigger={<Button>Где это?</Button>}>
      {(close) => <Button onClick={close}>Понятно</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Где это?' }));
  return screen.findByRole('dialog', { name: 'Где найти номер' });
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('it is named, the focus goes into it and back', async () => {
  expect(await open()).toBe(ref.current);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(screen.getByRole('button', { name: 'Где это?' })).toHaveFocus();
});

test('what is chosen inside may close it, and so does the cross', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Где это?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await isClosed();
});
