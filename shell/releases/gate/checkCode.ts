import { parse, type AnyNode } from 'acorn';
import type { Files } from './readFiles';

const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);
const timers = new Set(['setTimeout', 'setInterval']);
const windows = new Set(['alert', 'confirm', 'prompt']);
const storages = new Set(['localStorage', 'sessionStorage']);

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
  const isTextual =
    argument?.type === 'TemplateLiteral' ||
    (argument?.type === 'Literal' && typeof argument.value === 'string');
  if (name && timers.has(name) && isTextual) return `gives ${name} a text to run`;
  return undefined;
}

/** The name of a property, however it is asked for: `a.b` or `a['b']`. */
function propertyOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

const isCookie = (node: AnyNode) =>
  node.type === 'MemberExpression' &&
  nameOf(node.object) === 'document' &&
  propertyOf(node) === 'cookie';

/** `const { serviceWorker } = navigator` */
const isTakenOut = (node: AnyNode, name: string) =>
  node.type === 'ObjectPattern' &&
  node.properties.some(
    (each) => each.type === 'Property' && !each.computed && isNamed(each.key, name),
  );

const cookieChanges = ['set', 'delete'];

/** What belongs to all who share the page: only a click may lead there, so no mount would see it. */
function sharedIn(node: AnyNode): string | undefined {
  if (propertyOf(node) === 'serviceWorker' || isTakenOut(node, 'serviceWorker'))
    return 'reaches for the service worker';
  if (node.type === 'AssignmentExpression' && isCookie(node.left)) return 'writes cookies';
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const name = nameOf(callee);
  if (name && windows.has(name)) return `opens a window of the browser (${name})`;
  if (callee.type !== 'MemberExpression') return undefined;
  if (nameOf(callee.object) === 'cookieStore' && cookieChanges.includes(propertyOf(callee) ?? ''))
    return 'writes cookies';
  if (propertyOf(callee) !== 'clear') return undefined;
  const storage = nameOf(callee.object);
  return storage && storages.has(storage) ? `empties the storage of all (${storage})` : undefined;
}

function forbiddenMember(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (nameOf(node) === 'eval') return evaluates;
  const isWriting = ['write', 'writeln'].includes(propertyOf(node) ?? '');
  return isWriting && nameOf(node.object) === 'document'
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

const remedies = {
  policy: 'the policy of the page forbids it, write it otherwise',
  shared: 'it is everybody’s, leave it to the shell',
};

interface Forbidden {
  what: string;
  remedy: keyof typeof remedies;
}

function judge(node: AnyNode): Forbidden | undefined {
  const what = forbiddenIn(node);
  if (what) return { what, remedy: 'policy' };
  const shared = sharedIn(node);
  return shared ? { what: shared, remedy: 'shared' } : undefined;
}

const withPlace = (file: string, { loc }: AnyNode, { what, remedy }: Forbidden) =>
  `${file} ${what} at ${loc?.start.line}:${loc?.start.column}: ${remedies[remedy]}.`;

function problemsOf(file: string, code: string): string[] {
  const found = new Map<string, [AnyNode, Forbidden]>();
  try {
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
    for (const node of nodesOf(program)) {
      const forbidden = judge(node);
      if (forbidden && !found.has(forbidden.what)) found.set(forbidden.what, [node, forbidden]);
    }
  } catch (error) {
    return [`${file} is not a script that a browser reads (${(error as Error).message}).`];
  }
  return [...found.values()].map(([node, forbidden]) => withPlace(file, node, forbidden));
}

/** Scripts can be read, none of them turns text into code, and none takes what is everybody’s. */
export const checkCode = (files: Files, integrity: Record<string, string>): string[] =>
  Object.keys(integrity)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = files.get(file)?.toString('utf8') ?? '';
      // Markup is refused as such.
      return /^\uFEFF?\s*</.test(code) ? [] : problemsOf(file, code);
    });
