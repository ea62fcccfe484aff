import { homeAside, homeHero, homeMain } from '@campus/shared/contract/home/places';
import type { PlaceContract } from '@campus/shared/contract/place';
import type { PageDeclaration } from '@campus/shared/remote/RemoteDeclaration';

export type ShellScreen =
  | 'noAccess'
  | 'notFound'
  | 'home'
  | 'staffHome'
  | 'staffSignIn'
  | 'staffWelcome'
  | 'staffAccount'
  | 'search'
  | 'account'
  | 'offline';

interface ShellRoute extends PageDeclaration {
  path: string;
  screen: ShellScreen;
  /** Of the document; 200 when left out. */
  status?: 403 | 404;
  /** The server renders it for guests: rendering reads no browser and no clock. */
  isServerRendered?: true;
  /** Not for search engines. */
  isPrivate?: boolean;
  /** Its address lets whoever has it in. */
  isCapabilityUrl?: boolean;
  /** Where remotes show their widgets on it. */
  places?: readonly PlaceContract[];
}

const home = {
  screen: 'home',
  isServerRendered: true,
  title: { ru: 'Кампус', en: 'Campus' },
  description: {
    ru: 'Карта студента, стипендии, новости и помощь в одном месте.',
    en: 'Student card, grants, news and help in one place.',
  },
  keywords: {
    ru: 'карта студента, стипендии, выплаты, новости, кампус',
    en: 'student card, grants, payments, news, campus',
  },
  canonical: '/',
  places: [homeHero, homeMain, homeAside],
} as const;

/** The shell's own addresses; every other one belongs to a remote. */
export const shellRoutes: readonly ShellRoute[] = [
  { path: '/', ...home },
  { path: '/_app', ...home },
  {
    path: '/admin',
    screen: 'staffHome',
    isServerRendered: true,
    title: { ru: 'Управление', en: 'Administration' },
    isPrivate: true,
  },
  {
    path: '/staff/login',
    screen: 'staffSignIn',
    isServerRendered: true,
    title: { ru: 'Вход для сотрудников', en: 'Staff sign-in' },
    isPrivate: true,
  },
  {
    path: '/staff/welcome',
    screen: 'staffWelcome',
    title: { ru: 'Первый вход', en: 'First sign-in' },
    isPrivate: true,
    isCapabilityUrl: true,
  },
  {
    path: '/admin/me',
    screen: 'staffAccount',
    title: { ru: 'Учётная запись', en: 'Account' },
    isPrivate: true,
  },
  {
    path: '/search',
    screen: 'search',
    isServerRendered: true,
    title: { ru: 'Поиск', en: 'Search' },
    isPrivate: true,
  },
  {
    path: '/me/account',
    screen: 'account',
    title: { ru: 'Учётная запись', en: 'Account' },
    isPrivate: true,
  },
  {
    path: '/403',
    screen: 'noAccess',
    isServerRendered: true,
    title: { ru: 'Раздел недоступен', en: 'You do not have access to this section' },
    status: 403,
    isPrivate: true,
  },
  {
    path: '/404',
    screen: 'notFound',
    isServerRendered: true,
    title: { ru: 'Такой страницы нет', en: 'Page not found' },
    status: 404,
    isPrivate: true,
  },
  {
    path: '/offline',
    screen: 'offline',
    title: { ru: 'Нет сети', en: 'You are offline' },
    isPrivate: true,
  },
];
