import { expectSound } from '../../fixtures/expectSound';
import { pagesOfProduct, visitsOf } from '../../fixtures/pagesOfProduct';
import { addressOf, recordsOfProduct } from '../../fixtures/recordsOfProduct';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, isUntouched: true });

const looks = [
  { name: '', language: 'ru', tag: [], themes: ['light'], widths: [1280, 1024, 320] },
  { name: ' in ru, light and dark, at every width', language: 'ru', tag: ['@all'] },
  { name: ' in en, light and dark, at every width', language: 'en', tag: ['@all'] },
] as const;

// The fixture fails each of these on a console error, a missing text and a policy violation.
for (const { name, language, tag, ...look } of looks)
  for (const [who, visited] of visitsOf([...pagesOfProduct, ...recordsOfProduct]))
    test(
      `pages for ${who} are accessible, fit and say everything${name}`,
      { tag: [...tag] },
      async ({ page, context, product, signIn, allowProblem }) => {
        test.slow();
        const account = visited[0]?.account;
        const status = visited[0]?.status ?? 200;
        if (status !== 200) allowProblem(new RegExp(`status of ${status}`));
        await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
        const api = account ? await signIn(account) : apiOf(product);
        const size = page.viewportSize();
        for (const each of visited)
          await test.step(each.url, async () => {
            if (size) await page.setViewportSize(size);
            const response = await page.goto(await addressOf(each, api, product));
            expect(response?.status(), each.url).toBe(status);
            await expectSound(page, language, look);
          });
      },
    );
