import { demoAccounts } from '../../fixtures/demoAccounts';
import { expectHashed, watchFiles } from '../../fixtures/expectHashed';
import { expectSound } from '../../fixtures/expectSound';
import { expectSpoken } from '../../fixtures/expectSpoken';
import { openNext } from '../../fixtures/moveTo';
import { pagesOfProduct, visitsOf } from '../../fixtures/pagesOfProduct';
import { recordsOfProduct } from '../../fixtures/recordsOfProduct';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
// In `npm test` its folder is the first by name: nothing has been written into a product yet.
test.use({ isUntouched: !process.env.IN_BRIEF });

interface Look {
  name: string;
  language: 'ru' | 'en';
  /** `test:all` does without what its own looks show as well. */
  tag: '@all' | '@brief';
  /** Staff and students go from screen to screen within one document. */
  isMoved?: true;
  /** Rules of axe that the other language has asked about: colours are the same in both. */
  except?: string[];
}

const colours = ['color-contrast', 'link-in-text-block'];

const looks: readonly Look[] = [
  { name: '', language: 'ru', tag: '@brief', isMoved: true },
  { name: ' in ru, seen and heard, light and dark, at every width', language: 'ru', tag: '@all' },
  {
    name: ' in en, seen and heard, at every width',
    ...{ language: 'en', tag: '@all', isMoved: true, except: colours },
  },
];

// The fixture fails each of these on a console error, a missing text and a policy violation.
for (const { name, language, tag, isMoved, except } of looks)
  for (const [who, visited] of visitsOf([...pagesOfProduct, ...recordsOfProduct]))
    test(
      `pages for ${who} are accessible, fit and say everything${name}`,
      { tag },
      async ({ page, context, beginVisit }) => {
        test.slow();
        const { account, status, find } = await beginVisit(visited, language);
        const size = page.viewportSize();
        // Registers of staff have more columns than a small laptop has room for.
        const laptop = account && demoAccounts[account].kind === 'STAFF' ? [1024] : [];
        const isBrief = tag === '@brief';
        if (!isBrief) await watchFiles(context);
        const full = except ? { themes: ['light'] as const, except } : {};
        const brief = { themes: ['light'] as const, widths: [1280, ...laptop, 320] };
        for (const each of visited)
          await test.step(each.url, async () => {
            if (size) await page.setViewportSize(size);
            const address = await find(each);
            // What guests read is rendered by the server: each has to hydrate.
            const answered =
              isMoved && account
                ? await openNext(page, address)
                : (await page.goto(address))?.status();
            expect(answered, each.url).toBe(status);
            if (!isBrief) {
              await expectSpoken(page, language, each);
              await expectHashed(page);
            }
            await expectSound(page, language, isBrief ? brief : full);
          });
      },
    );
