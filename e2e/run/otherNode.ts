import { root } from '@campus/shared/build/root';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../shell/dev/freePort';

/** Another version of Node, from the npm package that brings it; gives its program. */
export async function installNode(version: string): Promise<string> {
  const folder = path.join(root, '.cache/node', version);
  const program = path.join(folder, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  // Its script is what brings the program; the packages of the product may run none.
  const scripts = '--ignore-scripts=false';
  const options = ['install', scripts, '--prefix', folder, '--no-save', `node@${version}`];
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', options, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`Node ${version} could not be installed: see above.`);
  return program;
}

/** Milliseconds in which a first start builds everything, on a busy machine too. */
const startLimit = 600_000;

async function answers(url: string, isOver: () => boolean) {
  while (!isOver()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

/** Whether `npm start` of this Node serves the home page and the API, in a data folder of its own. */
export async function startsOn(node: string): Promise<'passed' | 'failed'> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'campus-node-'));
  const port = String(await freePort());
  const child = spawn(node, ['shell/dev/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isOver = false;
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  void ended.then(() => (isOver = true));
  const limit = setTimeout(() => (isOver = true), startLimit);
  const address = `http://localhost:${port}`;
  const works =
    (await answers(address, () => isOver)) &&
    (await answers(`${address}/api/openapi.json`, () => isOver));
  clearTimeout(limit);
  child.kill();
  await ended;
  await rm(dataFolder, { recursive: true, force: true });
  return works ? 'passed' : 'failed';
}
