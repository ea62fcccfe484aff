import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { countCalls } from '../../fixtures/countCalls';
import { delayScripts } from '../../fixtures/delayScripts';
import { expectAccessible, overflows } from '../../fixtures/expectSound';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

const pages = [
  {
    address: cardPaths.card(),
    calls: [listMyApplications],
    content: { ru: 'Действует до', en: 'Valid until' },
  },
  {
    address: paymentPaths.payments(),
    calls: [listPayHistory],
    content: { ru: 'Выплачено за', en: 'Paid in' },
  },
] as const;

/** Which day it is the server leaves to the browser, which knows what is late: it may say so instead. */
const byAnyDay = (snapshot: string) =>
  snapshot
    .replace(/ожидается до \d+ \p{L}+|срок прошёл, деньги ещё не пришли/gu, 'ожидается')
    .replace(/expected by \d+ \p{L}+|overdue, the money has not arrived yet/gu, 'expected');

for (const { address, calls, content } of pages)
  for (const language of ['ru', 'en'] as const)
    test(
      `${address} in ${language} is there before its code, and the same after it`,
      { tag: language === 'ru' ? [] : ['@all'] },
      async ({ page, context, product, signIn }) => {
        await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
        await signIn('student');
        const counts = calls.map((call) => countCalls(page, call));
        const mistakes: string[] = [];
        page.on('console', (told) => told.type() === 'error' && mistakes.push(told.text()));
        const release = await delayScripts(page);
        await openServerRendered(page, address);
        const main = page.getByRole('main');
        await expect(main.getByText(content[language]).first()).toBeVisible();
        await expectAccessible(page);
        for (const width of [320, 375, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(overflows), `${width} px`).toStrictEqual([]);
        }
        const said = byAnyDay(await main.ariaSnapshot());
        release();
        await hydrate(page);
        expect(byAnyDay(await main.ariaSnapshot())).toBe(said);
        expect(counts.map((count) => count())).toEqual(counts.map(() => 0));
        expect(mistakes).toStrictEqual([]);
      },
    );

test('the card that is pressed before its code has come is turned when it has, and shows its code', async ({
  page,
  signIn,
}) => {
  await signIn('student');
  const asked = countCalls(page, getCampusCard);
  const release = await delayScripts(page);
  await openServerRendered(page, cardPaths.card());
  await page.getByRole('button', { name: 'QR-код на обороте' }).click();
  release();
  await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  // The code is good for a minute from when the page came.
  expect(asked()).toBe(0);
});

test('what was rendered for one person is not left to be seen by the next', async ({
  page,
  signIn,
}) => {
  const paid = page.getByRole('heading', { name: /^Выплачено за/ });
  await signIn('student');
  const release = await delayScripts(page);
  await openServerRendered(page, paymentPaths.payments());
  await expect(paid).toBeVisible();
  // Somebody else has signed in meanwhile, in another tab.
  await signIn('newcomer');
  release();
  await expect(page.getByText('Выплаты появятся, когда подтвердим вашу учёбу')).toBeVisible();
  await expect(paid).toBeHidden();
});

test('only a window of its person gets it, and nobody keeps it', async ({ page, signIn }) => {
  await signIn('student');
  const read = async (headers = {}) => {
    const answer = await page.request.get(cardPaths.card(), { headers });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    return (await answer.text()).includes('data-own');
  };
  await expect.poll(() => read({ 'sec-fetch-dest': 'document' })).toBe(true);
  for (const other of ['empty', 'iframe', 'worker'])
    expect(await read({ 'sec-fetch-dest': other }), other).toBe(false);
  expect(await read()).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('payments are read', async ({ page, signIn }) => {
    await signIn('student');
    await openServerRendered(page, paymentPaths.payments());
    await expect(page.getByRole('heading', { name: /^Выплачено за/ })).toBeVisible();
  });
});
