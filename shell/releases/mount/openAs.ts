import type { BrowserContext } from 'playwright';
import type { MountStage } from './openMountStage';
import type { Look, Person } from './visitsOf';
import { tellMore } from './watchPage';
import { countTimers } from './watchWork';

export const languageCookie = ({ url }: MountStage, { language }: Look) => ({
  name: 'Language',
  value: language,
  url,
});

export const viewportOf = ({ width }: Look) => ({ width, height: width === 375 ? 667 : 720 });

/** A browser of its own for every page: what one keeps or leaves undone is nothing to the next. */
export async function openAs(
  stage: MountStage,
  person: Person,
  look: Look,
): Promise<BrowserContext> {
  const { url, browser } = stage;
  const context = await browser.newContext({
    locale: look.language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    viewport: viewportOf(look),
  });
  const cookies = [{ name: 'Consent', value: 'necessary', url }, languageCookie(stage, look)];
  if (person) cookies.push({ name: 'AuthToken', value: await stage.tokenOf(person), url });
  await context.addCookies(cookies);
  await tellMore(context);
  await countTimers(context);
  return context;
}
