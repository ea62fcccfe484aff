import type { RouteDeclaration, Texts } from '@campus/shared/remote/RemoteDeclaration';
import { matchRoutes } from 'react-router';
import { shellRoutes } from '../src/shellRoutes';
import type { ActiveRelease } from './createPlanner';

export interface MatchedScreen {
  title: Texts;
  description?: Texts;
  isHome: boolean;
  /** Left out for the shell's own screens. */
  remote?: { release: ActiveRelease; route: RouteDeclaration };
}

interface Candidate {
  path: string;
  handle: MatchedScreen;
}

const candidates = (active: ActiveRelease[]): Candidate[] => [
  ...shellRoutes.map(({ path, screen, ...texts }) => ({
    path,
    handle: { ...texts, isHome: screen === 'home' },
  })),
  ...active.flatMap((release) =>
    release.manifest.declaration.routes.map((route) => ({
      path: route.path,
      handle: {
        title: route.title,
        description: route.description,
        isHome: false,
        remote: { release, route },
      },
    })),
  ),
];

/** Finds the screen behind an address with the same matcher as the browser does. */
export const matchScreen = (pathname: string, active: ActiveRelease[]): MatchedScreen | null =>
  matchRoutes(candidates(active), pathname)?.at(-1)?.route.handle ?? null;
