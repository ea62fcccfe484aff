import { queryOf } from '@campus/shared/api/queryOf';
import { listLanguages } from '@campus/shared/contract/resources';
import type { LanguageParts } from './LanguageParts';

export async function loadLanguages({ api, store, queryClient }: LanguageParts) {
  const { items } = await queryClient.fetchQuery(queryOf(api, listLanguages));
  store.getState().setLanguages(items);
}
