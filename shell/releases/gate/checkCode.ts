import { parse, type AnyNode } from 'acorn';
import type { Files } from './readFiles';

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
function forbiddenIn(node: AnyNode): string | undefined {
  if (isNamed(node, 'eval')) return evaluates;
  if (node.type === 'ImportExpression') return 'loads code past its hash (a native import())';
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return forbiddenCall(node.callee, node.arguments[0]);
  if (isAddressOfCode(textOf(node))) return 'has an address that is code (javascript:)';
  return forbiddenMember(node);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name of a property is no use of a variable: `{ eval: 1 }.eval` is harmless. */
function childrenOf(node: AnyNode): AnyNode[] {
  const { property, key, ...rest } = node as AnyNode & { property?: unknown; key?: unknown };
  const isComputed = 'computed' in node && node.computed;
  return Object.values(isComputed ? { property, key, ...rest } : rest)
    .flat()
    .filter(isNode);
}

/** Without recursion: what a minifier makes of a long list is nested very deep. */
function* nodesOf(program: AnyNode) {
  const waiting = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    waiting.push(...childrenOf(node));
  }
}

const withPlace = (file: string, { loc }: AnyNode, what: string) =>
  `${file} ${what} at ${loc?.start.line}:${loc?.start.column}: the policy of the page forbids it, write it otherwise.`;

function problemsOf(file: string, code: string): string[] {
  const found = new Map<string, AnyNode>();
  try {
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
    for (const node of nodesOf(program)) {
      const what = forbiddenIn(node);
      if (what && !found.has(what)) found.set(what, node);
    }
  } catch (error) {
    return [`${file} is not a script that a browser reads (${(error as Error).message}).`];
  }
  return [...found].map(([what, node]) => withPlace(file, node, what));
}

/** Scripts can be read, and none of them turns text into code. */
export const checkCode = (files: Files, integrity: Record<string, string>): string[] =>
  Object.keys(integrity)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = files.get(file)?.toString('utf8') ?? '';
      // Markup is refused as such.
      return /^\uFEFF?\s*</.test(code) ? [] : problemsOf(file, code);
    });
