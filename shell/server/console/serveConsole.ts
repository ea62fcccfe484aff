import {
  getReleasedRemote,
  listReleasedRemotes,
  listReleaseMoves,
  moveRemote as moveCall,
} from '@campus/shared/contract/releases';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../releases/registry/Registry';
import type { AskWho } from '../askWho';
import { answerCall } from './answerCall';
import { createSizes } from './createSizes';
import { moveRemote } from './moveRemote';
import { movesWithBefore } from './movesWithBefore';
import { readRemote } from './readRemote';
import { readRemotes } from './readRemotes';

interface ConsoleOptions {
  registry: Registry;
  askWho: AskWho;
}

/** The calls of the console for teams: what runs where, and moving it. */
export function serveConsole(app: FastifyInstance, { registry, askWho }: ConsoleOptions) {
  const sizeOf = createSizes(registry);

  answerCall(app, askWho, listReleasedRemotes, () => readRemotes(registry));

  answerCall(app, askWho, getReleasedRemote, ({ params }) =>
    readRemote(registry, params.remote, sizeOf),
  );

  answerCall(app, askWho, listReleaseMoves, async ({ query: { remote, skip, size } }) => {
    const moves = movesWithBefore(await registry.history());
    const found = remote ? moves.filter((move) => move.remote === remote) : moves;
    return { items: found.slice(skip, skip + size), total: found.length, skip, size };
  });

  answerCall(app, askWho, moveCall, async ({ params: { remote }, body }, { name }) => {
    await moveRemote(registry, remote, body, name);
    return (await readRemote(registry, remote, sizeOf)).remote;
  });
}
