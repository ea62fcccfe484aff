import { findUses, type ImportUse, type GivenValues } from './findUses';
import { misfit } from './misfit';
import type { Names } from './resolved';
import { parseType, readDefinition } from './parseType';
import { namesIn, typeText, type Member, type Parameter, type Type } from './Type';
import {
  declarationType,
  isPlain,
  typesOf,
  type Offers,
  type Surface,
  type Use,
  type Uses,
} from './Surface';

interface Source {
  /** By its place in the remote's folder. */
  file: string;
  text: string;
}

const kit = '@campus/shared/';
const sectionOf = (module: string) => (module.startsWith(kit) ? module.slice(kit.length) : module);

const literals = (values: readonly string[]): Type => {
  const of = [...new Set(values)].sort().map((value): Type => ({ kind: 'literal', value }));
  return of.length === 1 && of[0] ? of[0] : { kind: 'union', of };
};

type Times = readonly (GivenValues | undefined)[];

/** What is given each time under one name; the plain texts of all of them, where there are no others. */
function givenAs(name: string, times: readonly GivenValues[]) {
  const ones = times.filter((given) => given.has(name)).map((given) => given.get(name));
  const isPlainly = ones.every((values) => values !== undefined);
  return {
    isAlways: ones.length === times.length,
    values: isPlainly ? ones.flatMap((values) => values ?? []) : undefined,
  };
}

/** An attribute of an element, say, which the surface does not name. */
const anything: Type = { kind: 'name', name: 'any', of: [] };

const worded = (type: Type, names: Names) => ({ text: typeText(type), names });

/** Only what the remote really gives: a member that it leaves out may change as it likes. */
function narrowed(type: Type, times: readonly GivenValues[], known: Names): Type {
  const definition = type.kind === 'name' && type.of.length === 0 ? known[type.name] : undefined;
  const whole = definition && !definition.startsWith('<') ? parseType(definition) : type;
  if (whole.kind !== 'object') return type;
  const names = [...new Set(times.flatMap((given) => [...given.keys()]))].sort();
  const members = names.map((name): [string, Member] => {
    const { isAlways, values } = givenAs(name, times);
    const declared = whole.members.get(name)?.type ?? whole.rest ?? anything;
    const plain = values && literals(values);
    const isClear = plain && !misfit(worded(plain, {}), worded(declared, known), { isGiven: true });
    return [name, { isOptional: !isAlways, type: isClear ? plain : declared }];
  });
  return { kind: 'object', members: new Map(members), spreads: [] };
}

function narrowedParameter(
  parameter: Parameter,
  at: number,
  times: readonly Times[],
  known: Names,
): Parameter {
  const given = times.map((one) => one[at]);
  const objects = given.filter((one) => one !== undefined);
  const isAlways = times.every((one) => one.length > at);
  // It may be left out, but not be something that nobody looks into.
  const isKnown = times.every((one) => one.length <= at || one[at] !== undefined);
  const type =
    isKnown && !parameter.isRest ? narrowed(parameter.type, objects, known) : parameter.type;
  return { ...parameter, type, isOptional: parameter.isRest || !isAlways };
}

/** The function as this remote calls it. */
function narrowedText(text: string, times: readonly Times[], known: Names): string {
  const type = parseType(text);
  if (type.kind !== 'function') return text;
  const most = Math.max(0, ...times.map((one) => one.length));
  const takes = type.takes
    .filter(({ isRest }, at) => isRest || at < most)
    .map((parameter, at) => narrowedParameter(parameter, at, times, known));
  return typeText({ ...type, takes });
}

