import { createApi } from '@campus/shared/api/createApi';
import { createQueryClient } from '@campus/shared/api/createQueryClient';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { App } from '../../../page/App';
import { createRoutes } from '../../../page/createRoutes';
import { isLeftToBrowser, leftToBrowser } from '../../../page/hydration/leftToBrowser';
import { packAnswers } from '../../../page/hydration/packAnswers';
import { enTexts } from '../../../page/locales/enTexts';
import { ruTexts } from '../../../page/locales/ruTexts';
import { createFailedPlaces } from '../../../page/remotes/createFailedPlaces';
import type { Plan } from '../../../page/loading/Plan';
import { createPrefetch } from './createPrefetch';
import { createServerLoader } from './createServerLoader';
import { type Crash, createSlots, type SlotOptions } from './createSlots';
import { createServerTexts, type Words } from './createServerTexts';
import type { RenderedPage, RenderedSlot } from './RenderedPage';

const keepNothing = () => undefined;
const nobody = { read: keepNothing, write: keepNothing, remove: keepNothing };

/** The session of whom nothing can sign in or out: rendering has no token. */
const sessionOf = ({ language }: Plan, hasToken: boolean) => ({
  cookies: { authToken: nobody, language: { ...nobody, read: () => language } },
  signal: { send: keepNothing, listen: () => keepNothing },
  hasToken,
});

/** Waits for whatever is lazy; rejects with the first error that nothing in the tree has caught. */
const toText = (tree: ReactNode, slotNow: () => number | undefined) =>
  new Promise<{ html: string; crash?: Crash }>((resolve, reject) => {
    let crash: Crash | undefined;
    let text = '';
    const sink = new Writable({
      decodeStrings: false,
      write(part: string | Buffer, _encoding, done) {
        text += part.toString();
        done();
      },
      final(done) {
        resolve({ html: text, crash });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // Large parts would be moved into place by scripts, which the policy of the page stops.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        if (!isLeftToBrowser(error)) crash ??= { error, slot: slotNow() };
        return leftToBrowser;
      },
    });
  });

interface Order {
  plan: Plan;
  /** Path and search. */
  address: string;
  /** The call that reads what the page is about, where it is one record. */
  record?: string;
  /** The remotes that can be seen there, by name. */
  modules: Readonly<Record<string, RemoteModule>>;
  /** Those of the remotes that are rendered; every other widget is left to the browser. */
  slots?: readonly RenderedSlot[];
  /** Called before a slot is rendered with its number, and without one when it is over. */
  onSlot?: SlotOptions['onSlot'];
  onSlotFailure?: SlotOptions['onSlotFailure'];
  /** Stands in for `fetch`. */
  send: typeof fetch;
  /** It is a page of a person, who is known by what `send` answers. */
  isSignedIn?: boolean;
  /** Those of the backend. */
  words?: Words;
}

const nothing = () => undefined;
const fail = async (error: unknown) => {
  throw error;
};

/** Passes of rendering: an answer may lead to further queries, such as for the neighbours of an article. */
const rounds = 3;

function textsFor({ language }: Plan, words: Words) {
  const texts = createServerTexts(language, words);
  const { shared, shell } = { ru: ruTexts, en: enTexts }[language];
  texts.add('shared', { [language]: shared });
  texts.add('shell', { [language]: shell });
  return texts;
}

/** Renders a page as its reader sees it first; nothing where the page leads elsewhere. */
export async function renderPage({
  plan,
  address,
  record,
  modules,
  send,
  isSignedIn = false,
  words = {},
  slots: wanted = [],
  onSlot = nothing,
  onSlotFailure = nothing,
}: Order): Promise<RenderedPage | null> {
  const { language } = plan;
  const { i18n, add, replaced } = textsFor(plan, words);
  const slots = createSlots({ slots: wanted, onSlot, onSlotFailure });
  const loader = createServerLoader(modules, add, slots);
  const handler = createStaticHandler(createRoutes(plan.remotes, loader));
  const context = await handler.query(new Request(`http://campus${address}`));
  if (context instanceof Response) return null;
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  // That there is no such record has been said: it is rendered, and not asked again.
  queryClient.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  const page = (
    <App
      api={createApi({ language: () => language, token: nothing, send })}
      heads={{ put: nothing, remove: nothing }}
      i18n={i18n}
      parts={Promise.resolve()}
      queryClient={queryClient}
      report={nothing}
      remotes={{
        shell: plan.release,
        planned: plan.remotes,
        loader,
        rescue: fail,
        failed: createFailedPlaces(),
      }}
      screens={
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      }
      session={sessionOf(plan, isSignedIn)}
      store={createClientStore({ currentLanguage: language })}
    />
  );
  const prefetch = createPrefetch(queryClient, slots.current, record);

  async function renderOnce() {
    slots.enter();
    const rendered = await toText(page, slots.current);
    slots.enter();
    return rendered;
  }

  /** Again without the slot that it crashed in; where that does not help the page itself has failed. */
  async function render(): Promise<string> {
    const crashes: Crash[] = [];
    for (;;) {
      const first = await renderOnce();
      // What is lazy has come by the second time, and crashes where it stands.
      const { html, crash } = first.crash ? await renderOnce() : first;
      if (!crash) {
        crashes.forEach(slots.report);
        return html;
      }
      slots.leave(crash);
      crashes.push(crash);
    }
  }

  try {
    for (const [slot, { remote, widget }] of wanted.entries())
      await loader.component(remote, 'widgets', widget).catch((error: unknown) => {
        slots.enter();
        slots.leave({ slot, error });
        slots.report({ slot, error });
      });
    let html = await render();
    for (let round = 1; round < rounds && (await prefetch.run()); round += 1) html = await render();
    const dehydratedState = packAnswers(queryClient);
    const lacksAnswers = prefetch.lacksAnswers();
    return {
      html,
      dehydratedState,
      slots: slots.shown(),
      isPartial: slots.isLeft() || lacksAnswers,
      lacksAnswers,
      words: replaced,
    };
  } finally {
    queryClient.clear();
  }
}
