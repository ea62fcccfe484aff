import Cookies from 'js-cookie';

export interface Cookie<Value extends string> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
}

/** One cookie of the whole site; `Secure` would make it unwritable on plain http. */
export function cookie(name: string, days: number, secure: boolean): Cookie<string> {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read: () => Cookies.get(name) || undefined,
    write: (value) => void Cookies.set(name, value, { ...attributes, expires: days }),
    remove: () => Cookies.remove(name, attributes),
  };
}
