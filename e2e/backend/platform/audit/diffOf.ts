import { isDeepStrictEqual } from 'node:util';
import type { Diff } from './auditTables';

type Row = Record<string, unknown>;

const secrets =
  /password|secret|token|snils|passport|inn$|accountMask|contractNumber|recoveryCodes|mac$/i;
const uninteresting = new Set(['version', 'createdAt', 'updatedAt', 'words']);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

// The database keeps the keys of an object in an order of its own.
const isEqual = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

const shown = (name: string, value: unknown) =>
  secrets.test(name) && value !== null && value !== undefined ? '•••' : value;

/** What changed between two states of a record; of secrets it tells only that they changed. */
export function diffOf(before: Row, after: Row): Diff {
  const names = Object.keys(after).filter(
    (name) => !uninteresting.has(name) && !isEqual(before[name], after[name]),
  );
  return Object.fromEntries(
    names.map((name) => [name, { from: shown(name, before[name]), to: shown(name, after[name]) }]),
  );
}
