import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Language } from '@campus/shared/contract/resources/calls';
import { createStore } from 'zustand/vanilla';

/** Windows of the shell that any part of a page may open. */
export type ModalMode = 'signIn' | 'signUp' | 'push' | 'confirm' | null;

export interface Notice {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** Of the call that failed, for support. */
  requestId?: string;
  /** Does not leave by itself, as bad news does not. */
  stays?: boolean;
  /** What a person may do about it, in a word: «Отменить». */
  action?: { label: string; onClick: () => void };
}

/** One of the same `id` takes the place of the earlier, and so does one that says the same. */
type NewNotice = Omit<Notice, 'id'> & Partial<Pick<Notice, 'id'>>;

export interface ClientState {
  languages: Language[];
  currentLanguage: LanguageKey;
  /** Per language, a map from mnemonic to text. */
  dictionaries: Partial<Record<LanguageKey, Record<string, string>>>;
  notifications: Notice[];
  modal: ModalMode;
  /** How many forms and uploads hold what is nowhere else yet: a reload would take it away. */
  unsaved: number;
}

export interface ClientActions {
  setLanguages: (languages: Language[]) => void;
  setCurrentLanguage: (language: LanguageKey) => void;
  setDictionary: (language: LanguageKey, dictionary: Record<string, string>) => void;
  notify: (notice: NewNotice) => void;
  dismiss: (id: string) => void;
  openModal: (modal: Exclude<ModalMode, null>) => void;
  closeModal: () => void;
  /** Something is unsaved from now on; gives a way to say that it no longer is. */
  markUnsaved: () => () => void;
  /** Something is to be ended with the session; gives a way to say that it no longer is. */
  beforeLeaving: (handler: SignOutHandler) => () => void;
  /** The session ends: here, or it has ended already. Waits for what is ended with it. */
  leave: (maySend: boolean) => Promise<unknown>;
  clearState: () => void;
}

const initial: Omit<ClientState, 'unsaved'> = {
  languages: [],
  currentLanguage: 'ru',
  dictionaries: {},
  notifications: [],
  modal: null,
};

const isSame = (earlier: Notice, { id, tone, text }: NewNotice) =>
  id ? earlier.id === id : earlier.tone === tone && earlier.text === text;

/** While `maySend`, calls still go in the name of the one who leaves. */
type SignOutHandler = (maySend: boolean) => Promise<void>;

/** What the client itself knows; everything that the server knows lives in the query cache. */
export function createClientStore(start: Partial<ClientState> = {}) {
  let lastNotice = 0;
  const signOutHandlers = new Set<SignOutHandler>();
  return createStore<ClientState & ClientActions>()((set) => ({
    ...initial,
    unsaved: 0,
    ...start,
    setLanguages: (languages) => set({ languages }),
    setCurrentLanguage: (currentLanguage) => set({ currentLanguage }),
    setDictionary: (language, dictionary) =>
      set(({ dictionaries }) => ({ dictionaries: { ...dictionaries, [language]: dictionary } })),
    notify: (notice) =>
      set(({ notifications }) => ({
        notifications: [
          ...notifications.filter((earlier) => !isSame(earlier, notice)),
          { id: String(++lastNotice), ...notice },
        ],
      })),
    dismiss: (id) =>
      set(({ notifications }) => ({ notifications: notifications.filter((n) => n.id !== id) })),
    openModal: (modal) => set({ modal }),
    closeModal: () => set({ modal: null }),
    markUnsaved: () => {
      set(({ unsaved }) => ({ unsaved: unsaved + 1 }));
      return () => set(({ unsaved }) => ({ unsaved: unsaved - 1 }));
    },
    beforeLeaving: (handler) => {
      signOutHandlers.add(handler);
      return () => void signOutHandlers.delete(handler);
    },
    leave: (maySend) => Promise.allSettled([...signOutHandlers].map((handler) => handler(maySend))),
    // Whoever holds something unsaved lets it go himself.
    clearState: () => set(initial),
  }));
}

export type ClientStore = ReturnType<typeof createClientStore>;
