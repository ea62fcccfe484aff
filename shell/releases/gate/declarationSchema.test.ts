/** @jest-environment node */
import { declarationSchema } from './declarationSchema';

const title = { ru: 'Новости', en: 'News' };

const declarationWith = (viewport: string) => ({
  ...{ name: 'media', title, owner: 'media@example.test', slots: [], menu: [] },
  routes: [{ path: '/news', screen: 'NewsScreen', title, access: 'public', viewport }],
});

const problemsOf = (viewport: string) =>
  declarationSchema
    .safeParse(declarationWith(viewport))
    .error?.issues.map(({ message }) => message) ?? [];

test('a page may be as wide as it needs, and people may enlarge every page', () => {
  expect(problemsOf('width=1024')).toStrictEqual([]);
  for (const viewport of ['width=device-width, user-scalable=no', 'maximum-scale=1'])
    expect(problemsOf(viewport)).toEqual([
      'must let people zoom: leave out user-scalable and maximum-scale',
    ]);
});
