import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Refusal } from '../access/Refusal';
import { refuseFile } from './refuseFile';

/** Where clamd, or what speaks its protocol, listens. */
export interface ScannerPlace {
  host: string;
  port: number;
}

/**
 * Looks for viruses in the file at `path`.
 * @throws Refusal 422 FILE_INFECTED; 503 where the scanner does not say that the file is clean.
 */
export type Scanner = (path: string) => Promise<void>;

const longestAnswer = 4_096;

/** The command INSTREAM: pieces with their length before each, and a length of zero at the end. */
async function* piecesOf(path: string) {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}

async function send(socket: Socket, path: string, signal: AbortSignal) {
  for await (const piece of piecesOf(path)) {
    signal.throwIfAborted();
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
}

async function ask(place: ScannerPlace, path: string, patience: number) {
  const end = new AbortController();
  const socket = connect(place).on('error', () => end.abort());
  const timer = setTimeout(() => socket.destroy(), patience);
  // It may answer and hang up before the end, as where a file is too long for it.
  const sent = send(socket, path, end.signal).catch(() => undefined);
  try {
    let answer = '';
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      answer += chunk.toString();
      if (answer.includes('\0') || answer.length > longestAnswer) break;
    }
    return answer.split('\0')[0] ?? '';
  } finally {
    clearTimeout(timer);
    end.abort();
    socket.destroy();
    await sent;
  }
}

/** Asks the scanner about every file; `patience` in milliseconds. Where there is none, all pass. */
export function createScanner(place: ScannerPlace | undefined, patience = 60_000): Scanner {
  if (!place) return async () => {};
  return async (path) => {
    const answer = await ask(place, path, patience).catch(() => '');
    if (answer.endsWith(' FOUND')) throw refuseFile('FILE_INFECTED');
    // Nothing is taken unseen: a scanner that is set up and silent stops what it was to look at.
    if (answer !== 'stream: OK') throw new Refusal(503, 'SCANNER_UNAVAILABLE');
  };
}
