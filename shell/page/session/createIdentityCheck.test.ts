import { createClientStore } from '@campus/shared/stores/createClientStore';
import { createIdentityCheck } from './createIdentityCheck';
import { createSessionSignal } from './createSessionSignal';

function atPage() {
  const store = createClientStore();
  const signal = createSessionSignal(undefined);
  return { store, signal, check: createIdentityCheck(store, signal) };
}

test('several calls ask once, and all go on when the password was given, here or in another tab', async () => {
  const { store, signal, check } = atPage();
  const answers = [check(), check()];
  expect(store.getState().modal).toBe('confirm');
  signal.send('confirmed');
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(store.getState().modal).toBeNull();
});

test('a window that is closed proves nothing, and the next call asks anew', async () => {
  const { store, check, signal } = atPage();
  const refused = check();
  store.getState().closeModal();
  expect(await refused).toBe(false);
  const again = check();
  expect(store.getState().modal).toBe('confirm');
  signal.send('confirmed');
  expect(await again).toBe(true);
});

test('a session that ends leaves no question', async () => {
  const { store, check, signal } = atPage();
  const answer = check();
  signal.send('expired');
  expect(await answer).toBe(false);
  expect(store.getState().modal).toBeNull();
});

test('what else changes on the page leaves the question open', async () => {
  const { store, check, signal } = atPage();
  const answer = check();
  store.getState().notify({ tone: 'success', text: 'Saved' });
  expect(store.getState().modal).toBe('confirm');
  signal.send('confirmed');
  expect(await answer).toBe(true);
});

test('another window in its place ends the question and stays', async () => {
  const { store, check, signal } = atPage();
  const answer = check();
  store.getState().openModal('signIn');
  expect(await answer).toBe(false);
  signal.send('confirmed');
  expect(store.getState().modal).toBe('signIn');
});
