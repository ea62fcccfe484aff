/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plan } from '../../page/loading/Plan';
import type { RenderedSlot } from './bundle/RenderedPage';
import { createRenderPool, type RenderRequest } from './createRenderPool';

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
  folder = await mkdtemp(path.join(tmpdir(), 'campus-render-'));
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

/** A shell that renders like this. */
const shell = (name: string, body: string) =>
  write(
    name,
    `module.exports = { lent: { word: () => 'lent' }, async renderPage({ address, modules, send, plan, slots, onSlot, onSlotFailure }) { ${body} } };`,
  );

const said = async () => ({ status: 200, body: 'said' });

const requestOf = (name: string, answer = said, slots: RenderedSlot[] = []): RenderRequest => ({
  order: {
    plan,
    address: '/news?a=1',
    slots,
    scripts: {
      shell: signed(name),
      remotes: { media: signed('remote') },
    },
  },
  answer,
  onFailure: (message, failed) =>
    void failures.push([failed?.slot.widget, message].filter(Boolean).join(': ')),
});

const render = (...asked: Parameters<typeof requestOf>) => pool.render(requestOf(...asked));

const html = (expression: string) => `return { html: ${expression}, dehydratedState: {} };`;

test('a page is rendered with what the shell lends to its remotes', async () => {
  await shell('lends', html('`${plan.language} ${address} ${modules.media.word}`'));
  expect(await render('lends')).toEqual({ html: 'ru /news?a=1 lent', dehydratedState: {} });
  expect(failures).toStrictEqual([]);
});

test('what the page asks is answered from outside of its thread', async () => {
  await shell(
    'asks',
    `const answer = await send('/api/news', { method: 'POST', body: '{}' }); ${html('await answer.json()')}`,
  );
  const answer = jest.fn(async () => ({ status: 200, body: 'said' }));
  expect(await render('asks', answer)).toMatchObject({ html: 'said' });
  expect(answer).toHaveBeenCalledWith({ path: '/api/news', body: {} });
});

test('a question that nobody answers fails as a broken line does', async () => {
  await shell(
    'deaf',
    `const said = await send('/api/news').catch((error) => error.name); ${html('said')}`,
  );
  expect(await render('deaf', () => Promise.resolve(null as never))).toMatchObject({
    html: 'TypeError',
  });
});

test('a page of a person meets nothing of the one before it, nor of a page for everybody', async () => {
  await write('remembers', `let seen = 0; module.exports = { default: { see: () => ++seen } };`);
  await write(
    'keeps',
    `const told = []; module.exports = { lent: {}, async renderPage({ address, modules, isSignedIn }) {
      told.push(address);
      return { html: [isSignedIn, modules.media.see(), ...told].join(' '), dehydratedState: {} };
    } };`,
  );
  const { order, ...rest } = requestOf('keeps');
  const scripts = { ...order.scripts, remotes: { media: signed('remembers') } };
  const open = async (address: string, isOwn: boolean) =>
    (await pool.render({ ...rest, order: { ...order, scripts, address, isOwn } }))?.html;
  // All of them by one thread.
  expect(await open('/news', false)).toBe('false 1 /news');
  expect(await open('/me/first', true)).toBe('true 1 /me/first');
  expect(await open('/me/second', true)).toBe('true 1 /me/second');
  expect(await open('/events', false)).toBe('false 2 /news /events');
});

test('a remote meets the modules of its own shell, however many remotes there have been', async () => {
  await write(
    'itself',
    `const self = {}; module.exports = { lent: { self: () => self }, async renderPage({ modules }) { ${html('String(modules.media.self === self)')} } };`,
  );
  const { order, ...rest } = requestOf('itself');
  const found = new Set<string | undefined>();
  for (const at of [...Array(24).keys(), 23]) {
    await write(`remote${at}`, `module.exports = { default: { self: require('self') } };`);
    const scripts = { ...order.scripts, remotes: { media: signed(`remote${at}`) } };
    found.add((await pool.render({ ...rest, order: { ...order, scripts } }))?.html);
  }
  expect([...found]).toEqual(['true']);
});

test('a page that leads elsewhere is not rendered, and that is no failure', async () => {
  await shell('elsewhere', 'return null;');
  expect(await render('elsewhere')).toBeUndefined();
  expect(failures).toStrictEqual([]);
});

test('what throws fails alone', async () => {
  await shell('throws', `throw new Error('no window here');`);
  await shell('sound', html(`'rendered'`));
  expect(await render('throws')).toBeUndefined();
  expect(failures).toEqual(['Error: no window here']);
  expect(await render('sound')).toMatchObject({ html: 'rendered' });
});

test('a script that was changed after it was signed does not run', async () => {
  await shell('changed', html(`'rendered'`));
  await writeFile(path.join(folder, 'changed.js'), `throw new Error('ran');`);
  expect(await render('changed')).toBeUndefined();
  expect(failures[0]).toMatch('is not what was signed');
});

test('a thread that dies is replaced', async () => {
  await shell('dies', `process.exit(1);`);
  await shell('lives', html(`'rendered'`));
  expect(await render('dies')).toBeUndefined();
  expect(failures[0]).toMatch('has ended');
  await expect(until(() => render('lives'))).resolves.toMatchObject({ html: 'rendered' });
});

test('a thread sees nothing of the environment of its process', async () => {
  process.env.CAMPUS_SECRET = 'secret';
  await shell('looks', html('JSON.stringify(process.env)'));
  expect((await render('looks'))?.html).not.toContain('secret');
});

test('a thread calls nobody by itself', async () => {
  await shell('calls', html('typeof fetch'));
  expect(await render('calls')).toMatchObject({ html: 'undefined' });
});

