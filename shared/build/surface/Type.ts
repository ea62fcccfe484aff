/** A type of the kit, as its surface words it. */
export type Type =
  /** A named type, with what it is filled with: `ReactNode`, `Ref<T>`, `ui/Icon#IconName`. */
  | { kind: 'name'; name: string; of: readonly Type[]; limits?: ValueLimits }
  | { kind: 'literal'; value: string }
  /** `/api/${string}` */
  | { kind: 'template'; text: string }
  /** What only the compiler understands: the same text is the same type. */
  | { kind: 'opaque'; text: string }
  | { kind: 'union' | 'both' | 'tuple'; of: readonly Type[] }
  | { kind: 'list'; of: Type }
  | {
      kind: 'object';
      members: ReadonlyMap<string, Member>;
      /** What any other member is. */
      rest?: Type;
      /** Attributes of elements that it takes as they are: `HTMLAttributes`. */
      spreads: readonly string[];
    }
  | { kind: 'function'; variables: readonly Variable[]; takes: readonly Parameter[]; gives: Type };

export interface Member {
  type: Type;
  isOptional: boolean;
}

export interface Parameter extends Member {
  name: string;
  isRest: boolean;
}

export interface Variable {
  name: string;
  within?: Type;
}

/** Of a text or number that a call takes: `maxLength 100`. */
export type ValueLimits = ReadonlyMap<string, string>;

const wrapped = (type: Type) =>
  type.kind === 'union' || type.kind === 'both' || type.kind === 'function'
    ? `(${typeText(type)})`
    : typeText(type);

const keyText = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

const memberText = (name: string, { isOptional, type }: Member) =>
  `${name}${isOptional ? '?:' : ':'} ${typeText(type)}`;

const parameterText = ({ isRest, ...parameter }: Parameter) =>
  isRest
    ? `...${memberText(parameter.name, { ...parameter, isOptional: false })}`
    : memberText(parameter.name, parameter);

function objectText({ members, rest, spreads }: Type & { kind: 'object' }) {
  const lines = [
    ...[...members].map(([name, member]) => memberText(keyText(name), member)),
    ...(rest ? [`[]: ${typeText(rest)}`] : []),
    ...spreads.map((spread) => `...${spread}`),
  ];
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
}

const variableText = ({ name, within }: Variable) =>
  within ? `${name} extends ${typeText(within)}` : name;

const limitsText = (limits: ValueLimits) =>
  `⟨${[...limits].map(([name, value]) => `${name} ${value}`).join('; ')}⟩`;

const texts = new WeakMap<Type, string>();

/** The same type in one line. */
export function typeText(type: Type): string {
  const known = texts.get(type);
  if (known !== undefined) return known;
  const text = writtenText(type);
  texts.set(type, text);
  return text;
}

function writtenText(type: Type): string {
  switch (type.kind) {
    case 'literal':
      return type.value;
    case 'template':
    case 'opaque':
      return type.text;
    case 'name':
      return (
        type.name +
        (type.of.length > 0 ? `<${type.of.map(typeText).join(', ')}>` : '') +
        (type.limits ? limitsText(type.limits) : '')
      );
    case 'union':
      return type.of
        .map((one) => (one.kind === 'function' ? wrapped(one) : typeText(one)))
        .join(' | ');
    case 'both':
      return type.of.map(wrapped).join(' & ');
    case 'tuple':
      return `[${type.of.map(typeText).join(', ')}]`;
    case 'list':
      return `${wrapped(type.of)}[]`;
    case 'object':
      return objectText(type);
    case 'function': {
      const variables = type.variables.map(variableText).join(', ');
      const takes = type.takes.map(parameterText).join(', ');
      return `${variables && `<${variables}>`}(${takes}) => ${typeText(type.gives)}`;
    }
  }
}

/** Every named type in it. */
export function namesIn(type: Type): string[] {
  switch (type.kind) {
    case 'name':
      return [type.name, ...type.of.flatMap(namesIn)];
    case 'union':
    case 'both':
    case 'tuple':
      return type.of.flatMap(namesIn);
    case 'list':
      return namesIn(type.of);
    case 'object':
      return [
        ...[...type.members.values()].flatMap((member) => namesIn(member.type)),
        ...(type.rest ? namesIn(type.rest) : []),
      ];
    case 'function':
      return [
        ...type.variables.flatMap(({ within }) => (within ? namesIn(within) : [])),
        ...type.takes.flatMap((parameter) => namesIn(parameter.type)),
        ...namesIn(type.gives),
      ];
    case 'literal':
    case 'opaque':
    case 'template':
      return [];
  }
}
