import { parseType, readDefinition } from './parseType';
import { typeText, type Type } from './Type';
import type { Surface } from './Surface';

/** The surface as it is now, and as it was when the kit was last released. */
export interface SurfaceReport {
  version: string;
  surface: Surface;
  released: { version: string; surface: Surface };
}

/** As much of a type as stands in one line. */
const width = 90;

const inner = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Lines of a part of a type, with what stands before and after that part in its text. */
function around(text: string, part: Type): string[] {
  const own = typeText(part);
  const at = text.indexOf(own);
  return framed(text.slice(0, at), linesOf(part), text.slice(at + own.length));
}

function framed(before: string, lines: readonly string[], after: string): string[] {
  const [first = '', ...more] = lines;
  const last = more.pop();
  if (last === undefined) return [before + first + after];
  return [before + first, ...more, last + after];
}

function objectLines(text: string, { members }: Type & { kind: 'object' }): string[] {
  const named = [...members].flatMap(([name, { isOptional, type }], at) => {
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    const before = `${key}${isOptional ? '?:' : ':'} `;
    return framed(before, linesOf(type), at < members.size - 1 ? ';' : '');
  });
  // What follows the members stands in one line each.
  const said = named.join(' ');
  const rest = text
    .slice(2 + said.length, -2)
    .split('; ')
    .filter(Boolean);
  const [last] = named.splice(-1);
  if (last === undefined) return [text];
  const lines = [
    ...named,
    last + (rest.length > 0 ? ';' : ''),
    ...rest.map((one, at) => one + (at < rest.length - 1 ? ';' : '')),
  ];
  return ['{', ...inner(lines), '}'];
}

/** The lines of a type; the first one goes on where its name stands, and joined by blanks they are its text. */
function linesOf(type: Type): string[] {
  const text = typeText(type);
  if (text.length <= width) return [text];
  if (type.kind === 'object') return objectLines(text, type);
  if (type.kind === 'list') return around(text, type.of);
  const parts = type.kind === 'function' ? type.takes.map((one) => one.type) : [];
  const [only] = type.kind === 'name' ? type.of : parts;
  if (only && (type.kind === 'name' ? type.of : parts).length === 1) return around(text, only);
  if (type.kind !== 'union') return [text];
  return type.of.flatMap((one, at) => {
    const isWrapped = one.kind === 'function';
    const own = isWrapped ? `(${typeText(one)})` : typeText(one);
    const lines = around(own, one);
    return at > 0 ? framed('| ', lines, '') : lines;
  });
}

function block(name: string, text: string): string[] {
  const type = text.startsWith('type ') ? 'type ' : '';
  const { head, body } = readDefinition(text.slice(type.length));
  const [first = '', ...more] = /^(?:\d+|call|schema|library|token)$/.test(body)
    ? [body]
    : linesOf(parseType(body));
  return [`${name}: ${type}${head}${first}`, ...inner(more)];
}

const marked = (mark: string, lines: readonly string[]) => lines.map((line) => `${mark} ${line}`);

const names = (...records: (object | undefined)[]) =>
  [...new Set(records.flatMap((record) => Object.keys(record ?? {})))].sort();

function entryLines(name: string, before: string | undefined, now: string | undefined) {
  const lines = (text: string) => inner(block(name, text));
  if (before === now) return marked(' ', lines(now ?? ''));
  return [
    ...(before === undefined ? [] : marked('-', lines(before))),
    ...(now === undefined ? [] : marked('+', lines(now))),
  ];
}

const intro = /^Kit (\S+), after (\S+)\n/;

/** The report as it is committed: what has changed since the release is marked with + and -. */
export function writeReport({ version, surface, released }: SurfaceReport): string {
  const sections = names(released.surface, surface).flatMap((section) => {
    const [before, now] = [released.surface[section], surface[section]];
    const entries = names(before, now).flatMap((name) =>
      entryLines(name, before?.[name], now?.[name]),
    );
    return ['', `  ${section}`, ...entries];
  });
  const said = [
    `Kit ${version}, after ${released.version}`,
    'All that a remote can be made of. Written by npm run kit; + and - have changed since that release.',
  ];
  return `${[...said, ...sections].join('\n')}\n`;
}

type Entries = Record<string, Record<string, string>>;

/** @throws where it is no report. */
export function readReport(text: string): SurfaceReport {
  const [, version, before] = intro.exec(text) ?? [];
  if (!version || !before) throw new Error('It is no report of the kit: run npm run kit.');
  const [released, surface]: [Entries, Entries] = [{}, {}];
  let section = '';
  let open: { in: readonly Entries[]; name: string } | undefined;
  for (const line of text.split('\n').slice(2)) {
    const [mark, content] = [line[0], line.slice(2)];
    if (!content) continue;
    if (!content.startsWith(' ')) {
      section = content;
      continue;
    }
    if (content.startsWith('   ')) {
      for (const entries of open?.in ?? []) {
        const own = entries[section] ?? {};
        own[open?.name ?? ''] += ` ${content.trim()}`;
      }
      continue;
    }
    const at = content.indexOf(': ');
    const name = content.slice(2, at);
    open = { name, in: mark === '-' ? [released] : mark === '+' ? [surface] : [released, surface] };
    for (const entries of open.in) (entries[section] ??= {})[name] = content.slice(at + 2);
  }
  return { version, surface, released: { version: before, surface: released } };
}
