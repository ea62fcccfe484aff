import type { Place } from '@campus/shared/remote/RemoteDeclaration';

/** The page on which the shell shows what remotes offer for a place. */
export const places: Record<Place, string> = {
  'home.hero': '/',
  'home.main': '/',
  'home.aside': '/',
};
