import type { BrowserContext } from 'playwright';
import type { MountStage } from './openMountStage';
import type { Look, Person } from './visitsOf';
import { tellMore } from './watchPage';
import { countTimers } from './watchWork';

/** What somebody has chosen. */
export const cookiesOf = ({ url }: MountStage, { language, theme }: Look) => [
  { name: 'Language', value: language, url },
  ...(theme ? [{ name: 'Theme', value: theme, url }] : []),
];

/** Whoever has a dark page wants less motion here: both are seen, at the price of one. */
export const mediaOf = ({ theme }: Look) =>
  theme === 'dark'
    ? ({ colorScheme: 'dark', reducedMotion: 'reduce' } as const)
    : ({ colorScheme: 'light', reducedMotion: 'no-preference' } as const);

/** As of anybody: a page that knows who looks at it would behave. */
const agentOf = ({ browser }: MountStage) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`;

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
    userAgent: agentOf(stage),
    ...mediaOf(look),
  });
  const cookies = [{ name: 'Consent', value: 'necessary', url }, ...cookiesOf(stage, look)];
  if (person) cookies.push({ name: 'AuthToken', value: await stage.tokenOf(person), url });
  await context.addCookies(cookies);
  await tellMore(context);
  await countTimers(context);
  return context;
}
