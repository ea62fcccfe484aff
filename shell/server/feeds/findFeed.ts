import type {
  FeedDeclaration,
  ListSource,
  RouteDeclaration,
} from '@campus/shared/remote/RemoteDeclaration';
import type { ActiveRelease } from '../createPlanner';

export interface FoundFeed {
  feed: FeedDeclaration;
  /** Whose records it tells of. */
  route: RouteDeclaration;
  list: ListSource;
}

/** The feed at an address, if some release declares one there. */
export function findFeed(path: string, active: readonly ActiveRelease[]): FoundFeed | undefined {
  for (const { manifest } of active) {
    const { feeds = [], routes } = manifest.declaration;
    const feed = feeds.find((one) => one.path === path);
    const route = routes.find((one) => one.path === feed?.records && one.access === 'public');
    if (feed && route?.list) return { feed, route, list: route.list };
  }
  return undefined;
}
