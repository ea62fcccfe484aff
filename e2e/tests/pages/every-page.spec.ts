import { filterPartners } from '@campus/shared/contract/partners';
import { paths } from '@campus/shared/paths';
import { expectSound } from '../../fixtures/expectSound';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, isUntouched: true });

// The fixture fails each of these on a console error, a missing text and a policy violation.
for (const language of ['ru', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context, product }) =>
      context.addCookies([{ name: 'Language', value: language, url: product.url }]),
    );

    for (const { url, account, status = 200 } of pagesOfProduct)
      test(`${url} for ${account ?? 'a guest'} is accessible, fits and says everything`, async ({
        page,
        signIn,
        allowProblem,
      }) => {
        if (status !== 200) allowProblem(new RegExp(`status of ${status}`));
        if (account) await signIn(account);
        const response = await page.goto(url);
        expect(response?.status()).toBe(status);
        await expectSound(page, language);
      });

    test('a partner is accessible, fits and says everything', async ({ page, product }) => {
      const { items } = await apiOf(product)(filterPartners, { body: {} });
      await page.goto(paths.partner(items[0]?.id ?? ''));
      await expectSound(page, language);
    });
  });
}
