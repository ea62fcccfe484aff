/** @jest-environment node */
import { createIdlePages } from './createIdlePages';
import type { Opened } from './openAnew';

const wide = { person: 'admin', looks: [{ language: 'ru', width: 1280 }] } as const;
const narrow = { person: 'admin', looks: [{ language: 'ru', width: 375 }] } as const;
const page = {} as Opened;

test('a page shows the next one to whoever sees it alike, as long as the token is good', async () => {
  let token = 'first';
  const pagesFor = createIdlePages({ tokenOf: async () => token });
  (await pagesFor(wide)).push(page);
  expect(await pagesFor(narrow)).toStrictEqual([]);
  expect(await pagesFor({ ...wide, person: 'support' })).toStrictEqual([]);
  expect(await pagesFor(wide)).toStrictEqual([page]);
  token = 'second';
  expect(await pagesFor(wide)).toStrictEqual([]);
});
