import type { RemoteDeclaration, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';

/** The feed that a page of this route names. */
export const feedOfRoute = ({ feeds }: RemoteDeclaration, { feed }: RouteDeclaration) =>
  feed === undefined ? undefined : feeds?.find(({ path }) => path === feed);
