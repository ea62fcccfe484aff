import { exportLog } from '@campus/shared/contract/operations/calls';
import { requestOf } from './FilterCase';

/** The longest file that the log gives: until it begins, and whole, in milliseconds. */
export async function measureLogFile(origin: string, token: string) {
  const { url, ...request } = requestOf({ call: exportLog, what: '', token, body: {} });
  const begin = performance.now();
  const answer = await fetch(origin + url, request);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  const first = performance.now() - begin;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const took = performance.now() - begin;
  const lines = bytes.reduce((count, byte) => count + Number(byte === 0x0a), 0);
  // The first line names the columns.
  return { first, took, bytes: bytes.length, lines: lines - 1 };
}
