import type { PlaceContract } from '@campus/shared/contract/place';
import type { PageDeclaration, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { matchRoutes, type Params } from 'react-router';
import { shellRoutes } from '../page/shellRoutes';
import type { ActiveRelease } from './createPlanner';

export interface MatchedScreen {
  /** The pattern that its address has met. */
  path: string;
  /** What the route says of its page. */
  page: PageDeclaration;
  /** 200 when left out. */
  status?: 403 | 404;
  /** The server renders it for guests. */
  isServerRendered?: boolean;
  /** The server renders it for the person who is signed in, of what that person alone is answered. */
  isRenderedForPerson?: boolean;
  /** Not for search engines, and nothing is told of it. */
  isPrivate: boolean;
  /** Its address may let whoever has it in: nobody else is to learn it. */
  isCapabilityUrl?: boolean;
  params: Params;
  /** Where it shows widgets. */
  places?: readonly PlaceContract[];
  /** Left out for the shell's own screens. */
  remote?: { release: ActiveRelease; route: RouteDeclaration };
}

interface Candidate {
  path: string;
  handle: Omit<MatchedScreen, 'params' | 'path'>;
}

const candidates = (active: ActiveRelease[]): Candidate[] => [
  ...shellRoutes.map(
    ({ path, isPrivate = false, isCapabilityUrl, isServerRendered, status, places, ...page }) => ({
      path,
      handle: { isPrivate, isCapabilityUrl, isServerRendered, page, status, places },
    }),
  ),
  ...active.flatMap((release) =>
    release.manifest.declaration.routes.map((route) => ({
      path: route.path,
      handle: {
        page: route,
        isPrivate: route.isPrivate ?? route.access !== 'public',
        // What everybody may open and nobody may find is opened by a link that somebody was given.
        isCapabilityUrl: route.isPrivate && route.access === 'public',
        isServerRendered: route.access === 'public' && route.isServerRendered,
        isRenderedForPerson: route.access !== 'public' && route.isServerRendered,
        places: route.places,
        remote: { release, route },
      },
    })),
  ),
];

/** Finds the screen behind an address with the same matcher as the browser does. */
export function matchScreen(pathname: string, active: ActiveRelease[]): MatchedScreen | null {
  const found = matchRoutes(candidates(active), pathname)?.at(-1);
  if (!found) return null;
  const { handle, path } = found.route;
  return { ...handle, path, params: found.params };
}

interface Asked {
  screen: MatchedScreen | null;
  isSignedIn: boolean;
}

/** What a release shows in the places of a screen, as far as is known before a role is. */
export const slotsOn = ({ manifest }: ActiveRelease, { screen, isSignedIn }: Asked) =>
  manifest.declaration.slots.filter(
    ({ place, access }) =>
      (access === 'public' || isSignedIn) && screen?.places?.some((one) => one.place === place),
  );
