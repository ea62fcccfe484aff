/** @jest-environment node */
import { createClientStore } from './createClientStore';

const language = { id: '1', key: 'en', name: 'English', isDefault: false } as const;

test('opening sets the mode; closing clears it', () => {
  const store = createClientStore();
  expect(store.getState().modal).toBeNull();
  store.getState().openModal('signIn');
  expect(store.getState().modal).toBe('signIn');
  store.getState().openModal('signUp');
  expect(store.getState().modal).toBe('signUp');
  store.getState().closeModal();
  expect(store.getState().modal).toBeNull();
});

test('dispatching the clear-state action resets the whole client state', () => {
  const untouched = createClientStore().getState();
  const store = createClientStore({ currentLanguage: 'en' });
  const { setLanguages, setDictionary, notify, openModal, clearState } = store.getState();
  setLanguages([language]);
  setDictionary('en', { 'media.title': 'Word' });
  notify({ tone: 'info', text: 'Saved' });
  openModal('signUp');
  clearState();
  const { languages, currentLanguage, dictionaries, notifications, modal } = store.getState();
  expect({ languages, currentLanguage, dictionaries, notifications, modal }).toEqual({
    languages: untouched.languages,
    currentLanguage: 'ru',
    dictionaries: {},
    notifications: [],
    modal: null,
  });
});

test('dictionaries are kept per language, a map from mnemonic to text', () => {
  const store = createClientStore();
  store.getState().setDictionary('ru', { 'media.title': 'Слово' });
  store.getState().setDictionary('en', { 'media.title': 'Word' });
  expect(store.getState().dictionaries).toEqual({
    ru: { 'media.title': 'Слово' },
    en: { 'media.title': 'Word' },
  });
});

test('every notification has an id; the same words are not said twice', () => {
  const store = createClientStore();
  const { notify, dismiss } = store.getState();
  notify({ tone: 'info', text: 'one' });
  notify({ tone: 'info', text: 'two' });
  notify({ tone: 'info', text: 'one' });
  const { notifications } = store.getState();
  expect(notifications.map(({ text }) => text)).toEqual(['two', 'one']);
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(2);
  dismiss(notifications[0]?.id ?? '');
  expect(store.getState().notifications.map(({ text }) => text)).toEqual(['one']);
});

test('whoever waits for the end of a session is told of it until he stops', async () => {
  const { beforeLeaving, leave } = createClientStore().getState();
  const told = jest.fn(async (_maySend: boolean) => {});
  const stop = beforeLeaving(told);
  await leave(true);
  stop();
  await leave(false);
  expect(told.mock.calls).toEqual([[true]]);
});
