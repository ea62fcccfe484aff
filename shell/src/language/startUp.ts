import { queryOf } from '@campus/shared/api/queryOf';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import type { SessionCookies } from '../session/createCookies';
import { attempt } from './attempt';
import type { LanguageParts } from './LanguageParts';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { turnTo } from './turnTo';

interface StartUpOptions extends LanguageParts {
  cookies: Pick<SessionCookies, 'language'>;
  hasToken: boolean;
}

/** Person, languages, translations, public settings: strictly in this order, behind the paint. */
export async function startUp({ cookies, hasToken, ...parts }: StartUpOptions): Promise<void> {
  const { api, store, queryClient } = parts;
  const currentLanguage = () => store.getState().currentLanguage;

  const person = hasToken
    ? await attempt(() => queryClient.fetchQuery(queryOf(api, getCurrentHuman)))
    : undefined;
  const language = cookies.language.read() ?? person?.language.key ?? currentLanguage();
  if (language !== currentLanguage()) {
    cookies.language.write(language);
    await attempt(() => turnTo(parts, language));
  }

  await attempt(() => loadLanguages(parts));
  await attempt(() => loadDictionary(parts, currentLanguage()));
  await attempt(() => queryClient.fetchQuery(queryOf(api, listPublicSettings)));
}
