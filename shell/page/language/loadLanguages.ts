import { listLanguages } from '@campus/shared/contract/resources/calls';
import type { LanguageParts } from './LanguageParts';

export async function loadLanguages({ api, store }: LanguageParts) {
  const { items } = await api(listLanguages);
  store.getState().setLanguages(items);
}
