/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { writeBuild } from '../../releases/writeBuild.fixture';
import { createPreviews } from './createPreviews';

const folder = mkdtempSync(path.join(tmpdir(), 'campus-built-'));
const manifest = readFileSync(
  path.join(writeBuild(folder, { name: 'media', release: '2.0.0-preview' }), 'mfe.json'),
  'utf8',
);
afterAll(() => rmSync(folder, { recursive: true }));

/** What the machine answers to each address. */
const answers: Record<string, string> = {};
let machine: Server;
let origin: string;
beforeEach(async () => {
  machine = createServer(({ url = '' }, response) => {
    if (url === '/elsewhere') return response.end(manifest);
    const answer = answers[url];
    if (answer === '/elsewhere') response.writeHead(302, { location: answer });
    response.end(answer);
  });
  await new Promise<void>((resolve) => machine.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(machine.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.restoreAllMocks();
  machine.closeAllConnections();
  machine.close();
});

test('machines are those of the list, whatever stands around and behind their origins', () => {
  const { origins } = createPreviews(' http://anna.test:3200/mfe.json , https://boris.test,');
  expect(origins).toEqual(['http://anna.test:3200', 'https://boris.test']);
});

test('without a list there are none', () => {
  delete process.env.DEVELOPMENT_ORIGINS;
  expect(createPreviews().origins).toStrictEqual([]);
});

test('a list with something else in it is refused when the server starts', () => {
  expect(() => createPreviews('anna')).toThrow('DEVELOPMENT_ORIGINS: anna is no address.');
});

const read = (answer: string) => {
  answers['/mfe.json'] = answer;
  return createPreviews(origin).read(origin);
};

test('what a machine has built is what it says of it', async () => {
  await expect(read(manifest)).resolves.toEqual(JSON.parse(manifest));
});

test('what is no manifest is not taken for one, and the reason is said', async () => {
  await expect(read(manifest.replace('"entry.js"', '"../entry.js"'))).rejects.toThrow(
    'mfe.json: entry must be a plain file name',
  );
});

test('a machine speaks for itself: where it sends to is not asked', async () => {
  await expect(read('/elsewhere')).rejects.toThrow();
});

test('a document does not wait for longer than two seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(read(manifest)).rejects.toMatchObject({ name: 'AbortError' });
  expect(timeout).toHaveBeenCalledWith(2_000);
});
