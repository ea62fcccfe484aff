import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { shellRoutes } from '../page/shellRoutes';
import { reserved } from '../releases/gate/checkRoutes';

type Remote = Pick<RemoteDeclaration, 'name' | 'routes'>;

/** Addresses to whose they are: what the server answers itself, too, the gate gives to no remote. */
export const takenAddresses = (remotes: readonly Remote[]): Map<string, string> =>
  new Map([
    ...reserved.map((address) => [address.replace(/\/\*$/, ''), 'the server'] as const),
    ...shellRoutes.map(({ path: address }) => [address, 'the shell'] as const),
    ...remotes.flatMap(({ name, routes }) =>
      routes.map(({ path: address }) => [address, name] as const),
    ),
  ]);
