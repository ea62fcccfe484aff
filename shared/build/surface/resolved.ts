import { parseType, readDefinition } from './parseType';
import { namesIn, typeText, type Member, type Type } from './Type';

/** Named types by name: the text, and the names that stand in it for what it is filled with. */
export type Names = Readonly<Record<string, string>>;

/** A type, and what the names in it stand for. */
export interface TypeInScope {
  type: Type;
  names: Names;
}

interface Definition {
  variables: readonly string[];
  type: Type;
}

const definitions = new WeakMap<Names, Map<string, Definition | undefined>>();

function defined(text: string): Definition {
  const { variables, body } = readDefinition(text);
  return { variables, type: parseType(body) };
}

function definitionOf(names: Names, name: string): Definition | undefined {
  const known = definitions.get(names) ?? new Map<string, Definition | undefined>();
  definitions.set(names, known);
  const text = names[name];
  if (!known.has(name)) known.set(name, text === undefined ? undefined : defined(text));
  return known.get(name);
}

type Filling = ReadonlyMap<string, Type>;

const fillMember = (member: Member, by: Filling) => ({ ...member, type: fill(member.type, by) });

/** The type with other types in place of some names. */
export function fill(type: Type, by: Filling): Type {
  switch (type.kind) {
    case 'name':
      return by.get(type.name) ?? { ...type, of: type.of.map((one) => fill(one, by)) };
    case 'union':
    case 'both':
    case 'tuple':
      return { ...type, of: type.of.map((one) => fill(one, by)) };
    case 'list':
      return { ...type, of: fill(type.of, by) };
    case 'object': {
      const members = [...type.members].map(([name, one]) => [name, fillMember(one, by)] as const);
      return { ...type, members: new Map(members), rest: type.rest && fill(type.rest, by) };
    }
    case 'function':
      return {
        ...type,
        takes: type.takes.map((one) => ({ ...one, type: fill(one.type, by) })),
        gives: fill(type.gives, by),
      };
    case 'literal':
    case 'opaque':
    case 'template':
      return type;
  }
}

/** A name that the surface defines is what it stands for. */
export function resolved({ type, names }: TypeInScope): Type {
  if (type.kind === 'name' && type.name === 'boolean')
    return { kind: 'union', of: ['false', 'true'].map((value) => ({ kind: 'literal', value })) };
  if (type.kind !== 'name') return type;
  const found = definitionOf(names, type.name);
  if (!found) return type;
  const by = new Map(found.variables.map((name, at) => [name, type.of[at] ?? unknown]));
  return resolved({ names, type: fill(found.type, by) });
}

export const unknown: Type = { kind: 'name', name: 'unknown', of: [] };

const compared = new WeakMap<Names, WeakMap<Names, Map<string, boolean>>>();

function knownOf(names: Names, others: Names): Map<string, boolean> {
  const byOthers = compared.get(names) ?? new WeakMap<Names, Map<string, boolean>>();
  compared.set(names, byOthers);
  const known = byOthers.get(others) ?? new Map<string, boolean>();
  byOthers.set(others, known);
  return known;
}

/** Whether a name stands for the same on both sides, down to the last type that it is made of. */
function isSameName(name: string, names: Names, others: Names): boolean {
  const known = knownOf(names, others);
  const before = known.get(name);
  if (before !== undefined) return before;
  // Made of itself it is the same as long as the rest of it is.
  known.set(name, true);
  const definition = definitionOf(names, name);
  const isSame =
    names[name] === others[name] &&
    (!definition || namesIn(definition.type).every((one) => isSameName(one, names, others)));
  known.set(name, isSame);
  return isSame;
}

/** Whether two types are worded alike and mean the same. */
export const isSameType = (one: TypeInScope, other: TypeInScope): boolean =>
  typeText(one.type) === typeText(other.type) &&
  (one.names === other.names ||
    namesIn(one.type).every((name) => isSameName(name, one.names, other.names)));
