import type { Registry, Release } from '../registry/Registry';
import { longestReview, type Review } from './reviewLink';

const folderOf = ({ name, release }: Release) => `reviews/${name}/${release}/`;

/** Keeps how long a link shows a release, and nothing of the link: whoever clears away has no list of links. */
export const keepShown = ({ store }: Pick<Registry, 'store'>, { until, ...which }: Review) =>
  store.create(`${folderOf(which)}${until}`, Buffer.from('{}'));

/** What is kept of the links to a release. */
export const shownKeys = ({ store }: Pick<Registry, 'store'>, which: Release) =>
  store.list(folderOf(which));

/** Until when a link shows a release, in milliseconds since 1970; undefined where none does now. */
export async function shownUntil(registry: Pick<Registry, 'store'>, which: Release, now: Date) {
  const keys = await shownKeys(registry, which);
  const left = (until: number) => until - now.getTime();
  const ends = keys
    .map((key) => Number(key.slice(folderOf(which).length)))
    // No link lasts longer, whatever somebody has written here.
    .filter((until) => left(until) > 0 && left(until) <= longestReview);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}
