import type { Plan, PlannedRemote } from './Plan';
import { remoteIn } from './remoteIn';

const placesOf = ({ declaration: { routes, slots } }: PlannedRemote) =>
  JSON.stringify([
    routes.map(({ path, screen, access }) => [path, screen, access]),
    slots.map(({ place, widget, access }) => [place, widget, access]),
  ]);

/** The page’s table of routes was made when it came: another one needs another page. */
export function fitsPage(remote: PlannedRemote, plan: Plan): boolean {
  const known = remoteIn(plan, remote.declaration.name);
  return known !== undefined && placesOf(known) === placesOf(remote);
}
