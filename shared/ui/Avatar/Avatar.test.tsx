import { Avatar } from '@campus/shared/ui/Avatar';
import { fireEvent, render, screen } from '@testing-library/react';

test('a photo that does not load gives way to the initials', () => {
  const { rerender } = render(
    <Avatar name="Студентка Первокурсница" photo={{ url: '/broken.jpg' }} />,
  );
  expect(screen.queryByText('СП')).toBeNull();
  fireEvent.error(screen.getByRole('presentation', { hidden: true }));
  expect(screen.getByText('СП')).toBeVisible();
  rerender(<Avatar name="Студентка Первокурсница" photo={{ url: '/another.jpg' }} />);
  expect(screen.queryByText('СП')).toBeNull();
});

test('a name in quotes gives its letters, not its quotes', () => {
  render(<Avatar name="Пресс-служба «Кампуса»" />);
  expect(screen.getByText('ПК')).toBeVisible();
});
