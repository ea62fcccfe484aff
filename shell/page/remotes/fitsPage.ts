import { findPlanned, type Plan, type PlannedRemote } from '../loading/Plan';

const placesOf = ({ declaration: { routes, slots } }: PlannedRemote) =>
  JSON.stringify([
    routes.map(({ path, screen, access, places }) => [path, screen, access, places]),
    slots.map(({ place, props, widget, access }) => [place, props, widget, access]),
  ]);

/** The page’s table of routes was made when it came: another one needs another page. */
export function fitsPage(remote: PlannedRemote, plan: Plan): boolean {
  const known = findPlanned(plan, remote.declaration.name);
  return known !== undefined && placesOf(known) === placesOf(remote);
}
