import { openOwnDesk } from '../../fixtures/decideAtDesk';
import { getCard } from '../../fixtures/getCard';
import { byKeyboard, byPointer } from '../../fixtures/keyboard';
import { test } from '../../fixtures/test';
import { liveWithCard } from '../../fixtures/liveWithCard';

// The one flow of test:all whose pages move.
test.use({ contextOptions: { reducedMotion: process.env.IN_BRIEF ? 'reduce' : 'no-preference' } });

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

for (const [language, width, hands, handsOn] of [
  ['ru', 375, 'a mouse', byPointer],
  ['en', 1280, 'a mouse', byPointer],
  ['ru', 1280, 'keys alone', byKeyboard],
] as const)
  test(
    `one person goes from the home page to a card that is lost and found, and to an extra grant: ${language} at ${width} px with ${hands}`,
    { tag: '@all' },
    async ({ ownProduct: product, browser }) => {
      test.slow();
      const { desk, openDesk } = await openOwnDesk(browser, product);
      const wanted = { product, language, openDesk, handsOn };
      const page = await getCard({ ...wanted, browser, width });
      await liveWithCard({ ...wanted, page });
      await page.context().close();
      await desk.close();
    },
  );
