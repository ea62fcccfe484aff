import ts from 'typescript';

const { TypeFlags, SymbolFlags, SignatureKind, TypeFormatFlags } = ts;

interface Options {
  checker: ts.TypeChecker;
  /** `ui/Icon#IconName` for what a module of the kit exports. */
  nameOf: (symbol: ts.Symbol) => string | undefined;
  /** The same for what a name stands for, where the compiler has forgotten the name. */
  aliasOf: (type: ts.Type) => string | undefined;
  /** Whether a file is of the kit, and not of a library. */
  isOwn: (file: ts.SourceFile) => boolean;
}

const words: readonly (readonly [ts.TypeFlags, string])[] = [
  [TypeFlags.Any, 'any'],
  [TypeFlags.Unknown, 'unknown'],
  [TypeFlags.Never, 'never'],
  [TypeFlags.Void, 'void'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.BooleanLike & ~TypeFlags.BooleanLiteral, 'boolean'],
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.ESSymbolLike, 'symbol'],
  [TypeFlags.NonPrimitive, 'object'],
];

/** So few members of an element are named one by one; of more, only where they come from. */
const fewMembers = 12;

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

const keyText = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

const isUnion = (type: ts.Type): type is ts.UnionType => (type.flags & TypeFlags.Union) !== 0;

/** As it was written: a union that is optional still knows the named union inside. */
const partsOf = (type: ts.UnionType & { origin?: ts.Type }) =>
  type.origin && isUnion(type.origin) ? type.origin.types : type.types;

/** Words a type of the compiler as the surface does: the same in every run, sorted, without comments. */
export class TypePrinter {
  private readonly open: ts.Type[] = [];

  constructor(private readonly options: Options) {}

  private readonly opaque = (type: ts.Type) => {
    const flags = TypeFormatFlags.NoTruncation | TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    const text = this.options.checker.typeToString(type, undefined, flags);
    return `⟨${text.replace(/\s+/g, ' ').replace(/[⟨⟩]/g, '')}⟩`;
  };

  private readonly filled = (name: string, of: readonly ts.Type[] = []) =>
    of.length > 0 ? `${name}<${of.map((one) => this.print(one)).join(', ')}>` : name;

  private readonly isForeign = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.every(
      (declaration) => !this.options.isOwn(declaration.getSourceFile()),
    ) ?? false;

  /** Its name, where one stands for it: of the kit, or of a library whose inside is nobody's business. */
  private named(type: ts.Type): string | undefined {
    const alias = type.aliasSymbol;
    const aliasName = alias && this.options.nameOf(alias);
    if (aliasName) return this.filled(aliasName, type.aliasTypeArguments);
    if (alias && this.isForeign(alias) && !this.isUtility(alias))
      return this.filled(alias.name, type.aliasTypeArguments);
    const forgotten = this.options.aliasOf(type);
    if (forgotten) return forgotten;
    const { symbol } = type;
    if (!symbol || !(symbol.flags & (SymbolFlags.Interface | SymbolFlags.Class | SymbolFlags.Enum)))
      return undefined;
    const own = this.options.nameOf(symbol) ?? (this.isForeign(symbol) ? symbol.name : undefined);
    if (!own || own === 'Array' || own === 'ReadonlyArray') return undefined;
    const reference = type as ts.TypeReference;
    const count = (reference.target as ts.InterfaceType | undefined)?.typeParameters?.length ?? 0;
    const of = reference.target
      ? this.options.checker.getTypeArguments(reference).slice(0, count)
      : [];
    return this.filled(own, of);
  }

  /** `Omit` and the like say nothing by themselves. */
  private readonly isUtility = ({ name }: ts.Symbol) =>
    /^(?:Omit|Pick|Partial|Required|Readonly|Record|Exclude|Extract|NonNullable|NoInfer|ComponentProps\w*|PropsWithoutRef|Awaited|ReturnType|Parameters|output|input|infer|Flatten|Prettify|Simplify|Extend)$/.test(
      name,
    );