const isToken = /var\(\s*(--[\w-]+)/g;
const isDefined = /(--[\w-]+)\s*:/g;
const namesBy = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

function tokensIn(styles: readonly Source[], surface: Surface): Record<string, string[]> {
  const own = new Set(styles.flatMap(({ text }) => namesBy(isDefined, text)));
  const found: Record<string, string[]> = {};
  for (const { file, text } of styles)
    for (const name of new Set(namesBy(isToken, text)))
      if (name in (surface.tokens ?? {}) && !own.has(name)) (found[name] ??= []).push(file);
  return sorted(found);
}

/** All named types that a text is made of, and those that they are made of. */
function typesBehind(texts: readonly string[], known: Names) {
  const found: Record<string, string> = {};
  const follow = (text: string) => {
    for (const name of namesIn(parseType(readDefinition(text).body))) {
      const definition = known[name];
      if (definition === undefined || name in found) continue;
      found[name] = definition;
      follow(definition);
    }
  };
  for (const text of texts) if (!isPlain(text)) follow(text);
  return sorted(found);
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

interface Options {
  scripts: readonly Source[];
  styles?: readonly Source[];
  surface: Surface;
  /** Whether the shell lends what is imported by this name. */
  isLent: (request: string) => boolean;
}

interface Named extends ImportUse {
  symbol: string;
  text: string;
}

/** All that is imported, each by its own name: with `*` it is whatever there is. */
function namedIn(found: readonly ImportUse[], surface: Surface): Named[] {
  return found.flatMap((one) => {
    const section = sectionOf(one.module);
    const exports = surface[section] ?? {};
    const names = one.name === '*' ? Object.keys(exports) : [one.name];
    return names.flatMap((name) => {
      const text = exports[name];
      return text === undefined ? [] : { ...one, name, text, symbol: `${section}#${name}` };
    });
  });
}

/** The same way of using something stands once, with all of its files. */
function add(uses: Record<string, Use[]>, symbol: string, type: string, file: string) {
  const own = (uses[symbol] ??= []);
  const same = own.find((use) => use.type === type);
  if (!same) own.push({ type, files: [file] });
  else if (!same.files.includes(file))
    own[own.indexOf(same)] = { type, files: [...same.files, file] };
}

/** What the files of a remote use of the kit and of the calls, so that a gate can tell without them. */
export function recordUses({ scripts, styles = [], surface, isLent }: Options): Uses {
  const lent = new Map<string, boolean>();
  const isLoan = (module: string) => {
    const is = lent.get(module) ?? isLent(module);
    lent.set(module, is);
    return is;
  };
  const isOfContract = (module: string) => module.startsWith(`${kit}contract/`);
  const found = scripts.flatMap((source) =>
    findUses(source, (module) => isOfContract(module) || isLoan(module)),
  );
  const known = typesOf(surface);
  const loans: Record<string, Use[]> = {};
  const calls: Record<string, Use[]> = {};
  for (const { module, name, symbol, text, file, times } of namedIn(found, surface)) {
    const call = surface.calls?.[name];
    if (text === 'call' && call) add(calls, name, call, file);
    if (isOfContract(module)) continue;
    if (text.startsWith('type ')) add(loans, symbol, 'library', file);
    else
      add(loans, symbol, !times || isPlain(text) ? text : narrowedText(text, times, known), file);
  }
  const texts = Object.values(loans).flatMap((uses) => uses.map(({ type }) => type));
  return {
    kit: sorted(loans),
    types: typesBehind(texts, known),
    calls: sorted(
      Object.fromEntries(
        Object.entries(calls).flatMap(([name, [use]]) => (use ? [[name, use]] : [])),
      ),
    ),
    tokens: tokensIn(styles, surface),
  };
}

/** What a shell has that lends these modules. */
export function offersOf(surface: Surface, modules: readonly string[]): Offers {
  const known = typesOf(surface);
  const lent = modules.map(sectionOf).filter((section) => surface[section]);
  const entries = lent.flatMap((section) =>
    Object.entries(surface[section] ?? {}).map(
      ([name, text]) =>
        [`${section}#${name}`, text.startsWith('type ') ? 'library' : text] as const,
    ),
  );
  const texts = entries.map(([, text]) => text);
  return {
    kit: sorted(Object.fromEntries(entries)),
    types: typesBehind([...texts, declarationType], known),
    calls: surface.calls ?? {},
    tokens: Object.keys(surface.tokens ?? {}),
  };
}
