import { queryOf } from '@campus/shared/api/queryOf';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import type { SessionCookies } from '../session/createCookies';
import { settle } from './settle';
import type { LanguageParts } from './LanguageParts';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { switchLanguage } from './switchLanguage';

interface StartUpOptions extends LanguageParts {
  cookies: Pick<SessionCookies, 'language'>;
  hasToken: boolean;
}

/** Person, languages, translations, public settings: strictly in this order, behind the paint. */
export async function startLanguage({
  cookies,
  hasToken,
  ...parts
}: StartUpOptions): Promise<void> {
  const { api, store, queryClient } = parts;
  const currentLanguage = () => store.getState().currentLanguage;

  const person = hasToken
    ? await settle(() => queryClient.fetchQuery(queryOf(api, getCurrentHuman)))
    : undefined;
  const language = cookies.language.read() ?? person?.language.key ?? currentLanguage();
  if (language !== currentLanguage()) {
    cookies.language.write(language);
    await settle(() => switchLanguage(parts, language));
  }

  await settle(() => loadLanguages(parts));
  await settle(() => loadDictionary(parts, currentLanguage()));
  await settle(() => queryClient.fetchQuery(queryOf(api, listPublicSettings)));
}
