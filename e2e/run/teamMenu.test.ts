/** @jest-environment node */
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { getReleasedRemote, startOverride } from '@campus/shared/contract/releases/calls';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { join } from 'node:path';
import { remoteFolders } from '../../shell/releases/remoteFolders';

const remotes = Object.values(remoteFolders()).map(
  (folder) => jest.requireActual<{ remote: RemoteDeclaration }>(join(folder, 'remote.ts')).remote,
);
const entry = remotes.flatMap(({ menu }) => menu).find(({ to }) => to === releasePaths.releases());

test.each(remotes.filter(({ team }) => team).map(({ name, team }) => [name, team] as const))(
  'people of the team of %s have the releases in their menu, and may read and try them',
  (_, team = []) => {
    for (const { access } of [{ access: entry?.access }, getReleasedRemote, startOverride])
      expect(access).toEqual(expect.arrayContaining([...team]));
  },
);
