import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@campus/shared/build/root';
import { settled } from '../../fixtures/expectSound';
import { pagesOfProduct, visitsOf } from '../../fixtures/pagesOfProduct';
import { recordsOfProduct } from '../../fixtures/recordsOfProduct';
import { readPage } from '../../fixtures/screenReader';
import { expect, test } from '../../fixtures/test';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, isUntouched: true });

/** Read by eye after `SPOKEN=write`: too long, and too much of it data, to be kept. */
const folder = path.join(root, '.cache/spoken');

for (const language of ['ru', 'en'] as const)
  for (const [who, visited] of visitsOf([...pagesOfProduct, ...recordsOfProduct]))
    test(
      `pages for ${who} say in ${language} what they show`,
      { tag: '@all' },
      async ({ page, beginVisit }) => {
        test.slow();
        const { account, find } = await beginVisit(visited, language);
        for (const each of visited)
          await test.step(each.url, async () => {
            await page.goto(await find(each));
            await settled(page);
            const read = await readPage(page, { language, isSignedIn: account !== undefined });
            const { stops = [], faults = [] } = read ?? {};
            if (process.env.SPOKEN) {
              await mkdir(folder, { recursive: true });
              const name = `${language} ${account ?? 'guest'} ${each.url.replace(/\W+/g, '-')}.txt`;
              const lines = stops.map((stop) =>
                stop.faults.length ? `${stop.phrase}   ⟵ ${stop.faults.join(', ')}` : stop.phrase,
              );
              await writeFile(path.join(folder, name), [...faults, ...lines].join('\n'));
            }
            const wrong = stops
              .filter((stop) => stop.faults.length > 0)
              .map((stop) => `${stop.faults.join(', ')}: ${stop.phrase}`);
            expect.soft(stops.length, `${each.url} is read to its end`).toBeGreaterThan(5);
            expect.soft([...faults, ...wrong], `${each.url} in ${language}`).toEqual([]);
          });
      },
    );
