import { parse, type AnyNode } from 'acorn';
import { forbiddenIn } from './forbiddenIn';
import type { Files } from './readFiles';

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
