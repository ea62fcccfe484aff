import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEventReplay } from './lazyHydration';

const chosen = jest.fn<void, [string | undefined]>();
const pressed = jest.fn();

const page = (
  <main>
    <label>
      Фото
      <input type="file" onChange={({ target }) => chosen(target.files?.[0]?.name)} />
    </label>
    <button onClick={() => void pressed()}>Наверх</button>
    <button onClick={() => void pressed()}>Поделиться</button>
  </main>
);

let root: HTMLElement;
let replay: ReturnType<typeof createEventReplay>;
beforeEach(() => {
  jest.clearAllMocks();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  replay = createEventReplay(document);
});

afterEach(() => {
  root.remove();
  replay.release();
});

const button = (name: string) => screen.getByRole('button', { name });
const hydrate = () => act(async () => void hydrateRoot(root, page));
const release = () => act(async () => replay.release());

test('a file that is chosen before there is code is chosen once, and what is pressed after it is done', async () => {
  await userEvent.upload(screen.getByLabelText('Фото'), new File(['1'], 'me.jpg'));
  await userEvent.click(button('Поделиться'));
  await hydrate();
  await release();
  expect(chosen.mock.calls).toEqual([['me.jpg']]);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a file that is chosen in a page that is hydrated in part is not chosen again', async () => {
  await hydrate();
  replay.openSignIn();
  await userEvent.upload(screen.getByLabelText('Фото'), new File(['1'], 'me.jpg'));
  await release();
  expect(chosen.mock.calls).toEqual([['me.jpg']]);
});

test('what cannot be done again is told, and the rest is done', async () => {
  const told = jest.fn();
  // jsdom has none.
  globalThis.reportError = told;
  await userEvent.click(button('Наверх'));
  button('Наверх').click = () => {
    throw new Error('refused');
  };
  await userEvent.click(button('Поделиться'));
  await hydrate();
  await release();
  expect(told).toHaveBeenCalledTimes(1);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('on a screen that somebody has gone on to, everything is done at once, and once', async () => {
  await hydrate();
  history.pushState(null, '', '/me/profile');
  await userEvent.click(button('Поделиться'));
  expect(pressed).toHaveBeenCalledTimes(1);
  history.pushState(null, '', '/');
  await release();
  expect(pressed).toHaveBeenCalledTimes(1);
});
