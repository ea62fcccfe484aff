import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { signOut } from '@campus/shared/contract/auth/calls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { getCurrentHuman, saveFcmToken } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import { useSession } from '@campus/shared/remote/useSession';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenOf } from './tokenOf';
import { adminUser, newcomer, staff, student } from './people';
import { renderWithSession } from './renderWithSession.fixture';
import { useSignedIn } from './useSignedIn';

function WhoIsIt() {
  const { status, name, roles, signOut: leave } = useSession();
  const signedIn = useSignedIn();
  return (
    <>
      <p role="status">{[status, name, ...roles].filter(Boolean).join(' ')}</p>
      <button onClick={() => void leave()}>Выйти</button>
      <button onClick={() => signedIn(tokenOf('second'))}>Войти</button>
    </>
  );
}

function Whose() {
  const { status, id } = useSession();
  return <p role="status">{`${status} ${id}`}</p>;
}

const tag = (name: string) => [{ id: '00000000-0000-4000-8000-000000000009', name, slug: 'a' }];

function Tags() {
  const { data } = useCallQuery(listNewsTags);
  return <p>{data?.[0]?.name}</p>;
}

test('nobody is a guest, and nobody is asked for', () => {
  renderWithSession(<WhoIsIt />);
  expect(screen.getByRole('status')).toHaveTextContent('guest GUEST');
});

test('whose token it is, is known from itself before anything has come', () => {
  stub(getCurrentHuman, () => new Promise<never>(() => undefined));
  renderWithSession(<Whose />, { token: tokenOf('student-1') });
  expect(screen.getByRole('status')).toHaveTextContent('loading student-1');
});

test.each([
  ['a student', student, 'signedIn Студентка Первокурсница HUMAN STUDENT'],
  ['somebody without a name', newcomer, 'signedIn newcomer@example.test HUMAN'],
])('%s is known by name and roles', async (_, person, text) => {
  stub(getCurrentHuman, () => person);
  renderWithSession(<WhoIsIt />, { token: 'first' });
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a student whose study is over is not a student', async () => {
  const status = { key: 'EXPELLED', name: 'Отчислена', isStudying: false };
  const study = student.student && { ...student.student, status };
  stub(getCurrentHuman, () => ({ ...student, student: study }));
  renderWithSession(<WhoIsIt />, { token: 'first' });
  expect(await screen.findByText('signedIn Студентка Первокурсница HUMAN')).toBeVisible();
});

test('staff get their name and role from the second call', async () => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
  renderWithSession(<WhoIsIt />, { token: 'first' });
  expect(await screen.findByText('signedIn Администратор Главный ADMIN')).toBeVisible();
});

test('a dead token makes a guest without a word', async () => {
  stub(getCurrentHuman, () => new ApiError(401, 'Сеанс завершён'));
  const { store } = renderWithSession(<WhoIsIt />, { token: 'dead' });
  expect(await screen.findByText('guest GUEST')).toBeVisible();
  expect(store.getState().notifications).toStrictEqual([]);
});

test.each([503, 429, 'TIMEOUT_ERROR'] as const)(
  'an outage (%s) is told and waited out',
  async (status) => {
    jest.useFakeTimers();
    stub(getCurrentHuman, () => new ApiError(status, 'Сервис недоступен'));
    const { store } = renderWithSession(<WhoIsIt />, { token: 'first' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    const told = [{ tone: 'danger', text: expect.stringContaining('не отвечает') as string }];
    expect(store.getState().notifications).toMatchObject(told);

    stub(getCurrentHuman, () => newcomer);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('status')).toHaveTextContent('signedIn');
    expect(store.getState().notifications).toStrictEqual([]);
    jest.useRealTimers();
  },
);

test('signing out forgets the person everywhere, even if the server does not answer', async () => {
  stub(getCurrentHuman, () => newcomer);
  stub(signOut, () => new ApiError('FETCH_ERROR', 'Нет связи'));
  const view = renderWithSession(<WhoIsIt />, { token: 'first', language: 'en' });
  await screen.findByText(/signedIn/);
  view.store.getState().openModal('signIn');
  localStorage.setItem('campus.draft.essay', '{}');
  localStorage.setItem('campus.searches', '["права"]');

  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));

  expect(screen.getByRole('status')).toHaveTextContent('guest GUEST');
  expect(view.cookies.authToken.read()).toBeUndefined();
  expect(view.queryClient.getQueryData([getCurrentHuman.path, {}])).toBeUndefined();
  expect(view.store.getState()).toMatchObject({ modal: null, currentLanguage: 'en' });
  expect(localStorage).toHaveLength(0);
  expect(view.otherTabs.heard).toEqual(['signedOut']);
});

test('another tab signs in and out for this one too', async () => {
  stub(getCurrentHuman, () => newcomer);
  const { otherTabs } = renderWithSession(<WhoIsIt />);

  otherTabs.say('signedIn');
  expect(await screen.findByText(/newcomer@/)).toBeVisible();

  otherTabs.say('signedOut');
  expect(screen.getByRole('status')).toHaveTextContent('guest');
  expect(otherTabs.heard).toStrictEqual([]);
});

test('an answer that is on the screen is asked anew for the new person', async () => {
  stub(listNewsTags, () => tag('для гостя'));
  stub(getCurrentHuman, () => newcomer);
  const { otherTabs } = renderWithSession(<Tags />);
  await screen.findByText('для гостя');

  let answer = () => {};
  stub(listNewsTags, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return tag('для участника');
  });
  otherTabs.say('signedIn');
  await waitFor(() => expect(screen.queryByText('для гостя')).not.toBeInTheDocument());

  answer();
  expect(await screen.findByText('для участника')).toBeVisible();
});

test('a session that ends by itself says so to whom it knew', async () => {
  stub(getCurrentHuman, () => newcomer);
  const { signal, store } = renderWithSession(<WhoIsIt />, { token: 'first' });
  await screen.findByText(/newcomer@/);

  localStorage.setItem('campus.searches', '["права"]');
  act(() => signal.send('expired'));

  expect(screen.getByRole('status')).toHaveTextContent('guest');
  expect(localStorage.getItem('campus.searches')).toBeNull();
  expect(store.getState().notifications).toMatchObject([
    { tone: 'info', text: expect.stringContaining('Войдите') as string },
  ]);
});

const device = { token: 'device', platform: 'WEB' };

test.each([
  ['tells the server of it with each visit', newcomer.id, true, [[{ body: device }]]],
  ['leaves off what they have taken back elsewhere', newcomer.id, false, []],
  ['says nothing of a device of somebody else', student.id, true, []],
])('whoever comes with push messages turned on here %s', async (_, owner, pushEnabled, told) => {
  const save = jest.fn(() => ({}));
  stub(saveFcmToken, save);
  stub(getCurrentHuman, () => ({ ...newcomer, pushEnabled }));
  pushMemory.write(owner, device.token);
  renderWithSession(<WhoIsIt />, { token: tokenOf(newcomer.id) });
  await screen.findByText(/newcomer@/);
  expect(save.mock.calls).toEqual(told);
});

test('whoever signs in again after their session has ended turns its push messages on again', async () => {
  const save = jest.fn(() => ({}));
  stub(saveFcmToken, save);
  stub(getCurrentHuman, () => ({ ...newcomer, pushEnabled: true }));
  pushMemory.write(newcomer.id, device.token);
  const { signal } = renderWithSession(<WhoIsIt />, { token: tokenOf(newcomer.id) });
  await screen.findByText(/newcomer@/);
  act(() => signal.send('expired'));
  save.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ body: device }));
});
