/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plan } from '../../page/remotes/Plan';
import { createRenderPool } from './createRenderPool';

const plan: Plan = {
  release: '1',
  language: 'ru',
  remotes: [],
  integrity: {},
  developmentOrigins: [],
};

let folder: string;
let pool: ReturnType<typeof createRenderPool>;
const failures: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-draw-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await write('remote', `module.exports = { default: { word: require('word') } };`);
  failures.length = 0;
  pool = createRenderPool({ patience: 20_000 });
});
afterEach(() => pool.close());

const written = new Map<string, string>();
function write(name: string, code: string) {
  written.set(name, code);
  return writeFile(path.join(folder, `${name}.js`), code);
}
const signed = (name: string) => ({
  file: path.join(folder, `${name}.js`),
  hash: integrityOf(written.get(name) ?? ''),
});

/** A shell that draws like this. */
const shell = (name: string, body: string) =>
  write(
    name,
    `module.exports = { lent: { word: () => 'lent' }, async draw({ address, modules, send, plan }) { ${body} } };`,
  );

const draw = (name: string, answer = async () => ({ status: 200, body: 'said' })) =>
  pool.draw({
    order: {
      plan,
      address: '/news?a=1',
      scripts: {
        shell: signed(name),
        remotes: { media: signed('remote') },
      },
    },
    answer,
    onFailure: (message) => void failures.push(message),
  });

const html = (expression: string) => `return { html: ${expression}, answers: {} };`;

test('a page is rendered with what the shell lends to its remotes', async () => {
  await shell('lends', html('`${plan.language} ${address} ${modules.media.word}`'));
  expect(await draw('lends')).toEqual({ html: 'ru /news?a=1 lent', answers: {} });
  expect(failures).toEqual([]);
});

test('what the page asks is answered from outside of its thread', async () => {
  await shell(
    'asks',
    `const answer = await send('/api/news', { method: 'POST', body: '{}' }); ${html('await answer.json()')}`,
  );
  const answer = jest.fn(async () => ({ status: 200, body: 'said' }));
  expect(await draw('asks', answer)).toMatchObject({ html: 'said' });
  expect(answer).toHaveBeenCalledWith({ path: '/api/news', body: {} });
});

test('a question that nobody answers fails as a broken line does', async () => {
  await shell(
    'deaf',
    `const said = await send('/api/news').catch((error) => error.name); ${html('said')}`,
  );
  expect(await draw('deaf', () => Promise.resolve(null as never))).toMatchObject({
    html: 'TypeError',
  });
});

test('a page that leads elsewhere is not rendered, and that is no failure', async () => {
  await shell('elsewhere', 'return null;');
  expect(await draw('elsewhere')).toBeUndefined();
  expect(failures).toEqual([]);
});

test('what throws fails alone', async () => {
  await shell('throws', `throw new Error('no window here');`);
  await shell('sound', html(`'rendered'`));
  expect(await draw('throws')).toBeUndefined();
  expect(failures).toEqual(['Error: no window here']);
  expect(await draw('sound')).toMatchObject({ html: 'rendered' });
});

test('a script that was changed after it was signed does not run', async () => {
  await shell('changed', html(`'rendered'`));
  await writeFile(path.join(folder, 'changed.js'), `throw new Error('ran');`);
  expect(await draw('changed')).toBeUndefined();
  expect(failures[0]).toMatch('is not what was signed');
});

test('a thread that dies is replaced', async () => {
  await shell('dies', `process.exit(1);`);
  await shell('lives', html(`'rendered'`));
  expect(await draw('dies')).toBeUndefined();
  expect(failures[0]).toMatch('has ended');
  await expect(until(() => draw('lives'))).resolves.toMatchObject({ html: 'rendered' });
});

test('a thread sees nothing of the environment of its process', async () => {
  process.env.CAMPUS_SECRET = 'secret';
  await shell('looks', html('JSON.stringify(process.env)'));
  expect((await draw('looks'))?.html).not.toContain('secret');
});

test('a thread calls nobody by itself', async () => {
  await shell('calls', html('typeof fetch'));
  expect(await draw('calls')).toMatchObject({ html: 'undefined' });
});

test('a remote that needs what is not lent says so', async () => {
  await write('remote', `module.exports = { default: require('node:fs') };`);
  await shell('poor', html(`''`));
  expect(await draw('poor')).toBeUndefined();
  expect(failures[0]).toMatch('needs node:fs, which its shell does not lend');
});

test('a reader does not wait for a page that runs in circles', async () => {
  pool = createRenderPool({ patience: 100 });
  await shell('loops', 'for (;;);');
  expect(await draw('loops')).toBeUndefined();
});

test('a page that runs in circles ends its thread, and another takes its place', async () => {
  pool = createRenderPool({ most: 1, patience: 20_000, longest: 1_000 });
  await shell('circles', 'for (;;);');
  await shell('straight', html(`'rendered'`));
  await draw('circles');
  await expect(until(() => draw('straight'))).resolves.toMatchObject({ html: 'rendered' });
  expect(failures[0]).toMatch('has ended');
});

/** A dead thread is replaced after a moment. */
async function until<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await attempt();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
