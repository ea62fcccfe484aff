/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from '@campus/shared/contract/files/calls';
import { fileOf, pdf } from '../../domains/files/testing/variantsForFile';
import { startTestBackend, startTimeout } from '../../testing/startTestBackend';
import { createScanner } from './createScanner';

const command = 'zINSTREAM\0';

/** The bytes of the pieces that clamd was sent; nothing before the last of them has come. */
function contentOf(sent: Buffer) {
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Stands in for clamd: finds one word, and otherwise does what `mood` says. */
async function startClamd() {
  const state = { mood: 'well' as 'well' | 'silent' | 'rude' | 'full', seen: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (state.mood === 'rude') return void socket.destroy();
    if (state.mood === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    let sent = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const content = contentOf(sent);
      if (!content || state.mood === 'silent') return;
      expect(sent.toString('latin1', 0, command.length)).toBe(command);
      state.seen.push(content.toString('latin1'));
      socket.end(content.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    place: { host: '127.0.0.1', port },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.stop());

async function verdict(content: string, patience?: number) {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, content);
  try {
    await createScanner(clamd.place, patience)(path);
    return 'clean';
  } catch (error) {
    const { status, code } = error as { status: number; code: string };
    return `${status} ${code}`;
  } finally {
    await rm(path);
  }
}

test('a file is shown whole, and passes when it is called clean', async () => {
  const content = 'a'.repeat(200_000);
  expect(await verdict(content)).toBe('clean');
  expect(clamd.state.seen).toEqual([content]);
});

test('a virus is refused', async () => {
  expect(await verdict('x EICAR x')).toBe('422 FILE_INFECTED');
});

test.each(['silent', 'rude', 'full'] as const)('of a %s scanner nothing passes', async (mood) => {
  clamd.state.mood = mood;
  expect(await verdict('a'.repeat(2_000_000), 200)).toBe('503 SCANNER_UNAVAILABLE');
});

test('where none listens nothing passes; where none is set up all does', async () => {
  const { place } = clamd;
  await expect(createScanner({ ...place, port: 1 })('package.json')).rejects.toMatchObject({
    status: 503,
  });
  await expect(createScanner(undefined)('package.json')).resolves.toBeUndefined();
});

test(
  'what comes in is looked at before it is kept',
  async () => {
    const backend = await startTestBackend({ scanner: clamd.place });
    const token = await backend.tokenOf('content');
    const put = async (content: Buffer) => {
      const params = { subjectId: randomUUID() };
      const file = fileOf(content, 'a.pdf');
      const answer = await backend.send(putFile, {
        token,
        params,
        body: { bucket: 'public' },
        file,
      });
      return { status: answer.status, code: answer.body.code };
    };
    const kept = async () => {
      const names = [];
      for await (const page of backend.services.files.list()) names.push(...page);
      return names.length;
    };
    const before = await kept();
    expect(await put(pdf('', '% EICAR\n'))).toEqual({ status: 422, code: 'FILE_INFECTED' });
    clamd.state.mood = 'rude';
    expect(await put(pdf())).toEqual({ status: 503, code: 'SCANNER_UNAVAILABLE' });
    expect(await kept()).toBe(before);
    expect(await readdir(backend.services.uploads)).toStrictEqual([]);
    clamd.state.mood = 'well';
    expect((await put(pdf())).status).toBe(200);
    expect(await kept()).toBe(before + 1);
    await backend.stop();
  },
  startTimeout,
);
