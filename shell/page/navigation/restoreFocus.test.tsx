import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus } from './restoreFocus';

function Sessions() {
  const [names, setNames] = useState(['Телефон', 'Ноутбук', 'Планшет']);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}
          <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
            Завершить: {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a confirmation does: the window goes, and so does the button that opened it. */
function Cancellation() {
  const [state, setState] = useState<'new' | 'asked' | 'cancelled'>('new');
  const confirm = (
    <div role="alertdialog" aria-label="Отозвать?">
      <button type="button" onClick={() => setState('cancelled')}>
        Да
      </button>
    </div>
  );
  return (
    <section>
      <h2>Справка</h2>
      {state !== 'cancelled' && (
        <button type="button" onClick={() => setState('asked')}>
          Отозвать
        </button>
      )}
      {state === 'asked' && createPortal(<div>{confirm}</div>, document.body)}
    </section>
  );
}

function Vote() {
  const [isGiven, setGiven] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isGiven) thanks.current?.focus();
  }, [isGiven]);
  return isGiven ? (
    <p ref={thanks} tabIndex={-1}>
      Спасибо
    </p>
  ) : (
    <button type="button" onClick={() => setGiven(true)}>
      Помогло
    </button>
  );
}

function Plan() {
  const [state, setState] = useState<'failed' | 'asked' | 'come'>('failed');
  useEffect(() => {
    window.addEventListener('come', () => setState('come'));
  }, []);
  if (state === 'failed')
    return (
      <main>
        <button type="button" onClick={() => setState('asked')}>
          Повторить
        </button>
      </main>
    );
  return <main>{state === 'come' && <h1 id="screen-title">План</h1>}</main>;
}

beforeAll(() => {
  jest.useFakeTimers();
  restoreFocus();
});
afterAll(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000));

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  await settle();
}

test('in a list the focus goes on in the next item, and after the last in the one before it', async () => {
  render(<Sessions />);
  await press('Завершить: Ноутбук');
  expect(screen.getByRole('button', { name: 'Завершить: Планшет' })).toHaveFocus();
  await press('Завершить: Планшет');
  expect(screen.getByRole('button', { name: 'Завершить: Телефон' })).toHaveFocus();
});

test('with the last item of a list it goes to the heading of what the list stood in', async () => {
  render(
    <main>
      <h1>Сессии</h1>
      <section>
        <p>Где вы вошли</p>
        <Sessions />
      </section>
    </main>,
  );
  for (const name of ['Телефон', 'Ноутбук', 'Планшет']) await press(`Завершить: ${name}`);
  expect(screen.getByRole('heading', { name: 'Сессии' })).toHaveFocus();
});

test('a window that goes together with the button that opened it leads to the heading around that', async () => {
  render(
    <main>
      <h1>Заявки</h1>
      <Cancellation />
    </main>,
  );
  await press('Отозвать');
  await press('Да');
  expect(screen.getByRole('heading', { name: 'Справка' })).toHaveFocus();
});

test('a screen that moves the focus itself is left alone', async () => {
  render(
    <section>
      <h2>Помогла ли статья?</h2>
      <Vote />
    </section>,
  );
  await press('Помогло');
  expect(screen.getByText('Спасибо')).toHaveFocus();
});

test('where there is no heading yet it waits for that of the screen', async () => {
  render(<Plan />);
  await press('Повторить');
  expect(document.body).toHaveFocus();
  await act(async () => void window.dispatchEvent(new Event('come')));
  expect(screen.getByRole('heading', { name: 'План' })).toHaveFocus();
});

test('whoever has gone on meanwhile is not called back when the heading comes', async () => {
  render(
    <>
      <Plan />
      <input aria-label="Поиск" />
    </>,
  );
  await press('Повторить');
  act(() => screen.getByRole('textbox', { name: 'Поиск' }).focus());
  await act(async () => void window.dispatchEvent(new Event('come')));
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus();
});

test('whoever has left a field by themselves stays where they are', async () => {
  render(
    <section>
      <h2>Поиск</h2>
      <input aria-label="Слова" />
    </section>,
  );
  const field = screen.getByRole('textbox', { name: 'Слова' });
  act(() => field.focus());
  act(() => field.blur());
  await settle();
  expect(document.body).toHaveFocus();
});
