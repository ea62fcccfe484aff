import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { Call } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { getCurrentHuman, updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { useCallback, useMemo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useCookies } from '../session/createCookies';
import { useStoreApi } from '../session/useStoreApi';
import { onVisible } from '../session/onVisible';
import { type LanguageParts, loadDictionary, loadLanguages, settle } from './loadDictionary';
import { switchLanguage } from './switchLanguage';

/** Each in its own words: who looks for one may not know the other. */
export const languages = [
  ['ru', 'Русский'],
  ['en', 'English'],
] as const;

export function useLanguageParts(): LanguageParts {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const { i18n } = useTranslation();
  return useMemo(() => ({ api, store, i18n, queryClient }), [api, store, i18n, queryClient]);
}

/** Saves a language where it is still the chosen one; people and staff have calls of their own. */
export async function saveLanguage(
  { store, queryClient }: LanguageParts,
  language: LanguageKey,
  { invalidates = [] }: Call,
  save: (languageId: string) => Promise<unknown>,
) {
  const { languages, currentLanguage } = store.getState();
  const languageId = languages.find(({ key }) => key === language)?.id;
  // Of a choice that came before this one the texts may come after it.
  if (!languageId || currentLanguage !== language) return;
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => save(languageId),
    meta: { invalidates },
    // One after another, or the earlier of two choices could be the one that is kept.
    scope: { id: 'language' },
    // Nobody waits for it: what is chosen without a network is saved when there is one.
    networkMode: 'online',
  });
  await mutation.execute(undefined);
}

/**
 * Writes the choice of a signed-in human into their profile; staff save theirs only as a whole. Waits
 * for the person, of whom a page that has just opened does not know yet.
 */
async function rememberLanguage(parts: LanguageParts, language: LanguageKey) {
  const { api, queryClient } = parts;
  const person = await queryClient.ensureQueryData(queryOf(api, getCurrentHuman));
  if (person.kind !== 'HUMAN') return;
  await saveLanguage(parts, language, updateCurrentHuman, (languageId) =>
    api(updateCurrentHuman, { body: { languageId } }),
  );
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
      if (cookies.authToken.read()) void settle(() => rememberLanguage(parts, language));
      await settle(() => loadDictionary(parts, language));
    },
    [parts, cookies],
  );
}

/** Keeps a page that was in the background in step with the tab where the language was chosen. */
export function useLanguageOfOtherTabs() {
  const parts = useLanguageParts();
  const cookies = useCookies();
  useEffect(
    () =>
      onVisible(() => {
        const chosen = cookies.language.read();
        if (!chosen || chosen === parts.store.getState().currentLanguage) return;
        void settle(() => switchLanguage(parts, chosen)).then(() =>
          settle(() => loadDictionary(parts, chosen)),
        );
      }),
    [parts, cookies],
  );
}
