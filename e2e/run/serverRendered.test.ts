/** @jest-environment node */
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { join } from 'node:path';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { remoteFolders } from '../../shell/releases/remoteFolders';
import { renderedForStudent, serverRenderedPages } from '../fixtures/serverRenderedPages';

const routes = Object.values(remoteFolders())
  .map((folder) => jest.requireActual<{ remote: RemoteDeclaration }>(join(folder, 'remote.ts')))
  .flatMap(({ remote }) => [...remote.routes])
  .filter(({ isServerRendered }) => isServerRendered);

test('every route that the server renders is painted by a browser test', () => {
  const addresses = [...serverRenderedPages, ...renderedForStudent, partnerPaths.partner('any')];
  const isPainted = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return addresses.some((address) => pattern.test(address.split('?')[0] ?? ''));
  };
  expect(routes.length).toBeGreaterThan(8);
  expect(routes.map(({ path }) => path).filter((path) => !isPainted(path))).toStrictEqual([]);
});
