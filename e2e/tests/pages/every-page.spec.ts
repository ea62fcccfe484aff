import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { paths } from '@campus/shared/paths';
import { expectSound } from '../../fixtures/expectSound';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, isUntouched: true });

const partner = 'a partner';
const pages = [...pagesOfProduct, { url: partner, account: undefined, status: 200 }];

/** Calls that another backend behind the same address may not have. */
const extensions = Object.values<Call>(calls).filter(({ extension }) => extension);
const addressOf = ({ path }: Call) =>
  new RegExp(`^[^?#]*${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);

const looks = [
  { name: '', language: 'ru', tag: [], themes: ['light'], widths: [1280, 320] },
  { name: ' in ru, light and dark, at every width', language: 'ru', tag: ['@all'] },
  { name: ' in en, light and dark, at every width', language: 'en', tag: ['@all'] },
  {
    name: ' where the backend has only the calls of the specification',
    language: 'ru',
    tag: ['@all'],
    themes: ['light'],
    widths: [1280],
    isBare: true,
  },
] as const;

// The fixture fails each of these on a console error, a missing text and a policy violation.
for (const { name, language, tag, ...look } of looks)
  for (const { url, account, status = 200 } of pages)
    test(
      `${url} for ${account ?? 'a guest'} is accessible, fits and says everything${name}`,
      { tag: [...tag] },
      async ({ page, context, product, signIn, allowProblem }) => {
        if (status !== 200) allowProblem(new RegExp(`status of ${status}`));
        await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
        if ('isBare' in look) {
          allowProblem(/status of 404/);
          for (const call of extensions)
            await context.route(addressOf(call), async (route) => {
              const isThis = route.request().method() === call.method;
              await (isThis ? route.fulfill({ status: 404, json: {} }) : route.fallback());
            });
        }
        if (account) await signIn(account);
        const isPartner = url === partner;
        const { items } = isPartner
          ? await apiOf(product)(filterPartners, { body: {} })
          : { items: [] };
        const response = await page.goto(isPartner ? paths.partner(items[0]?.id ?? '') : url);
        expect(response?.status()).toBe(status);
        await expectSound(page, language, look);
      },
    );
