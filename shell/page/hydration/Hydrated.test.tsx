import { render, screen } from '@testing-library/react';
import { Hydrated, whenHydrated } from './Hydrated';

test('takes away what fetched the code, and nothing of a screen that is called so, too', async () => {
  jest.useFakeTimers();
  try {
    const waiting = document.createElement('template');
    waiting.id = 'code';
    const hydrated = whenHydrated();
    render(
      <>
        <label htmlFor="code">Code</label>
        <input id="code" />
        <Hydrated parts={Promise.resolve()} />
      </>,
    );
    document.body.append(waiting);
    await jest.advanceTimersByTimeAsync(5_000);
    await hydrated;
    expect(waiting).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
