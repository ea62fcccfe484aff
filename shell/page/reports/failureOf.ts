const longest = { message: 300, stack: 1500 };

/** The release that the code of the topmost remote in a stack comes from. */
function originOf(stack: string) {
  const [, remote, release] = /\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(stack) ?? [];
  return remote && release ? { remote, release } : {};
}

/** The words and the stack of whatever was thrown, and whose code it was where the stack shows it. */
export function failureOf(thrown: unknown) {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return {
    message: message.slice(0, longest.message),
    ...(stack && { stack: stack.slice(0, longest.stack) }),
    ...originOf(stack),
  };
}

/** What took the whole page with it: the shell’s doing, whoever’s screen was shown, unless the stack knows better. */
export const shellCrash = (thrown: unknown, release: string | undefined) => ({
  kind: 'error' as const,
  phase: 'render' as const,
  ...(release !== undefined && { remote: undefined, release }),
  ...failureOf(thrown),
});
