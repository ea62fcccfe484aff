import type { Api } from '@campus/shared/api/createApi';
import { ApiContext } from '@campus/shared/api/useApi';
import type { Heads } from '@campus/shared/remote/createHeads';
import { HeadsContext } from '@campus/shared/remote/HeadsContext';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { ClientStoreContext } from '@campus/shared/stores/useClientStore';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Hydrated } from './hydration/Hydrated';
import { RootBoundary } from './errors/RootBoundary';
import { RemotesContext, type Remotes } from './remotes/useRemotes';
import { WidgetsProvider } from './outlet/RemoteOutlet';
import { type Reporter, ReportContext } from './reports/createReporter';
import { shellCrash } from './reports/failureOf';
import { SessionProvider } from './session/SessionProvider';

interface AppProps {
  api: Api;
  heads: Heads;
  i18n: i18n;
  queryClient: QueryClient;
  remotes: Remotes;
  report: Reporter;
  /** The provider of the route table: the browser’s, or the server’s. */
  screens: ReactNode;
  /** Over when the code of what the server has rendered is there. */
  parts: Promise<unknown>;
  session: Omit<ComponentProps<typeof SessionProvider>, 'children'>;
  store: ClientStore;
}

/**
 * The texts without a property of their own: `useTranslation` copies each into every component that
 * calls it, which took a fifth of the time to render a page.
 */
const inherit = (texts: i18n) => Object.create(texts) as i18n;

/** Hands the page's one of everything down to the shell and to every remote. */
export const App = (props: AppProps) => {
  const { api, heads, i18n, parts, queryClient, remotes, report, screens, session, store } = props;
  const texts = useMemo(() => inherit(i18n), [i18n]);
  return (
    <ReportContext value={report}>
      <RootBoundary onError={(error) => report(shellCrash(error, remotes.shell))}>
        <I18nextProvider i18n={texts}>
          <ClientStoreContext value={store}>
            <ApiContext value={api}>
              <QueryClientProvider client={queryClient}>
                <SessionProvider {...session}>
                  <RemotesContext value={remotes}>
                    <HeadsContext value={heads}>
                      <WidgetsProvider>{screens}</WidgetsProvider>
                      <Hydrated parts={parts} />
                    </HeadsContext>
                  </RemotesContext>
                </SessionProvider>
              </QueryClientProvider>
            </ApiContext>
          </ClientStoreContext>
        </I18nextProvider>
      </RootBoundary>
    </ReportContext>
  );
};
