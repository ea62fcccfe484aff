/** @jest-environment node */
import { homeMain } from '@campus/shared/contract/home/places';
import type { RouteDeclaration, SlotDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../../page/reports/Report';
import type { ActiveRelease } from '../createPlanner';
import type { MatchedScreen } from '../matchScreen';
import { createServerRendering } from './createServerRendering';
import type { RenderRequest } from './createRenderPool';

const rendered = { html: '<h1>Новости</h1>', dehydratedState: { queries: [], mutations: [] } };
const render = jest.fn<Promise<typeof rendered | undefined>, [RenderRequest]>();
const renderOwn = jest.fn<Promise<typeof rendered | undefined>, [RenderRequest]>();
const read = jest.fn(async () => null);
const readAnew = jest.fn(async () => null);
const reports: Report[] = [];

const files = [
  ...['shell-1/server.js', 'shell-1/hydration.js', 'media-1/server.js', 'media-1/a.css'],
  ...['support-1/server.js', 'payments-1/remoteEntry.js'],
];

const styled = { address: '/remotes/media/1/a.css', text: '/* media-1/a.css */' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-rendering-'));
  for (const release of ['shell-1', 'media-1', 'media-old', 'support-1', 'payments-1'])
    await mkdir(path.join(folder, release));
  for (const file of files) await writeFile(path.join(folder, file), `/* ${file} */`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let serverRendering: ReturnType<typeof createServerRendering>;
beforeEach(() => {
  reports.length = 0;
  render.mockReset().mockResolvedValue(rendered);
  renderOwn.mockReset().mockResolvedValue(rendered);
  read.mockClear();
  readAnew.mockClear();
  serverRendering = createServerRendering({
    registry: {
      folderOf: async (name, release) => path.join(folder, `${name}-${release}`),
      publication: async (name, release) => ({
        key: '',
        at: '',
        files: Object.fromEntries(
          files
            .filter((file) => file.startsWith(`${name}-${release}/`))
            .map((file) => [path.basename(file), integrityOf(`/* ${file} */`)]),
        ),
      }),
    },
    pool: { render },
    ownPool: { render: renderOwn },
    answers: { read, readAnew },
    dictionaries: { read: async (language) => JSON.stringify({ media: { title: language } }) },
    report: (report) => void reports.push(report),
  });
});

const slot = (widget: string, more: Partial<SlotDeclaration> = {}): SlotDeclaration => ({
  ...{ ...homeMain, widget, order: 1, access: 'public', isServerRendered: true, ...more },
});

const releaseOf = (name: string, slots: SlotDeclaration[] = [], release = '1') =>
  ({
    base: `/remotes/${name}/${release}/`,
    manifest: { declaration: { name, slots }, release },
  }) as unknown as ActiveRelease;

const screenWith = (route: Partial<RouteDeclaration>, release = '1') =>
  ({
    isServerRendered: true,
    remote: {
      route: { path: '/news', access: 'public', ...route },
      release: releaseOf('media', [], release),
    },
  }) as unknown as MatchedScreen;

const home = { isServerRendered: true, places: [homeMain] } as unknown as MatchedScreen;

const ask = (screen: MatchedScreen | null, active: ActiveRelease[] = [], hear: object = {}) =>
  serverRendering({
    active,
    plan: {
      release: '1',
      language: 'en',
      remotes: [],
      integrity: { a: 'b' },
      developmentOrigins: [],
    },
    shell: { release: '1', styles: [], rendersOwn: true } as never,
    screen,
    address: '/news?skip=12',
    preload: ['/remotes/media/1/a.css'],
    ip: '192.0.2.1',
    ...hear,
  });

test('a screen that says so is rendered, and comes with the script that fetches the code', async () => {
  const head = { call: '/api/media/news/url/{url}', title: ['title'] } as const;
  await expect(ask(screenWith({ head }))).resolves.toEqual({
    rendered,
    hydrationScript: '/* shell-1/hydration.js */',
    stylesheets: [styled],
  });
  const [{ order, answer } = {} as Partial<RenderRequest>] = render.mock.lastCall ?? [];
  expect(order).toMatchObject({
    address: '/news?skip=12',
    record: '/api/media/news/url/{url}',
    words: '{"media":{"title":"en"}}',
    scripts: {
      shell: {
        file: path.join(folder, 'shell-1/server.js'),
        hash: integrityOf('/* shell-1/server.js */'),
      },
      remotes: { media: { file: path.join(folder, 'media-1/server.js') } },
    },
  });
  await answer?.({ path: '/api/media/news-tags' });
  expect(read).toHaveBeenCalledWith({
    path: '/api/media/news-tags',
    language: 'en',
    ip: '192.0.2.1',
  });
});

test('it tells what was read, and gives what came too late for its reader', async () => {
  render.mockImplementation(async ({ answer, onLate }) => {
    await answer({ path: '/api/media/news-tags' });
    onLate?.(rendered);
    return undefined;
  });
  const onAnswer = jest.fn();
  const late = new Promise((onLate) => void ask(screenWith({}), [], { onAnswer, onLate }));
  await expect(late).resolves.toMatchObject({ rendered, stylesheets: [styled] });
  expect(onAnswer.mock.calls).toEqual([['/api/media/news-tags', false]]);
});

test('a private page is rendered from answers that nobody else is given', async () => {
  await ask({ ...screenWith({}), isPrivate: true });
  await render.mock.lastCall?.[0].answer({ path: '/api/participants/card/verify/e30' });
  expect(readAnew).toHaveBeenCalledWith({
    path: '/api/participants/card/verify/e30',
    language: 'en',
    ip: '192.0.2.1',
  });
  expect(read).not.toHaveBeenCalled();
});

const own = { '/api/me/card': { number: '2200' } };
const ofPerson = (more: object = {}) => ({
  ...screenWith({ access: ['STUDENT'] }),
  ...{ isServerRendered: false, isRenderedForPerson: true },
  ...more,
});

test('a page of a person is rendered in a thread for those, from what the person was answered alone', async () => {
  const onAnswer = jest.fn();
  await expect(ask(ofPerson(), [], { own, onAnswer })).resolves.toMatchObject({ rendered });
  expect(render).not.toHaveBeenCalled();
  const [{ order, answer } = {} as RenderRequest] = renderOwn.mock.lastCall ?? [];
  expect(order).toMatchObject({ isOwn: true, slots: [] });
  expect(await answer({ path: '/api/me/card' })).toEqual({ status: 200, body: { number: '2200' } });
  for (const other of [{ path: '/api/me/secrets' }, { path: '/api/me/card', body: {} }])
    expect(await answer(other)).toEqual({ status: 401, body: null });
  expect([read, readAnew].map((one) => one.mock.calls)).toEqual([[], []]);
  const heard = onAnswer.mock.calls.map(([, isAnswered]: unknown[]) => isAnswered);
  expect(heard).toEqual([true, false, false]);
});

const before = { shell: { release: '1', styles: [] } };

test.each<[string, MatchedScreen | null, object]>([
  ['a page of a person, where nobody is known', ofPerson(), {}],
  ['a page for everybody, where somebody is', screenWith({}), { own }],
  ['an address of nobody, where somebody is', null, { own }],
  ['a page of a person, by an earlier shell', ofPerson(), { own, ...before }],
])('%s is left to the browser', async (_, screen, more) => {
  await expect(ask(screen, [], more)).resolves.toBeUndefined();
  expect(render).not.toHaveBeenCalled();
  expect(renderOwn).not.toHaveBeenCalled();
});

test.each([
  ['a screen that does not say so', { ...screenWith({}), isServerRendered: undefined }],
  ['a release that has no script for the server', screenWith({}, 'old')],
])('%s is left to the browser', async (_, screen) => {
  await expect(ask(screen)).resolves.toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

const slotsAsked = () => render.mock.lastCall?.[0].order.slots;
const remotesAsked = () => Object.keys(render.mock.lastCall?.[0].order.scripts.remotes ?? {});

test('a page of the shell is rendered with the widgets of remotes, each by its own script', async () => {
  await expect(
    ask(home, [
      releaseOf('media', [
        slot('LatestNews'),
        slot('Drafts', { access: ['CONTENT_MANAGER'] }),
        slot('Clock', { isServerRendered: undefined }),
        slot('Elsewhere', { place: 'me.aside' }),
      ]),
      releaseOf('support', [slot('AskForHelp')]),
      // It has no script for the server.
      releaseOf('payments', [slot('NextPayment')]),
    ]),
  ).resolves.toBeDefined();
  expect(slotsAsked()).toEqual([
    { remote: 'media', widget: 'LatestNews' },
    { remote: 'support', widget: 'AskForHelp' },
  ]);
  expect(remotesAsked()).toEqual(['media', 'support']);
});

test('an address of nobody is rendered by the shell alone', async () => {
  await expect(ask(null, [releaseOf('media', [slot('LatestNews')])])).resolves.toBeDefined();
  expect([slotsAsked(), remotesAsked()]).toEqual([[], []]);
});

const [latest, help] = [slot('LatestNews'), slot('AskForHelp')];

test.each([
  ['three times', false, 3],
  ['and ended its thread', true, 1],
])('a widget that has failed %s is left out of the page for a while', async (_, isFatal, times) => {
  const active = [releaseOf('media', [latest]), releaseOf('support', [help])];
  render.mockImplementation(async ({ onFailure }) => {
    onFailure('broken', { slot: { remote: 'media', widget: 'LatestNews' }, isFatal });
    return rendered;
  });
  const lacksSlot = () => render.mock.lastCall?.[0].lacksSlot;
  for (let time = 0; time < times; time += 1) {
    await ask(home, active);
    expect([lacksSlot(), remotesAsked()]).toEqual([false, ['media', 'support']]);
  }
  await ask(home, active);
  expect([lacksSlot(), remotesAsked()]).toEqual([true, ['support']]);
  expect(reports[0]).toMatchObject({ message: 'broken', remote: 'media', release: '1' });
});

test('a failure is reported with the remote and its release', async () => {
  const message = 'Error: no window here for student@example.test';
  render.mockImplementation(async ({ onFailure }) => onFailure(message) as undefined);
  await expect(ask(screenWith({}))).resolves.toBeUndefined();
  expect(reports).toEqual([
    expect.objectContaining({
      kind: 'error',
      phase: 'draw',
      message: 'Error: no window here for …',
      remote: 'media',
      release: '1',
      page: '/news',
    }),
  ]);
});

test.each(['shell-1/hydration.js', 'media-1/a.css'])(
  'where %s was changed after it was signed, the browser renders, and it is told of',
  async (file) => {
    await writeFile(path.join(folder, file), 'changed');
    await expect(ask(screenWith({}))).resolves.toBeUndefined();
    await writeFile(path.join(folder, file), `/* ${file} */`);
    expect(reports).toEqual([
      expect.objectContaining({
        message: `Error: ${path.basename(file)} is not what was signed`,
        remote: 'media',
      }),
    ]);
  },
);

test('a page that has failed three times is left to the browser, and tried again after growing pauses', async () => {
  const clock = jest.spyOn(performance, 'now');
  render.mockImplementation(async ({ onFailure }) => onFailure('broken') as undefined);
  const rendersAt = async (now: number, path?: string) => {
    render.mockClear();
    clock.mockReturnValue(now);
    for (let time = 0; time < 5; time += 1) await ask(screenWith({ path }));
    return render.mock.calls.length;
  };
  expect([await rendersAt(0), await rendersAt(0, '/news/:url')]).toEqual([3, 3]);
  expect([await rendersAt(14_999), await rendersAt(15_000)]).toEqual([0, 1]);
  expect([await rendersAt(44_999), await rendersAt(45_000)]).toEqual([0, 1]);
  // Nothing has failed for so long that what was is forgotten.
  expect(await rendersAt(2_000_000)).toBe(3);
  clock.mockRestore();
});

test('to be late is no failure', async () => {
  render.mockResolvedValue(undefined);
  for (let time = 0; time < 5; time += 1) await ask(screenWith({}));
  expect(render).toHaveBeenCalledTimes(5);
  expect(reports).toStrictEqual([]);
});
