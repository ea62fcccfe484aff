/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const contract = path.join(root, 'shared/contract');
const modules = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]\w*calls\.ts$/i.test(file))
  .sort();

const listed = new Set<unknown>(Object.values(calls));
/** The shell’s own server answers these, and no backend. */
const isOfShell = ({ path: address }: Call) => address.startsWith('/registry/');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

test.each(modules)('every call of %s is listed, so that the backend must answer it', (file) => {
  const declared = Object.entries(
    jest.requireActual<Record<string, unknown>>(path.join(contract, file)),
  );
  const forgotten = declared.filter(
    ([, value]) => isCall(value) && !isOfShell(value) && !listed.has(value),
  );
  expect(forgotten.map(([name]) => name)).toStrictEqual([]);
});
