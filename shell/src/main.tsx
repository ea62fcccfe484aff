import { createQueryClient } from '@campus/shared/api/createQueryClient';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import '@campus/shared/ui/styles.css';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import './boot.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createRouter } from './createRouter';
import { addTexts } from './language/addTexts';
import { createTexts } from './language/createTexts';
import { startUp } from './language/startUp';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { fetchPlan } from './remotes/fetchPlan';
import { loadAhead } from './remotes/loadAhead';
import { readPlan } from './remotes/readPlan';
import { trustPlan } from './remotes/trustPlan';
import { createCookies } from './session/createCookies';
import { createSessionApi } from './session/createSessionApi';
import { createSessionSignal } from './session/createSessionSignal';

/** Makes the page's one of everything, in the order in which each needs the other. */
function start(root: HTMLElement) {
  const plan = readPlan();
  const learn = trustPlan(plan);

  const cookies = createCookies();
  const signal = createSessionSignal();
  const hasToken = cookies.authToken.read() !== undefined;
  const store = createClientStore({ currentLanguage: plan.language });
  const i18n = createTexts(plan.language);
  const queryClient = createQueryClient();
  const api = createSessionApi({
    cookies,
    signal,
    locks: navigator.locks,
    language: () => store.getState().currentLanguage,
    log: (error, { method, path }) => console.error(`${method} ${path}: ${error.message}`, error),
  });

  const loader = createRemoteLoader({
    plan,
    federation: { loadRemote, registerRemotes },
    fetchPlan,
    learn,
    onModule: (name, { locales }) => addTexts(i18n, name, locales),
  });

  const router = createRouter(plan.remotes);
  loadAhead(router, loader);

  createRoot(root).render(
    <App
      api={api}
      i18n={i18n}
      queryClient={queryClient}
      remotes={{ planned: plan.remotes, loader }}
      router={router}
      session={{ cookies, signal, hasToken }}
      store={store}
    />,
  );
  void startUp({ api, store, i18n, queryClient, cookies, hasToken });
}

const root = document.getElementById('root');
if (root) start(root);
