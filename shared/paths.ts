/** Every address that a screen of another domain, a mail or a test may link to. */
export const paths = {
  home: () => '/',
  news: () => '/news',
  newsItem: (url: string) => `/news/${url}`,
  card: () => '/me/card',
  payments: () => '/me/payments',
  newTicket: () => '/help/new',
  users: () => '/admin/users',
  staffSignIn: () => '/staff/login',
};
