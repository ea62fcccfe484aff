import { createQueryClient } from '@campus/shared/api/createQueryClient';
import { invalidateTags } from '@campus/shared/api/invalidateTags';
import { yieldToBrowser } from '@campus/shared/browser/yieldToBrowser';
import { createHeads } from '@campus/shared/remote/createHeads';
import { TextsContext } from '@campus/shared/remote/TextsContext';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import '@campus/shared/ui/styles.css';
import './boot.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { createRoutes } from './createRoutes';
import type { RemoteLoader } from './remotes/createRemoteLoader';
import { type Plan, type PlannedRemote, readPlan } from './loading/Plan';
import { provideRandomUUID } from './loading/provideRandomUUID';
import {
  readDehydratedState,
  readServerSlots,
  readServerWords,
  reportMismatch,
} from './hydration/serverRendered';
import { whenHydrated, whenSignInAsked } from './hydration/Hydrated';
import { whenScreensMayCome } from './hydration/whenScreensMayCome';
import { showCrash } from './errors/RootBoundary';
import { keepAskedLanguage } from './head/keepAskedLanguage';
import { addDictionary } from './language/addTexts';
import { createTexts, gatherKeys } from './language/createTexts';
import { loadTexts } from './language/loadTexts';
import { startLanguage } from './language/startLanguage';
import { hasCode, preloadScreens } from './navigation/ScreenCode';
import { loadOnIntent } from './navigation/loadOnIntent';
import { restoreFocus } from './navigation/restoreFocus';
import { restoreScroll } from './navigation/restoreScroll';
import { createFailedPlaces } from './remotes/createFailedPlaces';
import { startLoader } from './remotes/startLoader';
import { trustPlan } from './remotes/trustPlan';
import { createPageTrace } from './reports/createPageTrace';
import { logFailedCall } from './reports/logFailedCall';
import { placeOf } from './reports/placeOf';
import { startReports } from './reports/startReports';
import { whenIdle } from './reports/whenIdle';
import { createSignInCode, type SignInCode } from './signIn/LazySignIn';
import { claimsOf } from './session/claimsOf';
import { createCookies } from './session/createCookies';
import { createIdentityCheck } from './session/createIdentityCheck';
import { takeFirstAnswers } from './session/takeFirstAnswers';
import { createSessionApi } from './session/createSessionApi';
import { createSessionSignal } from './session/createSessionSignal';

/** Loader data for every route, so that the router renders at once and runs no loader first. */
const hydrationOf = ([frame]: RouteObject[]) => ({
  loaderData: Object.fromEntries(
    (frame?.children ?? []).flatMap(({ id }) => (id ? [[id, null]] : [])),
  ),
});

/** Milliseconds that a page waits for the code of its widgets: those that are late hydrate later. */
const patience = 2_000;

