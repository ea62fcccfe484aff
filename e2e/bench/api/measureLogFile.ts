import { exportLog } from '@campus/shared/contract/operations/calls';
import { requestOf } from './FilterCase';

/** The longest file that the log gives: until its first bytes, and whole, in milliseconds. */
export async function measureLogFile(origin: string, token: string) {
  const { url, ...request } = requestOf({ call: exportLog, what: '', token, body: {} });
  const begin = performance.now();
  const answer = await fetch(origin + url, request);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  let [bytes, lines, first] = [0, 0, 0];
  for await (const chunk of answer.body ?? []) {
    const part = Buffer.from(chunk as Uint8Array);
    if (bytes === 0) first = performance.now() - begin;
    bytes += part.length;
    lines += part.filter((byte) => byte === 0x0a).length;
  }
  return { first, took: performance.now() - begin, bytes, lines: lines - 1 };
}
