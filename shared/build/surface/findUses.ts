import ts from 'typescript';

/** What is given in one place: an attribute or member, and the texts that it can be where they are plain. */
export type GivenValues = ReadonlyMap<string, readonly string[] | undefined>;

/** What a file does with something that it imports: each time with what it gives, or in an unknown way. */
export interface ImportUse {
  module: string;
  name: string;
  file: string;
  /** An argument is named member by member, or undefined where it cannot be looked into. */
  times: readonly (readonly (GivenValues | undefined)[])[] | undefined;
}

interface Source {
  /** As it is to be named to people. */
  file: string;
  text: string;
}

const literalsOf = (node: ts.Expression | undefined): readonly string[] | undefined => {
  if (!node) return undefined;
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isStringLiteralLike(node)) return [JSON.stringify(node.text)];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['true'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['false'];
  if (!ts.isConditionalExpression(node)) return undefined;
  const [one, other] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)];
  return one && other ? [...one, ...other] : undefined;
};

function attributesOf(node: ts.JsxOpeningLikeElement): GivenValues | undefined {
  const given = new Map<string, readonly string[] | undefined>();
  for (const property of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(property)) return undefined;
    const { initializer } = property;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    given.set(property.name.getText(), initializer ? literalsOf(value) : ['true']);
  }
  const children = ts.isJsxOpeningElement(node) ? node.parent.children : [];
  if (children.some((child) => !ts.isJsxText(child) || child.text.trim() !== ''))
    given.set('children', undefined);
  given.delete('key');
  return given;
}

function membersOf(node: ts.Expression): GivenValues | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const given = new Map<string, readonly string[] | undefined>();
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property) || ts.isComputedPropertyName(property.name))
      return undefined;
    const { initializer } = property as ts.PropertyAssignment;
    given.set(property.name.text, literalsOf(initializer));
  }
  return given;
}

/** How one mention of a name uses it; nothing where that cannot be told. */
function timeOf(node: ts.Identifier): (GivenValues | undefined)[] | undefined {
  const { parent } = node;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) {
    const attributes = attributesOf(parent);
    return parent.tagName === node ? [attributes] : undefined;
  }
  const isCalled = ts.isCallExpression(parent) && parent.expression === node;
  if (!isCalled || parent.arguments.some(ts.isSpreadElement)) return undefined;
  return parent.arguments.map(membersOf);
}

const isTypeOnly = (
  node: ts.ImportClause | ts.ImportSpecifier | ts.ExportSpecifier | ts.ExportDeclaration,
) => 'isTypeOnly' in node && node.isTypeOnly;

/** Names of types are gone when the code runs. */
const isOfTypes = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

interface Imported {
  module: string;
  name: string;
}

function importsOf(source: ts.SourceFile) {
  const locals = new Map<string, Imported>();
  const others: Imported[] = [];
  for (const statement of source.statements) {
    const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const module = moduleSpecifier.text;
    if (ts.isExportDeclaration(statement) && !isTypeOnly(statement)) {
      const names =
        statement.exportClause && ts.isNamedExports(statement.exportClause)
          ? statement.exportClause.elements
          : undefined;
      if (!names) others.push({ module, name: '*' });
      for (const name of names ?? [])
        if (!isTypeOnly(name)) others.push({ module, name: (name.propertyName ?? name.name).text });
    }
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause } = statement;
    if (!importClause || isTypeOnly(importClause)) continue;
    const { name, namedBindings } = importClause;
    if (name) locals.set(name.text, { module, name: 'default' });
    if (namedBindings && ts.isNamespaceImport(namedBindings)) others.push({ module, name: '*' });
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const each of namedBindings.elements)
      if (!isTypeOnly(each))
        locals.set(each.name.text, { module, name: (each.propertyName ?? each.name).text });
  }
  return { locals, others };
}

/** What a file takes from other modules, and how; types leave no trace in what is built. */
export function findUses(
  { file, text }: Source,
  isWanted: (module: string) => boolean,
): ImportUse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const { locals, others } = importsOf(source);
  const times = new Map<string, (readonly (GivenValues | undefined)[] | undefined)[]>();
  const visit = (node: ts.Node) => {
    if (isOfTypes(node) || ts.isImportDeclaration(node) || ts.isJsxClosingElement(node)) return;
    if (ts.isIdentifier(node) && locals.has(node.text) && !isNameOfMember(node))
      times.set(node.text, [...(times.get(node.text) ?? []), timeOf(node)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const named = [...locals].flatMap(([local, imported]) => {
    const own = times.get(local);
    // Mentioned in types only, it is not imported in the end.
    if (!own || !isWanted(imported.module)) return [];
    const known = own.filter((one) => one !== undefined);
    return { ...imported, file, times: known.length === own.length ? known : undefined };
  });
  const whole = others.filter(({ module }) => isWanted(module));
  return [...named, ...whole.map((one) => ({ ...one, file, times: undefined }))];
}

/** `x` of `a.x` and of `{ x: 1 }` is no mention of an import. */
function isNameOfMember(node: ts.Identifier) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name === node;
  return ts.isBindingElement(parent) && parent.propertyName === node;
}
