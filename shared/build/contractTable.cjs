const ts = require('typescript');

const schemas = new Set(['params', 'query', 'body', 'response']);
const isSchema = (property) =>
  (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
  schemas.has(property.name.getText());

const isDeclaration = (node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'call' && node.arguments.length === 1;

/** A call, or a literal that may have calls inside: `{ lastName: line(1, 100) }`. */
function isMade(initializer) {
  const value = ts.skipOuterExpressions(initializer);
  return (
    ts.isCallExpression(value) ||
    ts.isObjectLiteralExpression(value) ||
    ts.isArrayLiteralExpression(value)
  );
}

/** `call({ method, path, body, … })` without the schemas. */
function bare(factory, node) {
  const kept = node.arguments[0].properties.filter((property) => !isSchema(property));
  const literal = factory.createObjectLiteralExpression(kept, true);
  return factory.updateCallExpression(node, node.expression, undefined, [literal]);
}

/** Webpack drops an unused value only when its making is marked as pure and takes no arguments. */
function pure(factory, node) {
  const arrow = factory.createToken(ts.SyntaxKind.EqualsGreaterThanToken);
  const make = factory.createArrowFunction(undefined, undefined, [], undefined, arrow, node);
  const made = factory.createCallExpression(factory.createParenthesizedExpression(make), [], []);
  return ts.addSyntheticLeadingComment(made, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__');
}

const slim = ({ factory }) => {
  const visit = (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return node;
    const { initializer, name, type } = node;
    if (!isMade(initializer)) return node;
    const value = isDeclaration(initializer) ? bare(factory, initializer) : initializer;
    return factory.updateVariableDeclaration(node, name, undefined, type, pure(factory, value));
  };
  const visitStatement = (node) =>
    ts.isVariableStatement(node)
      ? ts.visitEachChild(node, (list) => ts.visitEachChild(list, visit), undefined)
      : node;
  return (file) => ts.visitEachChild(file, visitStatement, undefined);
};

/**
 * Webpack loader for `shared/contract`: the browser needs a call's method and path, while its
 * schemas (and with them the whole of zod) are the server's and the forms'.
 */
module.exports = function contractTable(source) {
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.ESNext, true);
  const { transformed } = ts.transform(file, [slim]);
  return ts.createPrinter().printFile(transformed[0]);
};
