import type { Api } from '@campus/shared/api/createApi';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** What the page's language consists of, made once by the shell. */
export interface LanguageParts {
  api: Api;
  store: ClientStore;
  i18n: i18n;
  queryClient: QueryClient;
}
