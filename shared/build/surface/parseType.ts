import type { ValueLimits, Member, Parameter, Type, Variable } from './Type';

const token =
  /\s*("(?:[^"\\]|\\.)*"|`[^`]*`|⟨[^⟩]*⟩|=>|\.\.\.|\?:|-?\d[\d.e+]*n?(?![\w#])|[\w$@/#.-]*[\w$]|[^\s])/uy;

function tokensOf(text: string): string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) found.push(match[1] ?? '');
  return found;
}

const limitsOf = (text: string): ValueLimits =>
  new Map(
    text
      .slice(1, -1)
      .split('; ')
      .map((limit) => {
        const at = limit.indexOf(' ');
        return [limit.slice(0, at), limit.slice(at + 1)] as const;
      }),
  );

class Reader {
  private at = 0;
  constructor(private readonly tokens: readonly string[]) {}

  private peek = (ahead = 0) => this.tokens[this.at + ahead] ?? '';
  private next = () => this.tokens[this.at++] ?? '';
  private takes(text: string) {
    const is = this.peek() === text;
    if (is) this.at++;
    return is;
  }
  private expect(text: string) {
    if (!this.takes(text))
      throw new Error(`expected ${text} and found ${this.peek() || 'the end'}`);
  }

  whole(): Type {
    const type = this.union();
    if (this.at < this.tokens.length) throw new Error(`did not expect ${this.peek()}`);
    return type;
  }

  private separated(separator: string, one: () => Type): Type[] {
    this.takes(separator);
    const found = [one()];
    while (this.takes(separator)) found.push(one());
    return found;
  }

  private union(): Type {
    const of = this.separated('|', () => this.both());
    return of.length === 1 && of[0] ? of[0] : { kind: 'union', of };
  }

  private both(): Type {
    const of = this.separated('&', () => this.suffixed());
    return of.length === 1 && of[0] ? of[0] : { kind: 'both', of };
  }

  private suffixed(): Type {
    let type = this.single();
    while (this.peek() === '[' && this.peek(1) === ']') {
      this.at += 2;
      type = { kind: 'list', of: type };
    }
    return type;
  }

  private single(): Type {
    const first = this.peek();
    if (first === '{') return this.object();
    if (first === '[') return { kind: 'tuple', of: this.until('[', ']', () => this.union()) };
    if (first === '<' || (first === '(' && this.isFunction())) return this.function();
    if (this.takes('(')) {
      const inner = this.union();
      this.expect(')');
      return inner;
    }
    this.at++;
    if (first.startsWith('⟨')) return { kind: 'opaque', text: first };
    if (first.startsWith('`')) return { kind: 'template', text: first };
    if (/^["\d-]|^(?:true|false|null|undefined)$/.test(first))
      return { kind: 'literal', value: first };
    if (!/^[\w$@]/.test(first)) throw new Error(`did not expect ${first || 'the end'}`);
    const of = this.peek() === '<' ? this.until('<', '>', () => this.union()) : [];
    const limits = this.peek().startsWith('⟨') ? limitsOf(this.next()) : undefined;
    return { kind: 'name', name: first, of, limits };
  }

  /** `(a: …`, `(a?: …`, `(...a: …`, `()`. */
  private isFunction() {
    return [')', '...'].includes(this.peek(1)) || [':', '?:'].includes(this.peek(2));
  }

  private until<T>(open: string, close: string, one: () => T): T[] {
    this.expect(open);
    const found: T[] = [];
    while (!this.takes(close)) {
      found.push(one());
      if (!this.takes(',') && !this.takes(';') && this.peek() !== close) this.expect(close);
    }
    return found;
  }

  private function(): Type {
    const variables = this.peek() === '<' ? this.until('<', '>', () => this.variable()) : [];
    const takes = this.until('(', ')', () => this.parameter());
    this.expect('=>');
    return { kind: 'function', variables, takes, gives: this.union() };
  }

  private variable(): Variable {
    const name = this.next();
    return this.takes('extends') ? { name, within: this.union() } : { name };
  }

  private parameter(): Parameter {
    const isRest = this.takes('...');
    const name = this.next();
    const isOptional = this.takes('?:');
    if (!isOptional) this.expect(':');
    return { name, isRest, isOptional: isOptional || isRest, type: this.union() };
  }

  private object(): Type {
    const members = new Map<string, Member>();
    const spreads: string[] = [];
    let rest: Type | undefined;
    this.until('{', '}', () => {
      if (this.takes('...')) return spreads.push(this.next());
      if (this.takes('[')) {
        this.expect(']');
        this.expect(':');
        return (rest = this.union());
      }
      const name = this.next().replace(/^"(.*)"$/, '$1');
      const isOptional = this.takes('?:');
      if (!isOptional) this.expect(':');
      return members.set(name, { isOptional, type: this.union() });
    });
    return { kind: 'object', members, rest, spreads };
  }
}

const parsed = new Map<string, Type>();

/** @throws where the text is no type. */
export function parseType(text: string): Type {
  const known = parsed.get(text);
  if (known) return known;
  try {
    const type = new Reader(tokensOf(text)).whole();
    parsed.set(text, type);
    return type;
  } catch (error) {
    throw new Error(`${text.slice(0, 200)}: ${(error as Error).message}`);
  }
}

/** `<T, U> { items: T[] }`: a definition begins with the names of what it is filled with. */
export function readDefinition(text: string): { head: string; variables: string[]; body: string } {
  const [, head = '', variables = '', body = ''] = /^(<([\w$, ]+)> )?(.*)$/s.exec(text) ?? [];
  return { head, variables: variables.split(', ').filter(Boolean), body };
}
