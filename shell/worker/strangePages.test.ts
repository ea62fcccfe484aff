/** @jest-environment node */
import { isPictureAnswer } from './keepable';
import type * as Files from './files';

interface Plugin {
  cacheWillUpdate: (answered: object) => Promise<Response | null>;
}

const mockPlugins: Plugin[] = [];
jest.mock('workbox-strategies', () => ({
  ...jest.requireActual<object>('workbox-strategies'),
  NetworkFirst: class {
    constructor({ plugins }: { plugins: Plugin[] }) {
      mockPlugins.push(...plugins);
    }
  },
}));

/** What the worker keeps of an answer. */
async function keptOf(response: Response) {
  await import('./ownCache');
  const request = new Request('https://campus.test/api/participants/current-human');
  return mockPlugins[0]?.cacheWillUpdate({ request, response, state: { departures: 0 } });
}

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const portal = () => answer('<h1>Sign in to this network</h1>', 'text/html; charset=utf-8');

test.each([
  ['the answer of a call', answer('{"kind":"HUMAN"}', 'application/json; charset=utf-8'), true],
  ['that there is nothing', answer('null', 'application/json'), true],
  ['a page of the network that one is in', portal(), false],
  ['the half of an answer', answer('{"kind":"HU', 'application/json'), false],
  ['a refusal', answer('{}', 'application/json', 503), false],
])('whether it is kept for when there is no network: %s', async (_, response, isKept) => {
  expect((await keptOf(response)) !== null).toBe(isKept);
});

test('a page of the network is no picture', () => {
  expect(isPictureAnswer(answer('', 'image/webp'))).toBe(true);
  expect(isPictureAnswer(portal())).toBe(false);
});

class WorkerEvent {
  waitUntil() {}
}

let files: typeof Files;
beforeAll(async () => {
  const self = { location: new URL('https://campus.test'), addEventListener: () => undefined };
  // Workbox looks at what kind of event it is given, and Node knows none of them.
  const kinds = { ExtendableEvent: WorkerEvent, FetchEvent: WorkerEvent };
  Object.assign(globalThis, { self, location: self.location, ...kinds });
  files = await import('./files');
});

describe('in place of a page of ours', () => {
  const put = jest.fn();
  const open = async () => ({ put }) as unknown as Cache;
  const keep = (response: Response) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    return files.keepDocument(new WorkerEvent() as unknown as ExtendableEvent, '/me/card', open);
  };
  beforeEach(() => put.mockClear());
  afterAll(() => jest.restoreAllMocks());

  test('that of the network is not kept', async () => {
    expect(await keep(portal())).toBe(false);
    expect(put).not.toHaveBeenCalled();
  });

  test('our own is', async () => {
    const html = '<script defer src="/shell/main.js" integrity="sha384-AAAA"></script>';
    expect(await keep(answer(html, 'text/html'))).toBe(true);
    expect(put).toHaveBeenCalledWith('/me/card', expect.anything());
  });
});
