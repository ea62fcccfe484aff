import { createApi } from '@campus/shared/api/createApi';
import { createQueryClient } from '@campus/shared/api/createQueryClient';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { dehydrate, type Query, type QueryClient } from '#real/react-query';
import { Writable } from 'node:stream';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { App } from '../../../page/App';
import { createRoutes } from '../../../page/createRoutes';
import { enTexts } from '../../../page/locales/enTexts';
import { ruTexts } from '../../../page/locales/ruTexts';
import { createFailedPlaces } from '../../../page/remotes/createFailedPlaces';
import type { RemoteLoader, Which } from '../../../page/remotes/createRemoteLoader';
import type { Plan } from '../../../page/remotes/Plan';
import { createServerTexts, type Words } from './createServerTexts';
import type { RenderedPage } from './RenderedPage';

const keepNothing = () => undefined;
const nobody = { read: keepNothing, write: keepNothing, remove: keepNothing };

/** The session of a guest whom nothing can sign in. */
const noSession = (language: LanguageKey) => ({
  cookies: { authToken: nobody, language: { ...nobody, read: () => language } },
  signal: { send: keepNothing, listen: () => keepNothing },
  hasToken: false,
});

const neverLoaded = () => new Promise<never>(() => undefined);

/** The code of remotes, where all of it is there from the beginning. */
function createServerLoader(
  modules: Readonly<Record<string, RemoteModule>>,
  addTexts: ReturnType<typeof createServerTexts>['add'],
): RemoteLoader {
  const known = new Map<string, ComponentType>();
  return {
    async component(...which: Which) {
      const [remote, part, name] = which;
      const module = modules[remote];
      const load = module?.[part][name];
      if (!load) throw new Error(`${remote} has no ${name} to render`);
      addTexts(remote, module.locales);
      const { [name]: component, locales } = await load();
      if (locales) addTexts(remote, locales);
      known.set(which.join('/'), component as ComponentType);
      return { default: component as ComponentType };
    },
    loaded: (...which) => known.get(which.join('/')),
    releaseOf: () => undefined,
    renew: neverLoaded,
    takeNewer: neverLoaded,
  };
}

/** Waits for whatever is lazy; rejects with the first error that nothing in the tree has caught. */
const toText = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      decodeStrings: false,
      write(part: string | Buffer, _encoding, done) {
        text += part.toString();
        done();
      },
      final(done) {
        resolve(text);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // Large parts would be moved into place by scripts, which the policy of the page stops.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });

const isWaiting = ({ state, options }: Query) =>
  state.status === 'pending' &&
  state.fetchStatus === 'idle' &&
  options.queryFn !== undefined &&
  (options as { enabled?: unknown }).enabled !== false;

/** What was not answered is rendered as the browser sees it first: on its way. */
const ask = (query: Query) => query.fetch().catch(() => query.reset());

/** Asks for whatever the tree has looked for; says whether there was anything new. */
async function answerAll(client: QueryClient, asked: Set<Query>): Promise<boolean> {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => isWaiting(query) && !asked.has(query));
  waiting.forEach((query) => asked.add(query));
  await Promise.all(waiting.map(ask));
  return waiting.length > 0;
}

interface Order {
  plan: Plan;
  /** Path and search. */
  address: string;
  /** The remotes that can be seen there, by name. */
  modules: Readonly<Record<string, RemoteModule>>;
  /** Stands in for `fetch`. */
  send: typeof fetch;
  /** Those of the backend. */
  words?: Words;
}

const nothing = () => undefined;
const never = () => new Promise<never>(() => undefined);

/** A screen asks, what it is answered asks again: an article for its neighbours, and that is all. */
const rounds = 3;

function textsFor({ language }: Plan, words: Words) {
  const texts = createServerTexts(language, words);
  const { shared, shell } = { ru: ruTexts, en: enTexts }[language];
  texts.add('shared', { [language]: shared });
  texts.add('shell', { [language]: shell });
  return texts;
}

/** Draws a page as a guest sees it first; nothing where the page leads elsewhere. */
export async function renderPage({
  plan,
  address,
  modules,
  send,
  words = {},
}: Order): Promise<RenderedPage | null> {
  const { language } = plan;
  const { i18n, add, replaced } = textsFor(plan, words);
  const loader = createServerLoader(modules, add);
  const handler = createStaticHandler(createRoutes(plan.remotes, loader));
  const context = await handler.query(new Request(`http://campus${address}`));
  if (context instanceof Response) return null;
  const queryClient = createQueryClient();
  const page = (
    <App
      api={createApi({ language: () => language, token: nothing, send })}
      heads={{ put: nothing, remove: nothing }}
      i18n={i18n}
      queryClient={queryClient}
      report={nothing}
      remotes={{
        shell: plan.release,
        planned: plan.remotes,
        loader,
        rescue: never,
        failed: createFailedPlaces(),
      }}
      screens={
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      }
      session={noSession(language)}
      store={createClientStore({ currentLanguage: language })}
    />
  );
  try {
    const asked = new Set<Query>();
    let html = await toText(page);
    for (let round = 1; round < rounds && (await answerAll(queryClient, asked)); round += 1)
      html = await toText(page);
    return { html, dehydratedState: dehydrate(queryClient), words: replaced };
  } finally {
    queryClient.clear();
  }
}
