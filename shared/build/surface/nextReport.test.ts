/** @jest-environment node */
import { kitOf } from './kitOf.fixture';
import { nextReport, releasedReport } from './nextReport';
import { readReport, writeReport } from './report';
import type { Surface } from './Surface';

const button = `
  export type Size = 'm' | 's';
  export interface Look { size?: Size; tone?: 'calm' }
  export function Button(props: Look & { label: string; onPress?: (at: number) => void }) { return null; }
`;
const declaration = 'export interface RemoteDeclaration { name: string; group: "main" | "me" }';

const call = (takes: string, response: string) =>
  `{ access: "ADMIN"; method: "POST"; path: "/api/a"; response: ${response}; takes: ${takes} }`;

const rest: Surface = {
  libraries: { react: '19' },
  tokens: { '--space-4': 'token' },
  calls: { make: call('{ body: { name: string } }', '{ id: string }') },
};
const surfaceOf = (source: string, more: Surface = {}, declared = declaration): Surface => ({
  ...kitOf({ 'ui/Button': source, 'remote/RemoteDeclaration': declared }),
  ...rest,
  ...more,
});

const released = { version: '1.4.2', surface: surfaceOf(button) };
const versionAfter = (surface: Surface) => nextReport(released, surface).report.version;
const edited = (from: string, to: string) => surfaceOf(button.replace(from, to));

test.each<[string, Surface]>([
  ['nothing has changed', surfaceOf(button)],
  ['only comments and bodies have', edited('return null', '/* none */ return undefined ?? null')],
])('the version stays where %s', (_, surface) => {
  expect(versionAfter(surface)).toBe('1.4.2');
});

test.each<[string, Surface]>([
  ['an export', edited('export type', 'export const more = 1; export type')],
  ['an optional prop', edited('label: string', 'label: string; more?: string')],
  ['a text that a prop takes', edited("'m' | 's'", "'m' | 's' | 'l'")],
  ['a token', surfaceOf(button, { tokens: { '--a': 'token', '--space-4': 'token' } })],
  ['a library', surfaceOf(button, { libraries: { react: '19', zustand: '5' } })],
  ['a call', surfaceOf(button, { calls: { ...rest.calls, other: call('{}', '{}') } })],
  [
    'a field of an answer',
    surfaceOf(button, {
      calls: { make: call('{ body: { name: string } }', '{ id: string; more: string }') },
    }),
  ],
  [
    'something to declare',
    surfaceOf(button, {}, declaration.replace('name:', 'more?: string; name:')),
  ],
])('the version is a minor with one more %s', (_, surface) => {
  expect(versionAfter(surface)).toBe('1.5.0');
});

test.each<[string, Surface]>([
  ['an export is gone', edited('export function Button', 'function Button')],
  ['a prop is gone', edited("tone?: 'calm'", '')],
  ['a prop is required', edited('size?:', 'size:')],
  ['a text is gone that a prop took', edited("'m' | 's'", "'m'")],
  ['a callback is told something else', edited('at: number', 'at: string')],
  ['a token is gone', surfaceOf(button, { tokens: {} })],
  ['a library has another major', surfaceOf(button, { libraries: { react: '20' } })],
  ['a call is gone', surfaceOf(button, { calls: {} })],
  [
    'a call needs more',
    surfaceOf(button, {
      calls: { make: call('{ body: { more: string; name: string } }', '{ id: string }') },
    }),
  ],
  [
    'a call answers less',
    surfaceOf(button, { calls: { make: call('{ body: { name: string } }', '{}') } }),
  ],
  [
    'a declaration needs more',
    surfaceOf(button, {}, declaration.replace('name:', 'more: string; name:')),
  ],
  ['a declaration takes fewer words', surfaceOf(button, {}, declaration.replace('"main" | ', ''))],
])('the version is a major where %s', (_, surface) => {
  expect(versionAfter(surface)).toBe('2.0.0');
});

test('the version is a patch where a parameter has another name', () => {
  expect(versionAfter(edited('(at: number)', '(where: number)'))).toBe('1.4.3');
});

test('a report says what has changed since the release, and is read as it was written', () => {
  const { report } = nextReport(released, edited("| 's'", "| 's' | 'l'"));
  const text = writeReport(report);
  expect(text).toMatch(/^Kit 1\.5\.0, after 1\.4\.2\n/);
  expect(text).toContain('-   Size: type "m" | "s"\n+   Size: type "l" | "m" | "s"\n');
  expect(readReport(text)).toEqual(report);
});

test('what is written out over many lines is read as it was', () => {
  const names = Array.from({ length: 30 }, (_, at) => `name${at}`);
  const wide = `
    type Wide = { ${names.map((name) => `'${name}-x'?: string`).join('; ')} };
    export type Name = ${names.map((name) => `'${name}'`).join(' | ')};
    export function wide(props: Wide, ...more: Name[]): (() => Wide) | Wide[] { return [props]; }
    export const take = (props: Wide & { deep: Wide }) => [props];
  `;
  const { report } = nextReport(released, surfaceOf(wide));
  expect(readReport(writeReport(report))).toEqual(report);
});

test('a release of what has changed begins anew, and one of nothing new is a patch', () => {
  const { report } = nextReport(released, edited('label: string', 'label: string; more?: string'));
  const minor = releasedReport(report);
  expect(minor).toMatchObject({ version: '1.5.0', released: { version: '1.5.0' } });
  expect(nextReport(minor.released, minor.surface).changes).toStrictEqual([]);
  expect(releasedReport(minor).version).toBe('1.5.1');
});
