import type { ListSource, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { fieldOf } from '@campus/shared/remote/fieldOf';
import { generatePath } from 'react-router';

/**
 * The path of an item of a list; undefined for one that lacks a parameter.
 * @throws when the list does not name every parameter.
 */
export function addressIn(
  { path }: Pick<RouteDeclaration, 'path'>,
  { params }: Pick<ListSource, 'params'>,
  item: unknown,
) {
  const found = Object.entries(params).map(
    ([name, field]) => [name, fieldOf(item, field)] as const,
  );
  if (!found.every(([, value]) => typeof value === 'string' && value)) return undefined;
  return generatePath(path, Object.fromEntries(found) as Record<string, string>);
}
