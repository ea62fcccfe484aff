import { demoAccounts, demoPassword } from '../fixtures/demoAccounts';
import { waitFor } from '../fixtures/waitFor';
import type { Engine } from './Engine';

const field = (label: string) =>
  `//*[@role="dialog"]//input[@id=//label[contains(normalize-space(), "${label}")]/@for]`;

/** Waits for the code of a page, which comes some seconds after it where nobody touches it. */
export const untilHydrated = ({ run }: Engine) =>
  waitFor(
    () => run(() => document.getElementById('code') === null),
    (isHydrated) => isHydrated,
  );

/** Signs the student in as people do: over the page that is open. */
export async function typePassword(engine: Engine) {
  const { press, type, run } = engine;
  await untilHydrated(engine);
  await press('//header//button[normalize-space()="Войти"]');
  await press('//*[@role="dialog"]//button[normalize-space()="Войти с паролем"]');
  await type(field('Почта'), demoAccounts.student.email);
  await type(field('Пароль'), demoPassword);
  await press('//*[@role="dialog"]//button[normalize-space()="Войти"]');
  await waitFor(
    () => run(() => document.cookie.includes('AuthToken=')),
    (isIn) => isIn,
  );
}
