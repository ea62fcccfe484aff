import { queryOf } from '@campus/shared/api/queryOf';
import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  getCurrentHuman,
  updateCurrentHuman,
  type CurrentPerson,
} from '@campus/shared/contract/people/calls';
import { useCallback } from 'react';
import { useCookies } from '../session/useCookies';
import { settle } from './settle';
import type { LanguageParts } from './LanguageParts';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { switchLanguage } from './switchLanguage';
import { useLanguageParts } from './useLanguageParts';

/** Writes the choice of a signed-in human into their profile; staff save theirs only as a whole. */
async function rememberLanguage({ api, store, queryClient }: LanguageParts, language: LanguageKey) {
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

/** Changes the language in place: the page stays, and so does everything typed into it. */
export function useLanguageSwitch(): (language: LanguageKey) => Promise<void> {
  const parts = useLanguageParts();
  const cookies = useCookies();

  return useCallback(
    async (language) => {
      const { store, i18n } = parts;
      if (store.getState().currentLanguage === language) return;
      cookies.language.write(language);
      try {
        await switchLanguage(parts, language);
      } catch {
        cookies.language.write(store.getState().currentLanguage);
        store.getState().notify({ tone: 'danger', text: i18n.t('shell:language.failed') });
        return;
      }
      if (store.getState().languages.length === 0) await settle(() => loadLanguages(parts));
      void settle(() => rememberLanguage(parts, language));
      await settle(() => loadDictionary(parts, language));
    },
    [parts, cookies],
  );
}
