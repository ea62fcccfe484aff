import { queryOf } from '@campus/shared/api/queryOf';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import type { SessionCookies } from '../session/createCookies';
import { isDecided } from '../session/isDecided';
import { type LanguageParts, loadDictionary, loadLanguages, settle } from './loadDictionary';
import { publicSettingsQuery } from './publicSettingsQuery';
import { switchLanguage } from './switchLanguage';

interface StartUpOptions extends LanguageParts {
  cookies: Pick<SessionCookies, 'language'>;
  hasToken: boolean;
}

const longestPause = 30_000;

/** Whether a step need not be tried again: it is done, or the server has refused it for good. */
const isOver = (step: () => Promise<unknown>) =>
  step().then(
    () => true,
    (error: unknown) => isDecided(error),
  );

/** One after another; those that failed are tried again after 2, 4, 8… seconds until they come. */
async function runUntilDone(steps: (() => Promise<unknown>)[], pause = 2_000): Promise<void> {
  const failed: typeof steps = [];
  for (const step of steps) if (!(await isOver(step))) failed.push(step);
  if (failed.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return runUntilDone(failed, Math.min(pause * 2, longestPause));
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

  const loadTranslations = async () => {
    const hasLanguages = () => store.getState().languages.length > 0;
    if (!hasLanguages()) await loadLanguages(parts);
    await loadDictionary(parts, currentLanguage());
  };
  const loadSettings = () => queryClient.fetchQuery(publicSettingsQuery(api));
  await runUntilDone([loadTranslations, loadSettings]);
}
