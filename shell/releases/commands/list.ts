import { type Channel, deployerOf, type Deployment } from '../registry/Deployment';
import type { Context } from './Command';

/** The move by which everybody got what they get now; `history` is newest first. */
function since(history: readonly Deployment[], remote: string): Deployment | undefined {
  const deployments = history.filter((deployment) => deployment.remote === remote);
  const other = deployments.findIndex(
    ({ channel }) => channel.stable !== deployments[0]?.channel.stable,
  );
  return deployments[(other < 0 ? deployments.length : other) - 1];
}

export interface Listed extends Channel {
  remote: string;
  since: string;
  by: string;
  why: string;
}

/** What visitors get of every remote and of the shell. */
export async function list({ registry }: Pick<Context, 'registry'>): Promise<Listed[]> {
  const [{ channels, retired }, history] = [await registry.current(), await registry.history()];
  return Object.entries({ ...channels, ...retired })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, channel]) => {
      const deployment = since(history, remote);
      const by = deployment ? deployerOf(deployment) : '';
      return { remote, ...channel, since: deployment?.at ?? '', by, why: deployment?.why ?? '' };
    });
}
