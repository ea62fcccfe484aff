import Cookies from 'js-cookie';

export interface Cookie<Value extends string> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
}

/** A browser may forbid cookies with an exception; who writes one reads whether it was kept. */
function attempt<Answer>(step: () => Answer) {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** One cookie of the whole site; `Secure` would make it unwritable on plain http. */
export function cookie(name: string, days: number, secure: boolean): Cookie<string> {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read: () => attempt(() => Cookies.get(name)) || undefined,
    write: (value) =>
      void attempt(() => Cookies.set(name, value, { ...attributes, expires: days })),
    remove: () => attempt(() => Cookies.remove(name, attributes)),
  };
}
