import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Language } from '@campus/shared/contract/resources';
import { createStore } from 'zustand/vanilla';

export type ModalMode = 'signIn' | 'signUp' | null;

export interface Notice {
  id: string;
  tone: 'success' | 'danger' | 'info';
  text: string;
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
}

export interface ClientActions {
  setLanguages: (languages: Language[]) => void;
  setCurrentLanguage: (language: LanguageKey) => void;
  setDictionary: (language: LanguageKey, dictionary: Record<string, string>) => void;
  notify: (notice: NewNotice) => void;
  dismiss: (id: string) => void;
  openModal: (modal: Exclude<ModalMode, null>) => void;
  closeModal: () => void;
  clearState: () => void;
}

const initial: ClientState = {
  languages: [],
  currentLanguage: 'ru',
  dictionaries: {},
  notifications: [],
  modal: null,
};

const isSame = (earlier: Notice, { id, tone, text }: NewNotice) =>
  id ? earlier.id === id : earlier.tone === tone && earlier.text === text;

/** What the client itself knows; everything that the server knows lives in the query cache. */
export function createClientStore(start: Partial<ClientState> = {}) {
  let lastNotice = 0;
  return createStore<ClientState & ClientActions>()((set) => ({
    ...initial,
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
    clearState: () => set(initial),
  }));
}

export type ClientStore = ReturnType<typeof createClientStore>;
