import type {
  ReleasedRemote,
  ReleaseHealth,
  ReleaseMove,
} from '@campus/shared/contract/releases/calls';
import { verdictOf } from '../health/verdictOf';
import type { Deployment } from '../../releases/registry/Deployment';
import type { Registry } from '../../releases/registry/Registry';
import type { AllFigures } from '../health/createFigures';
import { countsOf } from '../health/countsOf';

export function healthOf(health: Facts['health'], remote: string, release: string): ReleaseHealth {
  const { visitors, failed } = countsOf(health.get(remote)?.get(release));
  return { visitors, failed };
}

/** What an answer is put together from: read once, so that its parts fit to each other. */
export interface Facts {
  registry: Registry;
  /** By the count of all server processes. */
  health: AllFigures;
  /** Newest first. */
  history: readonly Deployment[];
  moves: readonly ReleaseMove[];
}

type Channel = ReleaseMove['channel'];

/** The move since which it has been so without a break; moves of one remote, newest first. */
function begunBy(moves: readonly ReleaseMove[], isSo: (channel: Channel) => boolean) {
  const other = moves.findIndex(({ channel }) => !isSo(channel));
  const { at: since = '', by = '', why = '' } = moves.at(other < 0 ? -1 : other - 1) ?? {};
  return { since, by, why };
}

/** How a remote stands and does; nothing for one that was never moved. */
export async function releasedRemote(
  name: string,
  { registry, health, history, moves: all }: Facts,
): Promise<ReleasedRemote | undefined> {
  const moves = all.filter(({ remote }) => remote === name);
  const [lastMove] = moves;
  if (!lastMove) return undefined;
  const { stable, canary } = lastMove.channel;
  const running = (release: string, isSo: (channel: Channel) => boolean) => ({
    release,
    ...begunBy(moves, isSo),
    health: healthOf(health, name, release),
    isAlarming: verdictOf({ name, release }, history, health)?.isAlarming ?? false,
  });
  const isShell = name === 'shell';
  // Its title can wait for the store, and those who have to move it cannot.
  const unknown = () => undefined;
  const manifest = isShell ? undefined : await registry.manifest(name, stable).catch(unknown);
  const shell = isShell ? await registry.shellManifest(stable).catch(unknown) : undefined;
  return {
    name,
    title: manifest?.declaration.title ?? null,
    owner: (shell ? shell.owner : manifest?.declaration.owner) ?? null,
    channel: lastMove.channel,
    stable: running(stable, (then) => then.stable === stable),
    canary: canary && running(canary.release, (then) => then.canary?.release === canary.release),
    lastMove,
  };
}
