import { parseType } from './parseType';
import { typeText, type Parameter, type Type } from './Type';
import { fill, isSameType, resolved, unknown, type Names, type TypeInScope } from './resolved';

/** Where a type is not what is expected, and why. */
export interface Misfit {
  /** Names on the way to it: `items`, `label`. */
  path: readonly string[];
  /**
   * `removed`: a remote gives it and nobody takes it; `required`: it does not always give it;
   * `missing`: it is not always given any more.
   */
  kind: 'removed' | 'required' | 'missing' | 'type';
  /** In words of the surface: what the remote was built with, and what there is. */
  before: string;
  now: string;
}

const isNamed = (type: Type, ...names: string[]) =>
  type.kind === 'name' && names.includes(type.name);

const baseOf = (value: string) => {
  if (value.startsWith('"')) return 'string';
  return /^[\d-]/.test(value) ? 'number' : value;
};

const matches = (template: string, value: string) => {
  const parts = template.slice(1, -1).split(/\$\{\w+\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^"${pattern}"$`).test(value);
};

/** Whether every text or number within these limits is within those. */
function isWithin(from: Type & { kind: 'name' }, to: Type & { kind: 'name' }) {
  return [...(to.limits ?? [])].every(([name, value]) => {
    const own = from.limits?.get(name);
    if (own === value) return true;
    if (own === undefined || !/^(?:min|max|exclusiveM)/.test(name)) return false;
    return /^(?:min|exclusiveMin)/.test(name)
      ? Number(own) >= Number(value)
      : Number(own) <= Number(value);
  });
}

interface Way {
  /** Given by a remote: what nobody takes any more is missed. The kit may give more than before. */
  isGiven: boolean;
  path: readonly string[];
  /** What is being compared further out: such a type refers to itself. */
  seen: ReadonlySet<string>;
}

const at = (way: Way, name: string): Way => ({ ...way, path: [...way.path, name] });

const differs = (from: Type, to: Type, { path, isGiven }: Way): Misfit => {
  const [before, now] = isGiven ? [from, to] : [to, from];
  return { path, kind: 'type', before: typeText(before), now: typeText(now) };
};

/** What a remote leaves out, or what it is no longer given. */
const lacks = (type: Type, way: Way): Misfit => ({
  ...differs(type, type, way),
  kind: way.isGiven ? 'required' : 'missing',
});

const excess = (type: Type, way: Way): Misfit => ({ ...differs(type, type, way), kind: 'removed' });

type ObjectType = Type & { kind: 'object' };

function betweenObjects(
  from: TypeInScope & { type: ObjectType },
  to: TypeInScope & { type: ObjectType },
  way: Way,
) {
  for (const [name, wanted] of to.type.members) {
    const own = from.type.members.get(name);
    const isMissing = !own || own.isOptional;
    // What is spread into an element is not looked into.
    if (!own && from.type.spreads.length > 0) continue;
    if (isMissing && !wanted.isOptional) return lacks(wanted.type, at(way, name));
    const worse =
      own && between({ ...from, type: own.type }, { ...to, type: wanted.type }, at(way, name));
    if (worse) return worse;
  }
  for (const [name, own] of from.type.members) {
    const isOpen = to.type.spreads.length > 0 || to.type.members.size === 0;
    if (to.type.members.has(name) || (isOpen && !to.type.rest)) continue;
    const { rest } = to.type;
    if (!rest && way.isGiven) return excess(own.type, at(way, name));
    const worse =
      rest && between({ ...from, type: own.type }, { ...to, type: rest }, at(way, name));
    if (worse) return worse;
  }
  const [own, wanted] = [from.type.rest, to.type.rest];
  return own && wanted ? between({ ...from, type: own }, { ...to, type: wanted }, way) : undefined;
}

type FunctionType = Type & { kind: 'function' };

const parameterAt = (takes: readonly Parameter[], index: number) => {
  const last = takes.at(-1);
  return takes[index] ?? (last?.isRest ? last : undefined);
};

/** A parameter that is an object has no name of its own: its members say enough. */
const wayInto = (way: Way, { name }: Parameter, count: number) =>
  count === 1 && name === 'props' ? way : at(way, name);

function betweenFunctions(
  from: TypeInScope & { type: FunctionType },
  to: TypeInScope & { type: FunctionType },
  way: Way,
) {
  const inner = { ...way, isGiven: !way.isGiven };
  for (const [index, taken] of from.type.takes.entries()) {
    const given = parameterAt(to.type.takes, index);
    const isMissing = !given || given.isOptional;
    if (isMissing && !taken.isOptional) return lacks(taken.type, at(inner, taken.name));
    const worse =
      given &&
      between(
        { names: to.names, type: given.type },
        { names: from.names, type: taken.type },
        wayInto(inner, taken, from.type.takes.length),
      );
    if (worse) return worse;
  }
  const [extra] = to.type.takes.slice(from.type.takes.length);
  if (extra && !from.type.takes.at(-1)?.isRest && inner.isGiven)
    return excess(extra.type, at(inner, extra.name));
  if (isNamed(to.type.gives, 'void')) return undefined;
  return between({ ...from, type: from.type.gives }, { ...to, type: to.type.gives }, way);
}

/** The same letters for what both functions are filled with. */
function aligned({ type, names }: TypeInScope & { type: FunctionType }, to: FunctionType) {
  const by = type.variables.map(({ name }, index): [string, Type] => [
    name,
    { kind: 'name', name: to.variables[index]?.name ?? name, of: [] },
  ]);
  return { names, type: fill(type, new Map(by)) as FunctionType };
}

/** What React draws of all that has a name. */
const isReactNode = (type: Type) =>
  type.kind === 'literal' ||
  type.kind === 'template' ||
  isNamed(type, 'string', 'number', 'bigint', 'Element', 'ReactElement', 'ReactPortal');

function betweenSingles(from: TypeInScope, to: TypeInScope, way: Way): Misfit | undefined {
  const [one, other] = [from.type, to.type];
  const not = () => differs(one, other, way);
  if (one.kind === 'literal' && !isNamed(other, 'ReactNode')) {
    if (other.kind === 'template') return matches(other.text, one.value) ? undefined : not();
    const isOf = other.kind === 'name' && other.name === baseOf(one.value);
    return isOf || (other.kind === 'literal' && other.value === one.value) ? undefined : not();
  }
  if (one.kind === 'template' && isNamed(other, 'string')) return undefined;
  if (isNamed(other, 'ReactNode') && isReactNode(one)) return undefined;
  if (one.kind === 'name' && other.kind === 'name') {
    if (one.name !== other.name || (way.isGiven && !isWithin(one, other))) return not();
    const pairs = one.of.map((part, index) => [part, other.of[index] ?? unknown] as const);
    const of = pairs.map(([part, wanted]) =>
      between({ ...from, type: part }, { ...to, type: wanted }, way),
    );
    return of.find((each) => each !== undefined);
  }
  if (one.kind === 'list' && other.kind === 'list')
    return between({ ...from, type: one.of }, { ...to, type: other.of }, way);
  if (one.kind === 'tuple' && other.kind === 'list') {
    const of = one.of.map((part) =>
      between({ ...from, type: part }, { ...to, type: other.of }, way),
    );
    return of.find((each) => each !== undefined);
  }
  if (one.kind === 'tuple' && other.kind === 'tuple') {
    if (one.of.length < other.of.length) return not();
    const of = other.of.map((wanted, index) =>
      between({ ...from, type: one.of[index] ?? unknown }, { ...to, type: wanted }, way),
    );
    return of.find((each) => each !== undefined);
  }
  if (one.kind === 'object' && other.kind === 'object')
    return betweenObjects({ ...from, type: one }, { ...to, type: other }, way);
  if (one.kind === 'function' && other.kind === 'function')
    return betweenFunctions(aligned({ ...from, type: one }, other), { ...to, type: other }, way);
  return typeText(one) === typeText(other) ? undefined : not();
}

function between(from: TypeInScope, to: TypeInScope, way: Way): Misfit | undefined {
  if (isSameType(from, to)) return undefined;
  if (isNamed(to.type, 'unknown', 'any') || isNamed(from.type, 'any', 'never')) return undefined;
  const key = `${typeText(from.type)} -> ${typeText(to.type)}`;
  if (way.seen.has(key)) return undefined;
  const inner = { ...way, seen: new Set([...way.seen, key]) };
  const own = { ...from, type: resolved(from) };
  const wanted = { ...to, type: resolved(to) };
  if (own.type.kind === 'union') {
    const worse = own.type.of.map((type) => between({ ...own, type }, wanted, inner));
    return worse.find((each) => each !== undefined);
  }
  if (wanted.type.kind === 'union') {
    const each = wanted.type.of.map((type) => between(own, { ...wanted, type }, inner));
    if (each.some((one) => one === undefined)) return undefined;
    // Where one of them is of the same kind, it says best what is wrong.
    return (
      each.find((one) => one && one.path.length > way.path.length) ??
      differs(own.type, to.type, way)
    );
  }
  if (own.type.kind === 'both' || wanted.type.kind === 'both') {
    const [ones, others] = [own.type, wanted.type].map((type) =>
      type.kind === 'both' ? type.of : [type],
    ) as [readonly Type[], readonly Type[]];
    const fits = (other: Type) =>
      ones.some(
        (one) =>
          !between({ ...own, type: one }, { ...wanted, type: other }, { ...inner, isGiven: false }),
      );
    return others.every(fits) ? undefined : differs(own.type, wanted.type, way);
  }
  return betweenSingles(own, wanted, inner);
}

interface Options {
  /** A remote gives it to the kit: what is no longer taken is a misfit too. */
  isGiven?: boolean;
}

interface Worded {
  text: string;
  names: Names;
}

/** Why a value of one type is none of the other; nothing where it is. */
export const misfit = (
  from: Worded,
  to: Worded,
  { isGiven = false }: Options = {},
): Misfit | undefined =>
  between(
    { type: parseType(from.text), names: from.names },
    { type: parseType(to.text), names: to.names },
    { isGiven, path: [], seen: new Set() },
  );
