import type { Texts } from '@campus/shared/remote/RemoteDeclaration';

interface ShellRoute {
  path: string;
  screen: 'home' | 'staffSignIn';
  title: Texts;
  description?: Texts;
}

const home = {
  screen: 'home',
  title: { ru: 'Кампус', en: 'Campus' },
  description: {
    ru: 'Карта студента, стипендии, новости и помощь в одном месте.',
    en: 'Student card, grants, news and help in one place.',
  },
} as const;

/** The shell's own addresses; every other one belongs to a remote. */
export const shellRoutes: readonly ShellRoute[] = [
  { path: '/', ...home },
  { path: '/_app', ...home },
  {
    path: '/staff/login',
    screen: 'staffSignIn',
    title: { ru: 'Вход для сотрудников', en: 'Staff sign-in' },
  },
];
