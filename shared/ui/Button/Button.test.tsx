import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('a click reaches the handler', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Сохранить</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its name and neither acts nor submits', async () => {
  const onSubmit = jest.fn();
  const onClick = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Сохранить
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Сохранить', busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toBeEnabled();
});

test('one that is disabled for a while keeps the focus and does nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button aria-disabled onClick={onClick}>
      Сохранить
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Сохранить' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
