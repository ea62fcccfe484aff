import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ReportContext } from '../reports/createReporter';
import { RootBoundary, RouteCrash, showCrash } from './RootBoundary';

function Broken(): never {
  throw new Error('Rendering broke');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const expectFatalScreen = () => {
  expect(screen.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  expect(screen.getByText(/уже знаем о ней и исправляем/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
};

test('a rendering crash shows the fatal-error screen: the heading, the note that the fault is known and being fixed, and the link to the root', () => {
  const onError = jest.fn();
  render(
    <RootBoundary onError={onError}>
      <Broken />
    </RootBoundary>,
  );
  expectFatalScreen();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a crash below the router shows the same screen and is told of', async () => {
  const report = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <RouteCrash /> },
  ]);
  render(
    <ReportContext value={report}>
      <RouterProvider router={router} />
    </ReportContext>,
  );
  expectFatalScreen();
  const crash = { kind: 'error', phase: 'render', message: 'Error: Rendering broke' };
  await waitFor(() => expect(report).toHaveBeenCalledWith(expect.objectContaining(crash)));
});

test('a page that could not start shows it too, and the browser learns of the error', () => {
  globalThis.reportError = jest.fn();
  const root = document.body.appendChild(document.createElement('div'));
  const error = new SyntaxError('The plan is broken');
  act(() => showCrash(root, error));
  expectFatalScreen();
  expect(globalThis.reportError).toHaveBeenCalledWith(error);
});

test('without a crash it is not there', () => {
  render(<RootBoundary>Всё в порядке</RootBoundary>);
  expect(screen.getByText('Всё в порядке')).toBeVisible();
});
