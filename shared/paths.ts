/** Addresses of the shell’s own screens; those of a domain are in its contract. */
export const paths = {
  home: () => '/',
  search: (words: string) => `/search?${new URLSearchParams({ q: words })}`,
  admin: () => '/admin',
  staffSignIn: () => '/staff/login',
  offline: () => '/offline',
};
