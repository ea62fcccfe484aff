import type { Access } from '@campus/shared/contract/call';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { overlaps } from './overlaps';

const hasRecords = ({ routes }: RemoteDeclaration, pattern: string) =>
  routes.some(({ path, list, access }) => path === pattern && list && access === 'public');

const isPage = ({ routes }: RemoteDeclaration, address: string) =>
  routes.some(({ path }) => overlaps(path, address));

/** A feed is named by pages that find it, and has records to tell of. */
function idleFeeds(declaration: RemoteDeclaration): string[] {
  const { routes, feeds = [] } = declaration;
  const isDeclared = (address?: string) => feeds.some(({ path }) => path === address);
  return [
    ...routes
      .filter(({ feed }) => feed !== undefined && !isDeclared(feed))
      .map(({ path, feed }) => `Its route ${path} names the feed ${feed}: declare it in feeds.`),
    ...feeds
      .filter(({ records }) => !hasRecords(declaration, records))
      .map(
        ({ path, records }) => `Its feed ${path} needs the public route ${records} with a list.`,
      ),
    ...feeds
      .filter(({ page }) => !isPage(declaration, page))
      .map(({ path, page }) => `Its feed ${path} is of the page ${page}: declare it in routes.`),
  ];
}

/** What is searched has records, and every page that the search leads to is there. */
function idleSearch(declaration: RemoteDeclaration): string[] {
  const { kinds = [], fallbacks = [] } = declaration.search ?? {};
  const names = kinds.map(({ kind }) => kind);
  const pages = [
    ...kinds.flatMap(({ all }) => (all ? [all.page] : [])),
    ...fallbacks.map((fallback) => fallback.to),
  ];
  return [
    ...kinds
      .filter(({ records }) => !hasRecords(declaration, records))
      .map(
        ({ kind, records }) =>
          `Its search of ${kind} needs the public route ${records} with a list.`,
      ),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `It declares the search of ${name} twice: keep one of them.`),
    ...pages
      // Behind its path a link may say more: which form, and what stands in it.
      .filter((page) => !isPage(declaration, page.replace(/[?#].*$/, '')))
      .map((page) => `Its search leads to ${page}: declare it in routes.`),
  ];
}

/** Those that an address cannot be without. */
const paramsOf = (pattern: string) =>
  [...pattern.matchAll(/:([\w-]+)(?![\w?-])/g)].map(([, name = '']) => name);

/** The address of every record can be written. */
const halfAddresses = ({ routes }: RemoteDeclaration): string[] =>
  routes.flatMap(({ path, list, example }) =>
    Object.entries({ list, example }).flatMap(([source, found]) =>
      paramsOf(path)
        .filter((name) => found && !(name in found.params))
        .map(
          (name) => `The ${source} of its route ${path} does not say :${name}: name it in params.`,
        ),
    ),
  );

const participants: readonly string[] = ['HUMAN', 'STUDENT'];

/** What is kept belongs to the participant whose token asked for it, and goes with them. */
const isForParticipants = (access: Access) =>
  typeof access !== 'string' && access.every((role) => participants.includes(role));

/** A page that is kept has one address, and nobody opens it but participants. */
function idleOffline({ routes, offline = [] }: RemoteDeclaration): string[] {
  const pages = offline.map(({ page }) => page);
  const faultOf = (page: string) => {
    const route = routes.find(({ path }) => path === page);
    if (!route) return [`Its page ${page} is kept for offline: declare it in routes.`];
    if (/[:*?]/.test(page))
      return [`Its page ${page} is kept for offline, so its address can have no parameters.`];
    if (!isForParticipants(route.access))
      return [`Its page ${page} is kept for offline: let only HUMAN and STUDENT open it.`];
    return [];
  };
  return [
    ...pages.flatMap(faultOf),
    ...pages
      .filter((page, at) => pages.indexOf(page) !== at)
      .map((page) => `It keeps the page ${page} twice: keep one of them.`),
  ];
}

/** What a declaration promises that leads nowhere, a sentence each. */
export const deadEnds = (declaration: RemoteDeclaration): string[] => [
  ...idleFeeds(declaration),
  ...idleSearch(declaration),
  ...halfAddresses(declaration),
  ...idleOffline(declaration),
];
