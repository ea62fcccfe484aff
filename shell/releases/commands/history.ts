import type { Move } from '../registry/Move';
import type { Context } from './Context';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';

/** Every move, newest first; of one remote when it is named. */
export async function history(
  { registry }: Pick<Context, 'registry'>,
  { words }: Pick<Request, 'words'>,
): Promise<Move[]> {
  const moves = await registry.history();
  if (!words[0]) return moves;
  const { name } = await remoteIn(registry, words[0]);
  return moves.filter(({ remote }) => remote === name);
}
