import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../../fixtures/runTool';
import { expect, test } from '../../fixtures/test';

const changedFiles = () => execFileSync('git', ['status', '--porcelain'], { cwd: root }).toString();
const scripts = path.join(root, 'shell/dev/remote.mjs');

test(
  'a new remote in a folder elsewhere passes, is released and opens from the menu',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    test.setTimeout(600_000);
    const before = changedFiles();
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'campus-team-')), 'parking');
    const words = [
      '--title-ru',
      'Парковка',
      '--title-en',
      'Parking',
      '--owner',
      'parking@x.example',
    ];
    const said = await runTool('shell/newRemote/main.ts', ['parking', '--at', folder, ...words]);
    expect(said).toContain('npm run release');

    // The types and the tests of the remote itself.
    await runTool(scripts, ['test'], { cwd: folder });
    await runTool(scripts, ['release'], { cwd: folder, env: { DATA_DIR: ownProduct.dataDir } });

    await page.goto(ownProduct.url);
    await page.getByRole('link', { name: 'Парковка' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Парковка' })).toBeVisible();
    await expect(page).toHaveURL(`${ownProduct.url}/parking`);
    expect(changedFiles()).toBe(before);
    await rm(path.dirname(folder), { recursive: true });
  },
);

test('nothing is overwritten, and a name that is taken is refused', { tag: '@all' }, async () => {
  const words = (name: string) => runTool('shell/newRemote/main.ts', [name]);
  await expect(words('media')).rejects.toThrow('There is a media already');
  await expect(words('news')).rejects.toThrow('The address /news belongs to media');
  await expect(words('Bad_Name')).rejects.toThrow('is no name for a remote');
});
