/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderPool } from './createRenderPool';
import type { SignedScript } from './RenderJob';

let folder: string;
let pool: ReturnType<typeof createRenderPool>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-waiting-'));
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function shell(name: string, body: string): Promise<SignedScript> {
  const code = `module.exports = { lent: {}, async renderPage() { ${body} } };`;
  const file = path.join(folder, `${name}.js`);
  await writeFile(file, code);
  return { file, hash: integrityOf(code) };
}

/** Renders pages by these shells, one after the other, in one thread; gives the names of those to blame. */
async function blamedOf(scripts: Record<string, SignedScript>) {
  const blamed: string[] = [];
  const orders = Object.entries(scripts).map(([name, script]) =>
    pool.render({
      order: {
        plan: { release: '1', language: 'ru', remotes: [], integrity: {}, developmentOrigins: [] },
        address: `/${name}`,
        slots: [],
        scripts: { shell: script, remotes: {} },
      },
      answer: async () => null,
      onFailure: () => void blamed.push(name),
    }),
  );
  expect(await Promise.all(orders)).toEqual(orders.map(() => undefined));
  return blamed;
}

test('a page that was only waiting is not to blame for the one that ended their thread', async () => {
  pool = createRenderPool({ most: 1, patience: 20_000, longest: 1_000 });
  const circles = await shell('circles', 'for (;;);');
  const sound = await shell('sound', `return { html: 'rendered', dehydratedState: {} };`);
  expect(await blamedOf({ circles, sound })).toEqual(['circles']);
});
