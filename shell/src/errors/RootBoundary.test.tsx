import { render, screen } from '@testing-library/react';
import { RootBoundary } from './RootBoundary';

function Broken(): never {
  throw new Error('Rendering broke');
}

test('a crash shows what happened and the way home, with nothing else around', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  render(
    <RootBoundary onError={onError}>
      <Broken />
    </RootBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  expect(screen.getByText(/уже знаем о ней и исправляем/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('without a crash it is not there', () => {
  render(<RootBoundary>Всё в порядке</RootBoundary>);
  expect(screen.getByText('Всё в порядке')).toBeVisible();
});
