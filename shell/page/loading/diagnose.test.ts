import { diagnose } from './diagnose';
import { LoadError } from './loadWithFallbacks';

const entry = '/remotes/media/1/entry.js';
const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  name: 'ChunkLoadError',
  request: `${location.origin}/remotes/media/1/list.css`,
});
const entryError = new Error('[ Federation Runtime ]: … RUNTIME-008 …');

const answer = (status: number, type: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status, headers: { 'content-type': type } }));

afterEach(() => jest.restoreAllMocks());

test.each([
  [200, 'text/html; charset=utf-8', 'wrong', `${entry} came as text/html`],
  [404, 'application/json', 'gone', `${entry} is gone (404)`],
  [503, 'text/plain', 'wrong', `${entry} was answered 503`],
])('an entry that is answered %s %s', async (status, type, problem, message) => {
  answer(status, type);
  const named = await diagnose(entryError, entry);

  expect(named).toBeInstanceOf(LoadError);
  expect(named).toMatchObject({ problem, message, cause: entryError });
});

test('a file is named by its own address, and asked for past what the browser has kept', async () => {
  const fetch = answer(200, 'text/html');
  const named = await diagnose(chunkError, entry);

  expect(named).toMatchObject({ address: '/remotes/media/1/list.css' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
});

test('a file that is sound now, or cannot be asked for, changes nothing', async () => {
  answer(200, 'text/css');
  expect(await diagnose(chunkError, entry)).toBe(chunkError);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await diagnose(chunkError, entry)).toBe(chunkError);
});

test('what the code itself throws is not asked about', async () => {
  const fetch = answer(200, 'text/html');
  const thrown = new Error('broken at import');

  expect(await diagnose(thrown, entry)).toBe(thrown);
  expect(fetch).not.toHaveBeenCalled();
});