  private union(type: ts.UnionType): string {
    const flat = partsOf(type).map((part) => this.print(part));
    const texts = new Set(flat);
    if (texts.has('true') && texts.has('false')) {
      texts.delete('true');
      texts.delete('false');
      texts.add('boolean');
    }
    return sorted(texts)
      .map((text) => (/=> /.test(text) && !/^[{[⟨]/.test(text) ? `(${text})` : text))
      .join(' | ');
  }

  /** What it draws is its own business, and to infer it is to compile all of it. */
  private isComponent({ declaration }: ts.Signature) {
    if (!declaration || declaration.type || !ts.isFunctionDeclaration(declaration)) return false;
    const isOfJsx = declaration.getSourceFile().fileName.endsWith('.tsx');
    return isOfJsx && /^[A-Z]/.test(declaration.name?.text ?? '');
  }

  private signature(one: ts.Signature): string {
    const variables = (one.typeParameters ?? []).map((variable) => {
      const within = this.options.checker.getBaseConstraintOfType(variable);
      const isPlain = !within || within.flags & TypeFlags.Unknown;
      return isPlain
        ? variable.symbol.name
        : `${variable.symbol.name} extends ${this.print(within)}`;
    });
    const takes = one.parameters.map((parameter, index) => {
      const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
      const type = this.options.checker.getTypeOfSymbol(parameter);
      const isRest = declaration?.dotDotDotToken !== undefined;
      const isOptional =
        !isRest &&
        declaration !== undefined &&
        this.options.checker.isOptionalParameter(declaration);
      const isNamed = declaration && ts.isIdentifier(declaration.name);
      const name = isNamed ? parameter.name.replace(/^_/, '') : index === 0 ? 'props' : `p${index}`;
      const text = isOptional ? this.withoutUndefined(parameter, type) : this.print(type);
      return isRest ? `...${name}: ${text}` : `${name}${isOptional ? '?:' : ':'} ${text}`;
    });
    const gives = this.isComponent(one)
      ? 'Element'
      : this.options.checker.getTypePredicateOfSignature(one)
        ? 'boolean'
        : this.print(this.options.checker.getReturnTypeOfSignature(one));
    const letters = variables.length > 0 ? `<${variables.join(', ')}>` : '';
    return `${letters}(${takes.join(', ')}) => ${gives}`;
  }

  private readonly definite = (type: ts.Type) =>
    (isUnion(type) ? type.types : [type]).filter((part) => !(part.flags & TypeFlags.Undefined));

  /** The type as its declaration names it, where nothing was filled in since. */
  private declared(symbol: ts.Symbol, type: ts.Type): ts.Type | undefined {
    const { valueDeclaration: at } = symbol;
    const node =
      at && (ts.isPropertySignature(at) || ts.isParameter(at) || ts.isPropertyDeclaration(at))
        ? at.type
        : undefined;
    if (!node || !isUnion(type)) return undefined;
    const written = this.options.checker.getTypeFromTypeNode(node);
    const [own, theirs] = [this.definite(type), this.definite(written)];
    const isSame = own.length === theirs.length && theirs.every((part) => own.includes(part));
    return isSame ? written : undefined;
  }

  private withoutUndefined(symbol: ts.Symbol, type: ts.Type): string {
    const written = this.declared(symbol, type) ?? type;
    if (!isUnion(written) || this.named(written)) return this.print(written);
    const parts = partsOf(written).filter((part) => !(part.flags & TypeFlags.Undefined));
    if (parts.length === partsOf(written).length) return this.print(written);
    if (parts.length === 1 && parts[0]) return this.print(parts[0]);
    return this.union({ types: parts } as unknown as ts.UnionType);
  }

  private member(property: ts.Symbol): string {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const type = this.options.checker.getTypeOfSymbol(property);
    const text = isOptional
      ? this.withoutUndefined(property, type)
      : this.print(this.declared(property, type) ?? type);
    return `${keyText(property.name)}${isOptional ? '?:' : ':'} ${text}`;
  }

  private readonly homeOf = (property: ts.Symbol) => {
    const parent = property.declarations?.[0]?.parent;
    return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
  };

  private object(type: ts.Type): string {
    const properties = this.options.checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !name.startsWith('__@') && !name.startsWith('~'));
    const foreign = properties.filter(
      (property) => this.isForeign(property) && this.homeOf(property),
    );
    const isMany = foreign.length > fewMembers;
    const shown = isMany ? properties.filter((each) => !foreign.includes(each)) : properties;
    const spreads = isMany ? foreign.flatMap((property) => this.homeOf(property) ?? []) : [];
    const index = this.options.checker
      .getIndexInfosOfType(type)
      .map(({ type: value }) => `[]: ${this.print(value)}`);
    const lines = [
      ...sorted(shown.map((property) => this.member(property))),
      ...sorted(index),
      ...sorted(spreads.map((home) => `...${home}`)),
    ];
    return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
  }

