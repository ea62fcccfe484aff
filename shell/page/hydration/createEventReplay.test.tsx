import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createEventReplay } from './lazyHydration';

const pressed = jest.fn();
const sent = jest.fn();

function Page() {
  const [text, setText] = useState('');
  return (
    <main>
      {/* Nobody has said of what kind it is. */}
      <button onClick={() => void pressed()}>Наверх</button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(text);
        }}
      >
        <label>
          Поиск
          <input value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <output>{text}</output>
        <button type="button" onClick={() => void pressed()}>
          Поделиться
        </button>
        <button type="submit">Найти</button>
        <a href="#more">Дальше</a>
      </form>
    </main>
  );
}

let root: HTMLElement;
let replay: ReturnType<typeof createEventReplay>;
beforeEach(() => {
  jest.clearAllMocks();
  const rendered = render(<Page />);
  const { innerHTML } = rendered.container;
  rendered.unmount();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = innerHTML;
  replay = createEventReplay(document);
});

afterEach(() => {
  root.remove();
  replay.release();
});

async function hydrate(page: ReactNode) {
  await act(async () => {
    hydrateRoot(root, page);
  });
}

const release = () => act(async () => replay.release());

async function begin() {
  await hydrate(<Page />);
  await release();
}

test('a press before there is code is done when there is', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Поделиться' }));
  await begin();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press of a button without a form is done as well, of whatever kind it is', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }));
  await begin();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what is typed before there is code is known to it', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'стипендия');
  await begin();
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveValue('стипендия');
  expect(screen.getByRole('status')).toHaveTextContent('стипендия');
});

test('a form that is sent before there is code is sent once, with what was typed', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'карта{Enter}');
  await begin();
  expect(sent.mock.calls).toEqual([['карта']]);
});

/** The keys that are heard when the page is hydrated. */
async function heardAtRelease() {
  const heard: string[] = [];
  const listen = ({ key, ctrlKey }: KeyboardEvent) => heard.push(`${ctrlKey ? 'Ctrl+' : ''}${key}`);
  document.addEventListener('keydown', listen);
  await release();
  document.removeEventListener('keydown', listen);
  return heard;
}

test('a shortcut that is pressed before there is code is heard by it', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), '/');
  await hydrate(<Page />);
  expect(await heardAtRelease()).toEqual(['Ctrl+k']);
});

test('a shortcut of two keys is heard whole, wherever between them the page hydrates', async () => {
  await userEvent.keyboard('g');
  await hydrate(<Page />);
  await userEvent.keyboard('n');
  expect(await heardAtRelease()).toEqual(['g', 'n']);
});

test.each([
  ['a form that is sent in the address is sent without any code', 'get', false],
  ['a form that is sent in any other way waits for the code', 'post', true],
])('%s', (_, method, isHeld) => {
  const form = root.appendChild(document.createElement('form'));
  form.method = method;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(isHeld);
  form.onsubmit = () => false;
});

function TicketForm() {
  const { register, handleSubmit } = useForm({
    defaultValues: { topic: '', text: '', consent: false },
  });
  return (
    <form method="post" onSubmit={(event) => void handleSubmit(sent)(event)}>
      <select aria-label="Тема" {...register('topic')}>
        <option value="">Не выбрана</option>
        <option value="CARD">Карта</option>
      </select>
      <textarea aria-label="Вопрос" {...register('text')} />
      <label>
        <input type="checkbox" {...register('consent')} /> Согласие
      </label>
      <button>Отправить</button>
    </form>
  );
}

test('a form that begins with values of its own goes on from what was filled in', async () => {
  const { container, unmount } = render(<TicketForm />);
  root.innerHTML = container.innerHTML;
  unmount();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'CARD');
  await userEvent.type(screen.getByRole('textbox', { name: 'Вопрос' }), 'Когда?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласие' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await hydrate(<TicketForm />);
  await release();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const filled = { topic: 'CARD', text: 'Когда?', consent: true };
  expect(sent).toHaveBeenLastCalledWith(filled, expect.anything());
  expect(screen.getByRole('checkbox', { name: 'Согласие' })).toBeChecked();
});

test('a link leads where it leads, without any code', async () => {
  const followed = jest.fn();
  screen.getByRole('link', { name: 'Дальше' }).addEventListener('click', followed);
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
  await begin();
  expect(followed).toHaveBeenCalledTimes(1);
});

test('afterwards everything goes its usual way', async () => {
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what is pressed and sent while the page hydrates is done once, when it is hydrated', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }));
  await hydrate(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'карта{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  await release();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls).toEqual([['карта']]);
});

test('a press in a part whose code has not come yet is done when it has', async () => {
  const withPart = (Part: typeof Page) => (
    <Suspense>
      <Part />
    </Suspense>
  );
  root.innerHTML = renderToString(withPart(Page));
  let arrive = () => {};
  const code = new Promise<{ default: typeof Page }>((resolve) => {
    arrive = () => resolve({ default: Page });
  });
  await hydrate(withPart(lazy(() => code) as unknown as typeof Page));
  await userEvent.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => arrive());
  await release();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what is typed in a part that is hydrated only then is known to it, and no focus is announced', async () => {
  const withPart = (Part: typeof Page) => (
    <Suspense>
      <Part />
    </Suspense>
  );
  root.innerHTML = renderToString(withPart(Page));
  // As a browser does it: what `userEvent` types into is hidden from how React compares values.
  const field: HTMLInputElement = screen.getByRole('textbox', { name: 'Поиск' });
  field.value = 'карта';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const focused = jest.fn();
  root.addEventListener('focusin', focused);
  let arrive = () => {};
  const code = new Promise<{ default: typeof Page }>((resolve) => {
    arrive = () => resolve({ default: Page });
  });
  await hydrate(withPart(lazy(() => code) as unknown as typeof Page));
  await act(async () => {
    arrive();
    await code;
    replay.release();
  });
  expect(screen.getByRole('status')).toHaveTextContent('карта');
  expect(focused).not.toHaveBeenCalled();
});

const entered = jest.fn();

const PageWithEntrance = () => (
  <>
    <button data-opens="signIn" onClick={() => void entered()}>
      Войти
    </button>
    <Page />
  </>
);

test('the window of sign-in opens when the shell is there; what else was pressed waits on', async () => {
  root.innerHTML = renderToString(<PageWithEntrance />);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }));
  await hydrate(<PageWithEntrance />);
  expect(entered).not.toHaveBeenCalled();
  await act(async () => replay.openSignIn());
  expect(entered).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(entered).toHaveBeenCalledTimes(2);
  expect(pressed).not.toHaveBeenCalled();
  await release();
  expect(entered).toHaveBeenCalledTimes(2);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a window that is open over a page not yet hydrated takes what is typed and sent in it', async () => {
  const { container } = render(
    <div role="dialog">
      <Page />
    </div>,
  );
  root.innerHTML = '';
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'карта{Enter}');
  expect(sent.mock.calls).toEqual([['карта']]);
  await release();
  expect(sent).toHaveBeenCalledTimes(1);
  container.remove();
});
