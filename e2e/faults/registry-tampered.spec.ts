import { mediaPaths } from '@campus/shared/contract/media/paths';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { countServerErrors } from '../fixtures/countServerErrors';
import { publishVariant } from '../fixtures/publishVariant';
import { expect, test } from '../fixtures/test';

interface SignedDeployment {
  move: { number: number; remote: string; channel: { stable: string } };
  key: string;
  signature: string;
}

const fileOf = (number: number) => `${String(number).padStart(8, '0')}.json`;

/** How a move of the media remote to another release comes into the log without its team. */
const forgeries: Record<string, (genuine: SignedDeployment) => string> = {
  'with a signature of another move': (genuine) => JSON.stringify(genuine),
  'without a signature': ({ move, key }) => JSON.stringify({ move, key }),
  'with an odd signature': ({ move, key }) => JSON.stringify({ move, key, signature: 5 }),
  'signed by nobody known': (genuine) => JSON.stringify({ ...genuine, key: '0123456789abcdef' }),
  'half written': (genuine) => JSON.stringify(genuine).slice(0, 60),
  empty: () => '',
  'of other things': () => '[null, {"move": 7}]',
};

test('what somebody puts into the log of moves moves nothing, and the log goes on when it is repaired', async ({
  page,
  ownProduct: { url, dataDir },
}) => {
  test.setTimeout(180_000);
  const failed = countServerErrors(page);
  const moves = path.join(dataDir, 'registry/moves');
  const lastNumber = async () =>
    Math.max(...(await readdir(moves)).map((file) => Number.parseInt(file, 10) || 0));
  const show = async (name: string) => {
    await page.goto(url + mediaPaths.news());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  // Kept, and left again: a release that a forged move could lead to.
  await publishVariant(dataDir, '2.0.0-words', 'sound', { from: 'Новости', to: 'Вести' });
  const genuine = JSON.parse(
    await readFile(path.join(moves, fileOf(await lastNumber())), 'utf8'),
  ) as SignedDeployment;
  await publishVariant(dataDir, '2.0.1-words', 'sound', { from: 'Вести', to: 'Новости' });
  await show('Новости');

  for (const [way, forge] of Object.entries(forgeries)) {
    const number = (await lastNumber()) + 1;
    const forged = { ...genuine, move: { ...genuine.move, number } };
    await writeFile(path.join(moves, fileOf(number)), forge(forged));
    await test.step(way, () => show('Новости'));
  }
  await mkdir(path.join(moves, 'folder.json/00000001.json'), { recursive: true });
  await writeFile(path.join(moves, 'notes.txt'), 'not a move');
  await writeFile(path.join(moves, '.left.half'), '{"move"');
  await show('Новости');

  const registry = await openRegistry({ dataFolder: dataDir, onAlarm: () => undefined });
  await registry.repair('a test');
  await publishVariant(dataDir, '2.1.0-words', 'sound', { from: 'Новости', to: 'Вести' });
  await show('Вести');
  expect(failed).toStrictEqual([]);
});

test('without its log the server serves the last good plan', async ({
  page,
  ownProduct: { url, dataDir },
}) => {
  const failed = countServerErrors(page);
  await page.goto(url + mediaPaths.news());
  const moves = path.join(dataDir, 'registry/moves');
  for (const file of await readdir(moves)) await writeFile(path.join(moves, file), 'gone');
  await page.goto(url + mediaPaths.news());

  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  expect(failed).toStrictEqual([]);
});
