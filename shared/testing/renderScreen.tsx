import { ApiContext } from '@campus/shared/api/useApi';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { CurrentPerson } from '@campus/shared/contract/people/calls';
import type { Role } from '@campus/shared/contract/roles';
import { createHeads } from '@campus/shared/remote/createHeads';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { HeadsContext } from '@campus/shared/remote/HeadsContext';
import { SessionContext, type Session } from '@campus/shared/remote/useSession';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { impatientClient } from './impatientClient';
import { stubbedApi } from './stub';

interface Options {
  url?: string;
  /** The route pattern, where the screen reads parameters. */
  path?: string;
  language?: LanguageKey;
  /** The remote's name and texts, as the shell would add them. */
  texts?: { namespace: string; locales: RemoteModule['locales'] };
  person?: CurrentPerson | null;
  /** Of a person who is staff: their answer names none. */
  staffId?: string;
  roles?: Role[];
  signOut?: Session['signOut'];
}

function createTexts({ language = 'ru', texts }: Options) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'ru',
    resources: { ru: { shared: ru }, en: { shared: en } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler(_languages, namespace, key) {
      throw new Error(`No text for ${namespace}:${key}`);
    },
  });
  if (texts)
    for (const key of ['ru', 'en'] as const)
      i18n.addResourceBundle(key, texts.namespace, texts.locales[key]);
  return i18n;
}

function createSession({ person = null, roles = [], staffId, signOut }: Options): Session {
  const name = person?.kind === 'HUMAN' ? (person.firstName ?? person.email) : '';
  return {
    status: person ? 'signedIn' : 'guest',
    person,
    id: person && (person.kind === 'HUMAN' ? person.id : (staffId ?? 'staff')),
    roles,
    name,
    signOut: signOut ?? (() => Promise.resolve()),
  };
}

/** Renders a screen as the shell would: router, texts, session, store, cache and stubbed calls. */
export function renderScreen(screen: ReactElement, options: Options = {}) {
  const { url = '/', path = '*', language = 'ru' } = options;
  const store = createClientStore({ currentLanguage: language });
  const router = createMemoryRouter([{ path, element: screen }], { initialEntries: [url] });
  const view = render(
    <I18nextProvider i18n={createTexts(options)}>
      <ClientStoreContext value={store}>
        <SessionContext value={createSession(options)}>
          <ApiContext value={stubbedApi}>
            <QueryClientProvider client={impatientClient()}>
              <HeadsContext value={createHeads()}>
                <RouterProvider router={router} />
              </HeadsContext>
            </QueryClientProvider>
          </ApiContext>
        </SessionContext>
      </ClientStoreContext>
    </I18nextProvider>,
  );
  return { ...view, store, router };
}
