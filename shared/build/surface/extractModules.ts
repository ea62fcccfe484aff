import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { TypePrinter } from './TypePrinter';
import { parseType, readDefinition } from './parseType';
import { typeText as wordsOf } from './Type';
import { isPlain, type Surface } from './Surface';

interface Options {
  /** Module name to its file. */
  files: Readonly<Record<string, string>>;
  program: ts.Program;
}

const { SymbolFlags } = ts;

const real = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** What a name is filled with where it is used: `T` of `Column<T>`. */
function variablesOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type[] {
  const declaration = symbol.declarations?.find(
    (one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one),
  );
  return (declaration?.typeParameters ?? []).map((one) => checker.getTypeAtLocation(one.name));
}

/** The same type in the words that every other surface has for it. */
function worded(text: string): string {
  if (isPlain(text) || /^\d+$/.test(text)) return text;
  const type = text.startsWith('type ') ? 'type ' : '';
  const { head, body } = readDefinition(text.slice(type.length));
  return type + head + (isPlain(body) ? body : wordsOf(parseType(body)));
}

/** Every export of these modules, as the compiler understands it. */
export function extractModules({ files, program }: Options): Surface {
  const checker = program.getTypeChecker();
  const names = new Map<ts.Symbol, string>();
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  };
  for (const [module, file] of Object.entries(files))
    for (const each of exportsOf(file)) {
      const symbol = real(checker, each);
      if (!names.has(symbol)) names.set(symbol, `${module}#${each.name}`);
    }
  const isOwn = ({ fileName }: ts.SourceFile) =>
    !fileName.includes('/node_modules/') &&
    !program.isSourceFileDefaultLibrary(program.getSourceFile(fileName) as ts.SourceFile);
  const aliases = new Map<ts.Type, string>();
  for (const [symbol, name] of names) {
    if (!(symbol.flags & SymbolFlags.TypeAlias) || variablesOf(checker, symbol).length > 0)
      continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isWorthIt = type.flags & (ts.TypeFlags.Union | ts.TypeFlags.Object);
    if (isWorthIt && !type.aliasSymbol && !aliases.has(type)) aliases.set(type, name);
  }
  const printer = new TypePrinter({
    ...{ checker, isOwn },
    nameOf: (symbol) => names.get(symbol),
    aliasOf: (type) => aliases.get(type),
  });

  function textOf(symbol: ts.Symbol) {
    if (isDeclaredCall(symbol)) return 'call';
    if (!symbol.declarations?.some((declaration) => isOwn(declaration.getSourceFile())))
      return 'library';
    if (symbol.flags & SymbolFlags.Value && !(symbol.flags & SymbolFlags.Class)) {
      const type = checker.getTypeOfSymbol(symbol);
      return isSchema(checker, type) ? 'schema' : printer.print(type);
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${printer.definition(type, variablesOf(checker, symbol))}`;
  }

  const found = Object.entries(files).map(([module, file]) => {
    const own = exportsOf(file)
      .map((each): [string, string] => [each.name, worded(textOf(real(checker, each)))])
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return [module, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A call is compared with its schemas, which the compiler need not understand. */
function isDeclaredCall({ valueDeclaration }: ts.Symbol) {
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return false;
  const { initializer } = valueDeclaration;
  return (
    initializer !== undefined &&
    ts.isCallExpression(initializer) &&
    ts.isIdentifier(initializer.expression) &&
    initializer.expression.text === 'call'
  );
}

/** A schema is compared by the calls and the inferred types that it is in. */
const isSchema = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getPropertyOfType(type, '_zod') !== undefined;

/** Libraries that no type of the kit's surface is made of: half of all that would have to be read. */
const inside =
  /^(?:csstype$|@base-ui\/|@tiptap\/|prosemirror|date-fns|react-day-picker|d3-|papaparse|dompurify|@zxcvbn|@firebase|react-easy-crop|node:|undici|jose|sanitize-html|htmlparser2)/;

/** Compiles no more than the surface needs. */
export function createKitProgram(root: string, entries: readonly string[]): ts.Program {
  const file = path.join(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  // What it extends counts too; which files there are is said by the entries.
  const read = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const options: ts.CompilerOptions = {
    ...read.options,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containing, redirected, settings) =>
    literals.map(({ text }) =>
      inside.test(text)
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, containing, settings, host, cache, redirected),
    );
  return ts.createProgram({ rootNames: entries.filter((file) => existsSync(file)), options, host });
}