  private structure(type: ts.Type): string {
    const calls = this.options.checker.getSignaturesOfType(type, SignatureKind.Call);
    const hasMembers = this.options.checker.getPropertiesOfType(type).length > 0;
    if (calls.length === 1 && calls[0]) return this.signature(calls[0]);
    if (calls.length > 1) return calls.map((one) => `(${this.signature(one)})`).join(' & ');
    if (
      !hasMembers &&
      this.options.checker.getSignaturesOfType(type, SignatureKind.Construct).length > 0
    )
      return this.opaque(type);
    return this.object(type);
  }

  private written(type: ts.Type): string {
    if (type.flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral))
      return JSON.stringify((type as ts.LiteralType).value);
    if (type.flags & TypeFlags.BooleanLiteral) return this.options.checker.typeToString(type);
    const word = words.find(([flag]) => type.flags & flag)?.[1];
    if (word) return word;
    if (type.flags & TypeFlags.TemplateLiteral)
      return `\`${(type as ts.TemplateLiteralType).texts.join('${string}')}\``;
    if (isUnion(type)) return this.union(type);
    if (type.flags & TypeFlags.TypeParameter) return type.symbol.name;
    if (this.options.checker.isTupleType(type))
      return `[${this.options.checker
        .getTypeArguments(type as ts.TypeReference)
        .map((one) => this.print(one))
        .join(', ')}]`;
    if (this.options.checker.isArrayType(type)) {
      const [of] = this.options.checker.getTypeArguments(type as ts.TypeReference);
      const text = of ? this.print(of) : 'unknown';
      return /^[\w/#$."-]+$/.test(text) || /^\{[^{}]*\}$/.test(text) ? `${text}[]` : `(${text})[]`;
    }
    if (type.flags & TypeFlags.Intersection) {
      const { types } = type as ts.IntersectionType;
      const isObject = types.every(
        (one) =>
          one.flags & TypeFlags.Object &&
          this.options.checker.getSignaturesOfType(one, SignatureKind.Call).length === 0,
      );
      if (isObject) return this.object(type);
      return types.map((one) => `(${this.print(one)})`).join(' & ');
    }
    return type.flags & TypeFlags.Object ? this.structure(type) : this.opaque(type);
  }

  print(type: ts.Type, isDefinition = false): string {
    const name = isDefinition ? undefined : this.named(type);
    if (name) return name;
    // A type that is made of itself, or of ever more, has no end.
    if (this.open.includes(type) || this.open.length > 24) return this.opaque(type);
    this.open.push(type);
    try {
      return this.written(type);
    } finally {
      this.open.pop();
    }
  }

  /** What a name stands for. */
  definition(type: ts.Type, variables: readonly ts.Type[] = []): string {
    const letters = variables.map(({ symbol }) => symbol.name).join(', ');
    return (letters && `<${letters}> `) + this.print(type, true);
  }
}
