import type { AnyNode } from 'acorn';

const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);
const timers = new Set(['setTimeout', 'setInterval']);

const evaluates = 'runs text as code (eval)';

const isNamed = (node: AnyNode | undefined, name: string) =>
  node?.type === 'Identifier' && node.name === name;

const isGlobal = (node: AnyNode) => node.type === 'Identifier' && globals.has(node.name);

/** `name`, `window.name` or `window['name']`. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || !isGlobal(node.object)) return undefined;
  const { property, computed } = node;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

const isAddressOfCode = (text: unknown) =>
  typeof text === 'string' && /^\s*javascript:/i.test(text);

function forbiddenCall(callee: AnyNode, argument: AnyNode | undefined): string | undefined {
  const name = nameOf(callee);
  if (name === 'Function') return 'makes a function from text (new Function)';
  const isTextual = argument?.type === 'Literal' && typeof argument.value === 'string';
  if (name && timers.has(name) && isTextual) return `gives ${name} a text to run`;
  return undefined;
}

function forbiddenMember(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (nameOf(node) === 'eval') return evaluates;
  const isWriting = isNamed(node.property, 'write') || isNamed(node.property, 'writeln');
  return isWriting && isNamed(node.object, 'document')
    ? 'writes into the document (document.write)'
    : undefined;
}

function textOf(node: AnyNode) {
  if (node.type === 'Literal') return node.value;
  return node.type === 'TemplateElement' ? node.value.cooked : undefined;
}

/** What this piece of a script does that no page may do, in words; its pieces are looked at apart. */
export function forbiddenIn(node: AnyNode): string | undefined {
  if (isNamed(node, 'eval')) return evaluates;
  if (node.type === 'ImportExpression') return 'loads code past its hash (a native import())';
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return forbiddenCall(node.callee, node.arguments[0]);
  if (isAddressOfCode(textOf(node))) return 'has an address that is code (javascript:)';
  return forbiddenMember(node);
}
