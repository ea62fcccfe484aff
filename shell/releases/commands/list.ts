import type { Channel } from '../registry/Channel';
import type { Context } from './Context';
import { since } from './since';

export interface Listed extends Channel {
  remote: string;
  since: string;
  by: string;
  why: string;
}

/** What visitors get of every remote and of the shell. */
export async function list({ registry }: Pick<Context, 'registry'>): Promise<Listed[]> {
  const [{ channels }, history] = [await registry.current(), await registry.history()];
  return Object.entries(channels)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, channel]) => {
      const { at = '', by = '', why = '' } = since(history, remote) ?? {};
      return { remote, ...channel, since: at, by, why };
    });
}
