/** @jest-environment node */
import { pageSummary } from './pageFixture';
import { sectionTree } from './sectionTree';

test('a page whose parent is in another section stands by itself', () => {
  const [parent, child] = [pageSummary(1), pageSummary(2, { parentId: pageSummary(1).id })];
  const stray = pageSummary(3, { parentId: pageSummary(9).id });
  expect(sectionTree([parent, child, stray])).toEqual([
    { page: parent, children: [child] },
    { page: stray, children: [] },
  ]);
});