/** Whatever changes above a widget that is not yet hydrated makes React discard what was rendered. */
const hasSlots = (loader: RemoteLoader, slots: ReturnType<typeof readServerSlots>) =>
  Promise.race([
    Promise.allSettled(
      slots.map(([remote, widget]) => loader.component(remote, 'widgets', widget)),
    ),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);

/** Whether all code is of the releases that the server renders with: one may not run in this browser. */
const isAsPlanned = ({ remotes }: Plan, loader: RemoteLoader) =>
  remotes.every(({ declaration: { name }, release }) => loader.releaseOf(name) === release);

/** Only the code that rendered the page can hydrate it: without it, the page is rendered on the client. */
async function hasRenderedCode(
  router: Parameters<typeof hasCode>[0],
  loader: RemoteLoader,
  { plan, root }: { plan: Plan; root: HTMLElement },
) {
  if (!(await hasCode(router))) return false;
  await hasSlots(loader, readServerSlots(root));
  return isAsPlanned(plan, loader);
}

/** The browser’s way through the route table. */
function createRouter(remotes: readonly PlannedRemote[], loader: RemoteLoader, signIn: SignInCode) {
  const routes = createRoutes(remotes, loader, signIn);
  return createBrowserRouter(routes, { hydrationData: hydrationOf(routes) });
}

/** Makes the page's one of everything, in the order in which each needs the other. */
async function start(root: HTMLElement, reports: ReturnType<typeof startReports>) {
  const { report, begin, follow } = reports;
  // Yield: evaluating the code of the page was a long task already.
  await yieldToBrowser();
  const plan = readPlan();
  begin(plan);
  const learn = trustPlan(plan);

  const cookies = createCookies();
  keepAskedLanguage(cookies, plan.language);
  const signal = createSessionSignal();
  const token = cookies.authToken.read();
  const hasToken = token !== undefined;
  const store = createClientStore({ currentLanguage: plan.language });
  const language = () => store.getState().currentLanguage;
  const i18n = createTexts(
    plan.language,
    gatherKeys((missing) => report({ kind: 'texts', language: language(), missing })),
  );
  const queryClient = createQueryClient();
  const isServerRendered = readDehydratedState(queryClient, token);
  const firstAnswers = takeFirstAnswers();
  signal.listen(firstAnswers.forget);
  const api = createSessionApi({
    cookies,
    send: firstAnswers.send,
    signal,
    onRefreshed: (tags) => void invalidateTags(queryClient, tags),
    locks: navigator.locks,
    confirm: createIdentityCheck(store, signal),
    language,
    log: logFailedCall(report),
    trace: createPageTrace(),
  });

  const { loader, rescue } = startLoader({ plan, learn, report, texts: i18n, store });
  const signIn = createSignInCode();
  const router = createRouter(plan.remotes, loader, signIn);
  const screensMayCome = isServerRendered
    ? whenScreensMayCome(() => signIn.load())
    : preloadScreens(router);
  loadOnIntent(router);
  restoreScroll(router);
  restoreFocus();
  follow(() => ({ ...placeOf(router, plan.release, loader.releaseOf), visit: plan.visit }));
  // Words other than those that were rendered would be a mismatch.
  await addDictionary(i18n, plan.language, readServerWords());
  await loadTexts(i18n, plan.language);
  const parts = isServerRendered
    ? screensMayCome.then(() => hasRenderedCode(router, loader, { plan, root }))
    : screensMayCome.then(() => false);
  const asked = whenSignInAsked().then(() => {
    // Whoever opens it meets the same failure and is told of it.
    signIn.load().catch(() => undefined);
    return true;
  });
  const hydrates = await Promise.race(isServerRendered ? [parts, asked] : [parts]);

  const onCaughtError = (error: unknown) => {
    console.error(error);
    rescue(error).catch(() => undefined);
  };
  const page = (
    <App
      api={api}
      heads={createHeads()}
      i18n={i18n}
      parts={parts}
      queryClient={queryClient}
      report={report}
      remotes={{
        shell: plan.release,
        planned: plan.remotes,
        loader,
        rescue,
        failed: createFailedPlaces(),
        skippedHead: plan.skippedHead,
        overrides: plan.overrides,
      }}
      screens={
        <TextsContext value={(language) => loadTexts(i18n, language)}>
          <RouterProvider router={router} />
        </TextsContext>
      }
      session={{ cookies, signal, hasToken, owner: claimsOf(token ?? '').subject }}
      store={store}
    />
  );
  const tellMismatch = reportMismatch(report);
  // Another release that took the place of the planned one renders what is its own.
  const onRecoverableError = (error: unknown) => isAsPlanned(plan, loader) && tellMismatch(error);
  // Hydrate in a transition so that input is not blocked.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, page, { onCaughtError, onRecoverableError });
    else createRoot(root, { onCaughtError }).render(page);
  });
  // Texts that change above a part not yet hydrated would make React discard what was rendered.
  const hydrated = hydrates ? whenHydrated() : Promise.resolve();
  void hydrated.then(() => startLanguage({ api, store, i18n, queryClient, cookies, hasToken }));
  // Creating the first formatter takes long, so it is done before answers with dates come.
  whenIdle(() => Intl.DateTimeFormat());
}

provideRandomUUID();
const root = document.getElementById('root');
const reports = startReports();
if (root) start(root, reports).catch((error: unknown) => showCrash(root, error));
