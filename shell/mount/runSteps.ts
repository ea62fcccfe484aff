import type { LanguageKey } from '@campus/shared/contract/fields';
import type { SmokeStep, SmokeTarget } from '@campus/shared/remote/declareSmoke';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { patience } from './createWork';
import { failedCards } from './inspectPage';
import { waitForNetwork } from './waitForNetwork';

/** An error that a step leads to is thrown by then. */
const aftermath = 500;

/** What a step is about, and what could not be done with it. */
function partsOf(step: SmokeStep): [SmokeTarget, verb: string] {
  if ('click' in step) return [step.click, 'be clicked'];
  if ('fill' in step) return [step.fill, 'be filled in'];
  if ('choose' in step) return [step.choose, 'be chosen from'];
  return [step.see, 'be seen'];
}

interface Way {
  language: LanguageKey;
  /** For each step. */
  timeout?: number;
}

async function take(page: Page, step: SmokeStep, { language, timeout }: Required<Way>) {
  const [{ role, name }] = partsOf(step);
  const found = page
    .getByRole(role as Parameters<Page['getByRole']>[0], { name: name[language], exact: true })
    .first();
  if ('click' in step) await found.click({ timeout });
  else if ('fill' in step) await found.fill(step.with, { timeout });
  else if ('choose' in step)
    await found.selectOption({ label: step.option[language] }, { timeout });
  else await found.waitFor({ timeout });
}

/** Takes the steps of a smoke, up to the first that cannot be taken; what speaks against the page. */
export async function runSteps(
  page: Page,
  steps: readonly SmokeStep[],
  { language, timeout = patience }: Way,
): Promise<string[]> {
  for (const step of steps) {
    const isTaken = await take(page, step, { language, timeout }).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    const [{ role, name }, verb] = partsOf(step);
    const cards = await failedCards(page);
    return [...cards, `has no ${role} «${name[language]}» that could ${verb}.`];
  }
  await waitForNetwork(page, timeout);
  await pause(aftermath);
  return failedCards(page);
}
