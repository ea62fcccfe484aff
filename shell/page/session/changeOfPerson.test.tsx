import { ApiError } from '@campus/shared/api/ApiError';
import { signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer, student } from './people';
import { renderWithSession } from './renderWithSession.fixture';
import { tokenOf } from './tokenOf';
import { useSignedIn } from './useSignedIn';

const [first, second] = [tokenOf(newcomer.id), tokenOf(student.id)];

function Page() {
  const { name, signOut: leave } = useSession();
  const signedIn = useSignedIn();
  return (
    <>
      <p role="status">{name || 'guest'}</p>
      <input aria-label="Письмо" />
      <button onClick={() => void leave()}>Выйти</button>
      <button onClick={() => signedIn(second)}>Войти</button>
    </>
  );
}

/** A page of the newcomer with words in a field, an open window and a notice. */
async function open() {
  stub(getCurrentHuman, () => newcomer);
  stub(signOut, () => ({}));
  const view = renderWithSession(<Page />, { token: first });
  await screen.findByText(newcomer.email);
  await userEvent.type(screen.getByLabelText('Письмо'), 'личное');
  view.store.getState().openModal('signIn');
  view.store.getState().notify({ tone: 'info', text: 'личное' });
  view.queryClient.setQueryData([listPayHistory.path, {}], 'личное');
  sessionStorage.setItem('campus.own', 'личное');
  stub(getCurrentHuman, () => student);
  return view;
}

function expectNothingLeft({ store, queryClient }: Awaited<ReturnType<typeof open>>) {
  expect(screen.queryByText(newcomer.email)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Письмо')).toHaveValue('');
  expect(store.getState()).toMatchObject({ modal: null, notifications: [] });
  expect(queryClient.getQueryData([listPayHistory.path, {}])).toBeUndefined();
  expect(sessionStorage.getItem('campus.own')).toBeNull();
}

const show = (event: Event, on: EventTarget = window) => act(() => void on.dispatchEvent(event));

test('nothing of the previous person stays after signing out', async () => {
  const view = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expectNothingLeft(view);
  expect(screen.getByRole('status')).toHaveTextContent('guest');
});

test.each([
  ['forgets the device that the one who leaves has turned on', `${newcomer.id} device`, 'device'],
  ['tells nobody of a device that somebody else has turned on', `${student.id} device`, undefined],
  ['forgets the device of a release that kept no owner', 'device', 'device'],
])('signing out %s', async (_, kept, fcmToken) => {
  localStorage.setItem('campus.push', kept);
  await open();
  const ended = jest.fn(() => ({}));
  stub(signOut, ended);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(ended).toHaveBeenCalledWith({ body: { authToken: first, fcmToken } });
  expect(localStorage.getItem('campus.push')).toBeNull();
});

function subscribe(owner: string) {
  const subscription = { unsubscribe: jest.fn(() => Promise.resolve(true)) };
  const worker = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(worker) },
    configurable: true,
  });
  localStorage.setItem('campus.push', `${owner} device`);
  return subscription;
}

test('push messages of the one who leaves end where the server hears of no signing out', async () => {
  const { unsubscribe } = subscribe(newcomer.id);
  await open();
  expect(unsubscribe).not.toHaveBeenCalled();
  const asked = jest.fn(() => new ApiError('FETCH_ERROR', 'Нет связи'));
  stub(signOut, asked);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

test('push messages of a session that ended by itself end as soon as somebody else is here', async () => {
  const { unsubscribe } = subscribe(student.id);
  await open();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('campus.push')).toBeNull();
});

test('what was put off is sent with the token of the one who leaves, before it ends', async () => {
  const view = await open();
  const order: string[] = [];
  let answer = () => {};
  const sent = new Promise<void>((resolve) => (answer = resolve));
  stub(signOut, () => {
    order.push('ended');
    return {};
  });
  view.store.getState().beforeLeaving((maySend) => {
    order.push(`${view.cookies.authToken.read() === first} ${maySend}`);
    return sent;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('status')).toHaveTextContent('guest');
  expect(order[0]).toBe('true true');
  expect(order).not.toContain('ended');

  answer();
  await waitFor(() => expect(order).toContain('ended'));
});

test.each(['signedOut', 'signedIn'])('%s in another tab ends what was put off', async (event) => {
  const view = await open();
  const told = jest.fn(async (_maySend: boolean) => {});
  view.store.getState().beforeLeaving(told);
  if (event === 'signedIn') view.cookies.authToken.write(second);
  else view.cookies.authToken.remove();
  view.otherTabs.say(event);
  expect(told.mock.calls).toEqual([[false]]);
});

test('a new token shows the new person and nothing of the previous one', async () => {
  const view = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expectNothingLeft(view);
  expect(await screen.findByText(/Первокурсница/)).toBeVisible();
  expect(view.otherTabs.heard).toEqual(['signedIn']);
});

test('signing out in another tab signs out this one', async () => {
  const view = await open();
  view.cookies.authToken.remove();
  view.otherTabs.say('signedOut');
  expectNothingLeft(view);
});

test.each([
  ['looked at again', () => show(new Event('visibilitychange'), document)],
  ['given the focus', () => show(new Event('focus'))],
  ['restored by “back”', () => show(new Event('pageshow'))],
])('a tab that heard nothing finds out when it is %s', async (_, look) => {
  const view = await open();
  view.cookies.authToken.remove();
  look();
  expectNothingLeft(view);
  expect(screen.getByRole('status')).toHaveTextContent('guest');
});

test('another person signing in in another tab resets this one to the new person', async () => {
  const view = await open();
  view.cookies.authToken.write(second);
  fireEvent.focus(window);
  expectNothingLeft(view);
  expect(await screen.findByText(/Первокурсница/)).toBeVisible();
});

test('a token renewed by another tab changes nothing on the page', async () => {
  const { cookies, otherTabs } = await open();
  cookies.authToken.write(tokenOf(newcomer.id, 'HUMAN', 'renewed'));
  fireEvent.focus(window);
  otherTabs.say('signedIn');
  expect(screen.getByLabelText('Письмо')).toHaveValue('личное');
  expect(screen.getByRole('status')).toHaveTextContent(newcomer.email);
});

test('what a guest has typed stays when they sign in, here or in another tab', async () => {
  stub(getCurrentHuman, () => student);
  renderWithSession(<Page />);
  await userEvent.type(screen.getByLabelText('Письмо'), 'вопрос');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/Первокурсница/)).toBeVisible();
  expect(screen.getByLabelText('Письмо')).toHaveValue('вопрос');
});

test.each([
  ['has left', null, 'guest'],
  ['is another one', second, /Первокурсница/],
])(
  'a page whose person %s while its code was on its way shows nothing of the one before',
  async (_, tokenNow, who) => {
    stub(getCurrentHuman, () => student);
    // As the server has rendered it.
    const view = renderWithSession(<Page />, { token: first, tokenNow, known: newcomer });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(who));
    expect(screen.queryByText(newcomer.email)).not.toBeInTheDocument();
    expect(view.queryClient.getQueryData([getCurrentHuman.path, {}])).not.toEqual(newcomer);
  },
);

test('a browser that keeps no cookies signs nobody in, and the server ends the session', async () => {
  const ended = jest.fn(() => ({}));
  stub(signOut, ended);
  const { otherTabs } = renderWithSession(<Page />);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(screen.getByRole('status')).toHaveTextContent('guest');
  expect(otherTabs.heard).toStrictEqual([]);
  expect(ended).toHaveBeenCalledWith({ body: { authToken: second } });
});
