import { queryOf } from '@campus/shared/api/queryOf';
import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  getCurrentHuman,
  updateCurrentHuman,
  type CurrentPerson,
} from '@campus/shared/contract/participants';
import type { LanguageParts } from './LanguageParts';

/** Writes the choice of a signed-in human into their profile; staff save theirs only as a whole. */
export async function rememberLanguage(
  { api, store, queryClient }: LanguageParts,
  language: LanguageKey,
) {
  const person = queryClient.getQueryData<CurrentPerson>(queryOf(api, getCurrentHuman).queryKey);
  const languageId = store.getState().languages.find(({ key }) => key === language)?.id;
  if (person?.kind !== 'HUMAN' || !languageId || person.language.id === languageId) return;
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => api(updateCurrentHuman, { body: { languageId } }),
    meta: { invalidates: updateCurrentHuman.invalidates ?? [] },
    // One after another, or the earlier of two choices could be the one that is kept.
    scope: { id: 'language' },
  });
  await mutation.execute(undefined);
}
