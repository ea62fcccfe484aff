import type { ScreenCode } from '../navigation/ScreenCode';
import type { ReportPlace } from './Report';

interface Shown {
  state: { matches: readonly { route: { path?: string; handle?: ScreenCode } }[] };
}

/** The screen that the router shows: its pattern, and the release of the remote that it comes from. */
export function placeOf(
  { state }: Shown,
  shell: string,
  releaseOf: (remote: string) => string | undefined,
): ReportPlace {
  const route = state.matches.at(-1)?.route;
  const remote = route?.handle?.remote;
  const page = route?.path ?? '*';
  if (!remote) return { page, release: shell };
  return { page, remote, release: releaseOf(remote) ?? shell };
}
