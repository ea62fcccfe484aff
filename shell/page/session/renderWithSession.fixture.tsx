import { ApiContext } from '@campus/shared/api/useApi';
import type { Api } from '@campus/shared/api/createApi';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { type CurrentPerson, getCurrentHuman } from '@campus/shared/contract/people/calls';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { impatientClient } from '@campus/shared/testing/impatientClient';
import { stubbedApi } from '@campus/shared/testing/stub';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { addTexts } from '../language/addTexts';
import { createTexts } from '../language/createTexts';
import { enTexts } from '../locales/enTexts';
import { ruTexts } from '../locales/ruTexts';
import { claimsOf } from './claimsOf';
import { createCookies } from './createCookies';
import { createSessionSignal } from './createSessionSignal';
import { SessionProvider } from './SessionProvider';

interface Options {
  api?: Api;
  url?: string;
  path?: string;
  language?: LanguageKey;
  /** The cookie that the page begins with. */
  token?: string;
  /** What became of it before the code of the session has run; null where it has gone. */
  tokenNow?: string | null;
  /** What the page that the server has rendered says of who that was. */
  known?: CurrentPerson;
}

/** The other tabs of the browser: what they hear, and a way for them to speak. */
function createOtherTabs() {
  const heard: unknown[] = [];
  const channel = new EventTarget() as EventTarget & { postMessage: (data: unknown) => void };
  channel.postMessage = (data) => void heard.push(data);
  const say = (data: unknown) =>
    act(() => void channel.dispatchEvent(new MessageEvent('message', { data })));
  return { channel: channel as unknown as BroadcastChannel, heard, say };
}

function textsOf(language: LanguageKey) {
  const i18n = createTexts(language, (key) => {
    throw new Error(`No text for ${key}`);
  });
  const { shared, shell } = language === 'en' ? enTexts : ruTexts;
  addTexts(i18n, 'shared', { [language]: shared });
  addTexts(i18n, 'shell', { [language]: shell });
  return i18n;
}

/** Renders a part of the shell with its real session, texts, store and cache over stubbed calls. */
export function renderWithSession(element: ReactElement, options: Options = {}) {
  const { api = stubbedApi, url = '/', path = '*', language = 'ru', token } = options;
  const { tokenNow = token, known } = options;
  const cookies = createCookies();
  if (tokenNow) cookies.authToken.write(tokenNow);
  else cookies.authToken.remove();
  const otherTabs = createOtherTabs();
  const signal = createSessionSignal(otherTabs.channel);
  const store = createClientStore({ currentLanguage: language });
  const queryClient = impatientClient();
  if (known) queryClient.setQueryData([getCurrentHuman.path, {}], known);
  const i18n = textsOf(language);
  const elsewhere = { path: '*', element: null };
  const router = createMemoryRouter([{ path, element }, elsewhere], { initialEntries: [url] });
  const view = render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ClientStoreContext value={store}>
          <ApiContext value={api}>
            <QueryClientProvider client={queryClient}>
              <SessionProvider
                cookies={cookies}
                signal={signal}
                hasToken={token !== undefined}
                owner={claimsOf(token ?? '').subject}
              >
                <RouterProvider router={router} />
              </SessionProvider>
            </QueryClientProvider>
          </ApiContext>
        </ClientStoreContext>
      </I18nextProvider>
    </StrictMode>,
  );
  return { ...view, cookies, signal, store, queryClient, i18n, router, otherTabs };
}
