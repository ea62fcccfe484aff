/** Addresses of the shell’s own screens; those of a domain are in its contract. */
export const paths = {
  home: () => '/',
  searchScreen: () => '/search',
  search: (words: string) => `/search?${new URLSearchParams({ q: words })}`,
  account: () => '/me/account',
  admin: () => '/admin',
  staffSignIn: () => '/staff/login',
  /** Behind the `#` the token reaches no server, no log and no other site. */
  staffWelcome: (token: string) => `/staff/welcome#${token}`,
  staffAccount: () => '/admin/me',
  offline: () => '/offline',
  /** What everybody agrees to; an info page that every installation has. */
  policy: () => '/info/personalnye-dannye',
};
