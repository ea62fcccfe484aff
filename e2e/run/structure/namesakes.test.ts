/** @jest-environment node */
import { namesakes } from './namesakes';

const sources = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => ({ file, text }));
const two = sources({
  'mfe-x/src/one.ts': 'export const placeOf = () => 1;\n',
  'mfe-x/src/other.ts': 'const own = 1;\nexport async function placeOf() {}\n',
});

test('a name that two files of a package export is told with both', () => {
  expect(namesakes(two, [])).toEqual([
    'placeOf has several meanings: mfe-x/src/one.ts, mfe-x/src/other.ts',
  ]);
});

test('a name of the kit is taken for everybody, and that of another remote is not', () => {
  const kit = { file: 'shared/ui/placeOf.ts', text: 'export class placeOf {}' };
  const remote = { file: 'mfe-y/src/one.ts', text: 'export const placeOf = 1;' };
  expect(namesakes([...two.slice(1), remote], [])).toStrictEqual([]);
  expect(namesakes([kit, remote], [])).toEqual([
    'placeOf has several meanings: mfe-y/src/one.ts, shared/ui/placeOf.ts',
  ]);
});

test('a handler has the name of its call, and each remote its `remote`', () => {
  const call = { file: 'shared/contract/support/calls.ts', text: 'export const answerTicket = 1;' };
  const handler = { file: 'e2e/backend/domains/support/a.ts', text: call.text };
  const remotes = sources({
    'shared/gallery/remote.ts': 'export const remote = 1;',
    'mfe-x/remote.ts': 'export const remote = 2;',
  });
  expect(namesakes([call, handler, ...remotes], [])).toStrictEqual([]);
});

test('a type counts as a value does, and a class as both', () => {
  const types = sources({
    'mfe-x/src/one.ts': 'export interface Place {\n  id: string;\n}\n',
    'mfe-x/src/other.ts': 'export type Place<T> = T[];\n',
    'shared/Place.ts': 'export class Place {}\n',
  });
  expect(namesakes(types, [])).toEqual([
    'Place has several meanings: mfe-x/src/one.ts, mfe-x/src/other.ts, shared/Place.ts',
  ]);
});

test('a component may have the name of its own type, or of the record that it shows', () => {
  const component = 'export type Place = 1;\nexport function Place() {}\n';
  const record = 'export type Ticket = 1;\n';
  const files = sources({
    'mfe-x/src/Place.tsx': component,
    'mfe-x/src/Ticket.tsx': 'export function Ticket() {}\n',
    'shared/contract/records.ts': record,
  });
  expect(namesakes(files, [])).toStrictEqual([]);
});

test('the type of a call and that of its handler are two meanings', () => {
  const text = 'export type Job = 1;\n';
  const files = sources({
    'shared/contract/jobs/calls.ts': text,
    'e2e/backend/jobs/tables.ts': text,
  });
  expect(namesakes(files, [])).toEqual([
    'Job has several meanings: e2e/backend/jobs/tables.ts, shared/contract/jobs/calls.ts',
  ]);
});

test('names that are not exported do not count', () => {
  const text = 'type Place = 1;\nconst placeOf = 1;\nexport type { Other } from "./other";\n';
  expect(
    namesakes(sources({ 'mfe-x/a.ts': text, 'mfe-x/b.ts': text, 'shared/c.ts': text }), []),
  ).toStrictEqual([]);
});

test('an admitted name is in order, and must leave the list when it is gone', () => {
  expect(namesakes(two, ['placeOf'])).toStrictEqual([]);
  expect(namesakes([], ['placeOf'])).toEqual([
    'placeOf has one meaning: remove it from .dependency-cruiser.mjs.',
  ]);
});