test('a remote that needs what is not lent says so', async () => {
  await write('remote', `module.exports = { default: require('node:fs') };`);
  await shell('poor', html('modules.media.word'));
  expect(await render('poor')).toBeUndefined();
  expect(failures[0]).toMatch('needs node:fs, which its shell does not lend');
});

test('a reader does not wait for a page that runs in circles', async () => {
  pool = createRenderPool({ patience: 100 });
  await shell('loops', 'for (;;);');
  expect(await render('loops')).toBeUndefined();
});

/** What comes when nobody waits any more: the API answers only then. */
function latePage(name: string, slots?: RenderedSlot[]) {
  let say = () => undefined as void;
  const isOver = new Promise<void>((resolve) => (say = resolve));
  return new Promise((onLate) => {
    const request = requestOf(name, () => isOver.then(said), slots);
    void pool.render({ ...request, onLate }).then((rendered) => {
      expect(rendered).toBeUndefined();
      say();
    });
  });
}

test('what nobody has waited for is given when it is there', async () => {
  await pool.close();
  pool = createRenderPool({ patience: 1 });
  await shell('late', `await send('/api/slow'); ${html(`'rendered'`)}`);
  await expect(latePage('late')).resolves.toMatchObject({ html: 'rendered' });
});

test('a warm-up runs in every thread, before anybody comes, and waits for all', async () => {
  await pool.close();
  pool = createRenderPool({ most: 2, patience: 1 });
  await shell('warms', `await send('/api/here'); ${html(`'rendered'`)}`);
  const answer = jest.fn(async () => ({ status: 200, body: '' }));
  expect(await pool.warmUp(requestOf('warms', answer))).toMatchObject({ html: 'rendered' });
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a page that runs in circles ends its thread, and another takes its place', async () => {
  pool = createRenderPool({ most: 1, patience: 20_000, longest: 1_000 });
  await shell('circles', 'for (;;);');
  await shell('straight', html(`'rendered'`));
  await render('circles');
  await expect(until(() => render('straight'))).resolves.toMatchObject({ html: 'rendered' });
  expect(failures[0]).toMatch('has ended');
});

const slots = ['News', 'Clock'].map((widget) => ({ remote: 'media', widget }));
const names = `slots.map(({ widget }) => widget).join()`;

test('a slot that fails is named, and its page goes on', async () => {
  await shell('partly', `onSlotFailure(slots[1], new Error('no window here')); ${html(names)}`);
  expect(await render('partly', said, slots)).toMatchObject({ html: 'News,Clock' });
  expect(failures).toEqual(['Clock: Error: no window here']);
});

const stuck = (how: string) =>
  `for (const [index, { widget }] of slots.entries()) { onSlot(index); if (widget === 'Clock') ${how} } onSlot(); ${html(names)}`;

test.each([
  ['ends its thread', 'process.exit(1);', 'Clock: The thread that drew it has ended'],
  ['runs in circles', 'for (;;);', undefined],
])('where a slot %s, another thread renders the page without it', async (_, how, failure) => {
  await shell('sound', html(`'rendered'`));
  await shell('slow', `await send('/api/news'); ${html(`'rendered'`)}`);
  pool = createRenderPool({ patience: 5_000, longestSlot: 60_000 });
  // The second thread starts when the first one is busy.
  const busy = Promise.all([render('slow'), render('slow')]);
  await busy;
  await shell('stuck', stuck(how));
  await expect(render('stuck', said, slots)).resolves.toMatchObject({
    html: 'News',
    isPartial: true,
  });
  expect(failures).toEqual(failure ? [failure] : []);
});

test('such a page is partial also where nobody has waited for it', async () => {
  await shell('sound', html(`'rendered'`));
  pool = createRenderPool({ patience: 1_000, longestSlot: 60_000 });
  await pool.warmUp(requestOf('sound'));
  const never = 'onSlot(1); await new Promise(() => undefined);';
  await shell('waits', `if (slots[1]) { ${never} } await send('/api/slow'); ${html(names)}`);
  await expect(latePage('waits', slots)).resolves.toMatchObject({ html: 'News', isPartial: true });
});

test('a page whose slots only take long is rendered once', async () => {
  await shell('sound', html(`'rendered'`));
  pool = createRenderPool({ patience: 100, longestSlot: 60_000 });
  await pool.warmUp(requestOf('sound'));
  const slotAfterSlot =
    'for (const index of slots.keys()) { onSlot(index); await new Promise(setImmediate); }';
  await shell(
    'long',
    `const answer = send('/api/slow').then(() => true); let isThere = false;
    for (answer.then(() => (isThere = true)); !isThere;) ${slotAfterSlot} onSlot(); ${html(names)}`,
  );
  let say = () => undefined as void;
  const answer = jest.fn(() => new Promise<void>((resolve) => (say = resolve)).then(said));
  await expect(render('long', answer, slots)).resolves.toBeUndefined();
  expect(answer).toHaveBeenCalledTimes(1);
  say();
});

test('a slot that runs in circles ends its thread, and what else is rendered there is not blamed', async () => {
  pool = createRenderPool({ most: 1, patience: 20_000, longestSlot: 200 });
  await shell('waits', `await send('/api/news'); ${html(`'rendered'`)}`);
  await shell('circling', stuck('for (;;);'));
  const never = () => new Promise<never>(() => undefined);
  await Promise.all([render('waits', never), render('circling', said, slots)]);
  expect(failures).toEqual(['Clock: The thread that drew it has ended']);
});

/** A dead thread is replaced after a moment. */
async function until<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await attempt();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
