import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteLoader } from '../remotes/createRemoteLoader';
import { createFailedPlaces } from '../remotes/createFailedPlaces';
import { RemotesContext } from '../remotes/useRemotes';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { UpdateOffer } from './UpdateOffer';

const minute = 61_000;

async function open() {
  const takeNewer = jest.fn(() => Promise.resolve(''));
  const remotes = {
    planned: [],
    loader: { takeNewer } as unknown as RemoteLoader,
    rescue: () => Promise.reject(new Error('gone')),
    failed: createFailedPlaces(),
  };
  const page = renderWithSession(
    <RemotesContext value={remotes}>
      <UpdateOffer />
    </RemotesContext>,
  );
  const wait = async (time: number) => {
    await act(async () => void (await jest.advanceTimersByTimeAsync(time)));
  };
  const move = async (to: string) => {
    await act(async () => page.router.navigate(to));
    await wait(0);
  };
  const look = async () => {
    window.dispatchEvent(new Event('focus'));
    await wait(0);
  };
  await wait(0);
  return { ...page, takeNewer, wait, move, look };
}

const offer = () => screen.queryByText('Вышло обновление');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that has just come asks for nothing, and later once a minute at most', async () => {
  const { takeNewer, wait, move, look } = await open();
  await move('/news');
  expect(takeNewer).not.toHaveBeenCalled();
  await wait(minute);
  await look();
  await move('/events');
  await look();
  expect(takeNewer).toHaveBeenCalledTimes(1);
});

test('what was found while nobody moved is offered on the next screen', async () => {
  const { takeNewer, wait, move, look } = await open();
  takeNewer.mockResolvedValue('media 3');
  await wait(minute);
  await look();
  expect(offer()).not.toBeInTheDocument();
  await move('/news');
  expect(offer()).toBeVisible();
});

test('while words are unsaved nothing is offered', async () => {
  const { takeNewer, wait, move, store } = await open();
  takeNewer.mockResolvedValue('media 3');
  await wait(minute);
  const letGo = store.getState().markUnsaved();
  await move('/news');
  expect(offer()).not.toBeInTheDocument();

  act(letGo);
  expect(offer()).not.toBeInTheDocument();
  await move('/events');
  expect(offer()).toBeVisible();
});

test('who declines hears of the next release only', async () => {
  const { takeNewer, wait, move } = await open();
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
  takeNewer.mockResolvedValue('media 3');
  await wait(minute);
  await move('/news');
  await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  await wait(minute);
  await move('/events');
  expect(offer()).not.toBeInTheDocument();

  takeNewer.mockResolvedValue('media 4');
  await wait(minute);
  await move('/news');
  expect(offer()).toBeVisible();
});
