import { openOwnDesk } from '../../fixtures/decideAtDesk';
import { getCard } from '../../fixtures/getCard';
import { test } from '../../fixtures/test';
import { liveWithCard } from '../../fixtures/liveWithCard';

test('a newcomer goes from the home page to an active card, and staff approve it in two presses', async ({
  page: desk,
  product,
  browser,
  signIn: enter,
}) => {
  const openDesk = async () => {
    await enter('support');
    return desk;
  };
  const page = await getCard({ product, browser, language: 'ru', width: 375, openDesk });
  await page.context().close();
});

for (const [language, width] of [
  ['ru', 375],
  ['en', 1280],
] as const)
  test(
    `one person goes from the home page to a card that is lost and found, and to an extra grant: ${language} at ${width} px`,
    { tag: '@all' },
    async ({ ownProduct: product, browser }) => {
      test.slow();
      const { desk, openDesk } = await openOwnDesk(browser, product);
      const page = await getCard({ product, browser, language, width, openDesk });
      await liveWithCard({ product, page, language, openDesk });
      await page.context().close();
      await desk.close();
    },
  );

test(
  'the whole way is gone by keys alone, to a card of plastic that is being issued until its day',
  { tag: '@all' },
  async ({ ownProduct: product, browser }) => {
    test.slow();
    const { desk, openDesk } = await openOwnDesk(browser, product);
    const wanted = { product, browser, language: 'ru', width: 1280, openDesk } as const;
    const page = await getCard({ ...wanted, isByKeyboard: true });
    await page.context().close();
    await desk.close();
  },
);
