import { queryOf } from '@campus/shared/api/queryOf';
import { getCurrentHuman } from '@campus/shared/contract/participants';
import { listPublicSettings } from '@campus/shared/contract/resources';
import type { SessionCookies } from '../session/createCookies';
import { applyLanguage } from './applyLanguage';
import type { LanguageParts } from './LanguageParts';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { refreshAnswers } from './refreshAnswers';

interface StartUpOptions extends LanguageParts {
  cookies: Pick<SessionCookies, 'language'>;
  hasToken: boolean;
}

/** A step that fails is logged by the transport and never stops the next one. */
const attempt = <Answer>(step: () => Promise<Answer>) => step().catch(() => undefined);

/** Person, languages, translations, public settings: strictly in this order, behind the paint. */
export async function startUp({ cookies, hasToken, ...parts }: StartUpOptions): Promise<void> {
  const { api, store, queryClient } = parts;
  const currentLanguage = () => store.getState().currentLanguage;

  const person = hasToken
    ? await attempt(() => queryClient.fetchQuery(queryOf(api, getCurrentHuman)))
    : undefined;
  const language = cookies.language.read() ?? person?.language.key ?? 'ru';
  if (language !== currentLanguage()) {
    cookies.language.write(language);
    await applyLanguage(parts, language);
    void refreshAnswers(queryClient);
  }

  await attempt(() => loadLanguages(parts));
  await attempt(() => loadDictionary(parts, currentLanguage()));
  await attempt(() => queryClient.fetchQuery(queryOf(api, listPublicSettings)));
}
