import { ApiError } from '@campus/shared/api/ApiError';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, waitFor } from '@testing-library/react';
import { newcomer } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { tokenOf } from '../session/tokenOf';
import { useModalFromUrl } from './useModalFromUrl';

function Page() {
  useModalFromUrl();
  return null;
}

const open = (url: string, token?: string) => {
  const view = renderWithSession(<Page />, { url, token });
  const modal = () => view.store.getState().modal;
  const search = () => view.router.state.location.search;
  return { ...view, modal, search };
};

test.each(['signIn', 'signUp'] as const)('?modal=%s opens the modal', (mode) => {
  expect(open(`/news?tag=a&modal=${mode}`).modal()).toBe(mode);
});

test('any other word opens nothing', () => {
  expect(open('/?modal=other').modal()).toBeNull();
});

test('closing takes the word out of the address and leaves the rest', async () => {
  const { store, search } = open('/news?tag=a&modal=signIn');
  act(() => store.getState().closeModal());
  await waitFor(() => expect(search()).toBe('?tag=a'));
});

test('the part of the page that the address names stays in it', async () => {
  const { store, search, router } = open('/help?modal=signIn#payments');
  act(() => store.getState().closeModal());
  await waitFor(() => expect(search()).toBe(''));
  expect(router.state.location.hash).toBe('#payments');
});

test('a link on the page opens it again after it was closed', async () => {
  const { store, router, search, modal } = open('/?modal=signIn');
  act(() => store.getState().closeModal());
  await waitFor(() => expect(search()).toBe(''));
  await act(() => router.navigate('?modal=signIn'));
  expect(modal()).toBe('signIn');
});

test('“back” closes what a link has opened', async () => {
  const { router, modal } = open('/');
  await act(() => router.navigate('?modal=signIn'));
  expect(modal()).toBe('signIn');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(modal()).toBeNull());
});

test('turning to signing up inside stays there', () => {
  const { store, modal } = open('/?modal=signIn');
  act(() => store.getState().openModal('signUp'));
  expect(modal()).toBe('signUp');
});

test('somebody signed in is never asked to sign in, not even until that is known', async () => {
  stub(getCurrentHuman, () => newcomer);
  const { store, search } = open('/?modal=signIn', 'first');
  const seen: unknown[] = [store.getState().modal];
  store.subscribe(({ modal }) => seen.push(modal));
  await waitFor(() => expect(search()).toBe(''));
  expect(new Set(seen)).toEqual(new Set([null]));
});

test('a window that was opened closes when somebody signs in in another tab', async () => {
  stub(getCurrentHuman, () => newcomer);
  const { store, cookies, otherTabs, modal } = open('/news');
  act(() => store.getState().openModal('signIn'));
  cookies.authToken.write(tokenOf(newcomer.id));
  otherTabs.say('signedIn');
  await waitFor(() => expect(modal()).toBeNull());
});

test('somebody whose token is dead is asked when that is known', async () => {
  stub(getCurrentHuman, () => new ApiError(401, 'Сеанс завершён'));
  const { modal } = open('/?modal=signIn', 'first');
  expect(modal()).toBeNull();
  await waitFor(() => expect(modal()).toBe('signIn'));
});
