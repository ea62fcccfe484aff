import type { LanguageKey } from '@campus/shared/contract/fields';
import type { SmokeStep, SmokeTarget } from '@campus/shared/remote/declareSmoke';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { failedCards } from './inspectPage';
import { waitForNetwork } from './waitForNetwork';

const patience = 10_000;
/** An error that a step leads to is thrown by then. */
const aftermath = 500;

const targetOf = (step: SmokeStep): SmokeTarget =>
  'click' in step ? step.click : 'fill' in step ? step.fill : step.see;

const verbOf = (step: SmokeStep) =>
  'click' in step ? 'be clicked' : 'fill' in step ? 'be filled in' : 'be seen';

async function take(page: Page, step: SmokeStep, language: LanguageKey) {
  const { role, name } = targetOf(step);
  const found = page
    .getByRole(role as Parameters<Page['getByRole']>[0], { name: name[language], exact: true })
    .first();
  if ('click' in step) await found.click({ timeout: patience });
  else if ('fill' in step) await found.fill(step.with, { timeout: patience });
  else await found.waitFor({ timeout: patience });
}

/** Takes the steps of a smoke, up to the first that cannot be taken; what speaks against the page. */
export async function runSteps(
  page: Page,
  steps: readonly SmokeStep[],
  language: LanguageKey,
): Promise<string[]> {
  for (const step of steps) {
    const isTaken = await take(page, step, language).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    const { role, name } = targetOf(step);
    const cards = await failedCards(page);
    return [...cards, `has no ${role} «${name[language]}» that could ${verbOf(step)}.`];
  }
  await waitForNetwork(page, 3 * patience);
  await pause(aftermath);
  return failedCards(page);
}
