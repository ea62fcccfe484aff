import {
  getReleasedRemote,
  listRegistryAlarms,
  listReleasedRemotes,
  listReleaseMoves,
  moveRemote as moveCall,
} from '@campus/shared/contract/releases';
import type { FastifyInstance } from 'fastify';
import type { Secret } from '../../releases/keys/createSecret';
import type { Registry } from '../../releases/registry/Registry';
import type { AskWho } from '../askWho';
import { answerCall } from './answerCall';
import { createDamages } from './createDamages';
import { createSizes } from './createSizes';
import { moveRemote } from './moveRemote';
import { movesWithBefore } from './movesWithBefore';
import { readFacts } from './readFacts';
import { readRemote } from './readRemote';
import { readRemotes } from './readRemotes';

interface ConsoleOptions {
  registry: Registry;
  /** Of the servers, which sign what they know of the health of releases. */
  secret: Secret;
  askWho: AskWho;
}

/** The calls of the console for teams: what runs where, and moving it. */
export function serveConsole(app: FastifyInstance, { registry, secret, askWho }: ConsoleOptions) {
  const sizeOf = createSizes(registry);
  const facts = () => readFacts(registry, secret);

  answerCall(app, askWho, listReleasedRemotes, async () => readRemotes(await facts()));

  answerCall(app, askWho, getReleasedRemote, async ({ params }) =>
    readRemote(params.remote, await facts(), sizeOf),
  );

  answerCall(app, askWho, listReleaseMoves, async ({ query: { remote, skip, size } }) => {
    const moves = movesWithBefore(await registry.history());
    const found = remote ? moves.filter((move) => move.remote === remote) : moves;
    return { items: found.slice(skip, skip + size), total: found.length, skip, size };
  });

  const damages = createDamages(registry);
  answerCall(app, askWho, listRegistryAlarms, async () => [
    ...(await registry.alarms()).map(({ texts }) => texts),
    ...(await damages()),
  ]);

  answerCall(app, askWho, moveCall, async ({ params: { remote }, body }, { name }) => {
    await moveRemote(registry, remote, body, name);
    return (await readRemote(remote, await facts(), sizeOf)).remote;
  });
}
