import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { BrokenHistory, Conflict } from './BrokenHistory';
import { createHeadMemory, headKey, headText } from './createHeadMemory';
import {
  createLogReader,
  headOf,
  isSoundDeployment,
  mayRepair,
  type ReadLog,
} from './createLogReader';
import type { Channel, Deployment } from './Deployment';
import {
  deploymentKey,
  deploymentsFolder,
  deploymentText,
  numberOf,
  type SignedDeployment,
} from './SignedDeployment';
import type { Change, Standing } from './Registry';
import type { Chain } from './readChain';

/**
 * Puts aside what lies where a move should be, and puts back what is remembered of moves. Gives the
 * chain as it was before.
 */
async function restoreDeployments(store: ReleaseStore, read: () => Promise<Chain>): Promise<Chain> {
  const keys = await store.list(deploymentsFolder);
  // After the list: what others have moved meanwhile is in the chain, and not in its way.
  const chain = await read();
  const { deployments, last } = chain;
  const texts = new Map(deployments.map(({ signed, text }) => [signed.move.number, text]));
  for (const key of keys) {
    const number = numberOf(key) ?? 0;
    const content = await store.read(key);
    const text = content?.toString() ?? '';
    const isKept = number <= last && (texts.get(number) ?? text) === text;
    if (!number || !content) continue;
    if (isKept) texts.delete(number);
    else {
      await store.create(`aside/${Date.now()}-${number}.json`, content);
      await store.remove([key]);
    }
  }
  for (const [number, text] of texts)
    if (number <= last) await store.create(deploymentKey(number), Buffer.from(text));
  return chain;
}

interface Options {
  store: ReleaseStore;
  keys: Keys;
  /** Where this machine remembers how far the history went. */
  dataFolder: string;
  onAlarm: (what: string) => void;
}

const lastOf = ({ deployments }: ReadLog, remote: string) =>
  deployments.findLast(({ signed }) => signed.move.remote === remote)?.signed.move;

/** Remote to how it stands after the newest of these moves. */
const channelsIn = (deployments: Chain['deployments']) =>
  new Map(deployments.map(({ signed: { move } }) => [move.remote, move.channel]));

/** As soon as the history is whole others move again, and what they take back stays so. */
const vouchedFor =
  (stands: Channel, seen: Channel | undefined) =>
  (before: Channel | undefined): Channel =>
    before && JSON.stringify(before) !== JSON.stringify(seen) ? before : stands;

/** The slot of the next move is taken, or what came before it is in doubt. */
const isInTheWay = (log: ReadLog) =>
  !log.isCertain || log.alarms.some(({ number, isLoss }) => isLoss || number <= log.last + 1);

function toDeployment(
  keys: Options['keys'],
  { move: deployment, key }: SignedDeployment,
): Deployment {
  const { previous, by: typed, person: told, ...rest } = deployment;
  const signer = keys.trust.list().find(({ id }) => id === key);
  // A key of a team speaks for itself alone; before the chain nobody proved whose name it was.
  const named = keys.may(key, 'server') ? told : undefined;
  const person = (previous === undefined && typed !== 'server' ? typed : named) ?? null;
  const by = signer?.name ?? key;
  return { ...rest, by, key, person: person === by ? null : person };
}

/** Visitors get what was moved all the same, so whoever moved it is not told that it failed. */
const untoldOf = ({ move: { number } }: SignedDeployment, { message }: Error) =>
  `Move ${number} is made; that it is the newest is signed with the next one: ${message}`;

/**
 * The append-only log of moves: each is signed together with the digest of all before it. Who
 * creates the next number first has made the next move.
 */
export function createDeploymentLog({ store, keys, dataFolder, onAlarm }: Options) {
  const memory = createHeadMemory(dataFolder, store.name);
  const read = createLogReader({ store, keys, memory, onAlarm });

  async function certain() {
    const log = await read();
    if (!log.isCertain) throw new BrokenHistory(log.alarms);
    return log;
  }

  const headOfLog = (log: ReadLog) => {
    const head = headOf(log);
    return Buffer.from(JSON.stringify({ head, ...keys.sign(headText(head)) }));
  };

  /** Until nobody has moved anything meanwhile: of two who write it the later may know less. */
  async function writeHead() {
    let log = await read({ isNow: true });
    for (let written = -1; log.last > written; log = await read({ isNow: true })) {
      written = log.last;
      await store.replace(headKey, headOfLog(log));
    }
  }

  /** The move that was made; undefined when somebody else has made one of that number. */
  async function tryNext(log: ReadLog, change: Omit<SignedDeployment['move'], 'number' | 'at'>) {
    const number = log.last + 1;
    const deployment = { number, previous: log.digest, at: new Date().toISOString(), ...change };
    const signed = { move: deployment, ...keys.sign(deploymentText(deployment)) };
    if (!isSoundDeployment(keys, signed))
      throw new Error(`The key of this machine may not move ${deployment.remote}.`);
    // Before the first move: without a head moves are not believed.
    if (!log.hasHead) await store.create(headKey, headOfLog(log));
    const isMade = await store.create(deploymentKey(number), Buffer.from(JSON.stringify(signed)));
    return isMade ? signed : undefined;
  }

  async function add({ channel, ...about }: Change): Promise<Deployment> {
    let log = await read({ isNow: true });
    const before = lastOf(log, about.remote);
    const after = channel(before?.channel);
    for (;;) {
      if (about.kind !== 'repair' && isInTheWay(log)) throw new BrokenHistory(log.alarms);
      const made = await tryNext(log, { ...about, channel: after });
      if (made) {
        await writeHead().catch((error: Error) => onAlarm(untoldOf(made, error)));
        return toDeployment(keys, made);
      }
      const { last } = log;
      log = await read({ isNow: true });
      if (lastOf(log, about.remote)?.number !== before?.number)
        throw new Conflict(
          `Somebody moved ${about.remote} at the same moment. Look and try again.`,
        );
      if (log.last <= last) throw new BrokenHistory(log.alarms);
    }
  }

  /** Says anew of every remote how it stands, by the moves that are still sound. */
  async function repair(why: string): Promise<Deployment[]> {
    if (!mayRepair(keys, keys.own()))
      throw new Error('A history is repaired with a key that may release all remotes.');
    const { deployments, last } = await restoreDeployments(store, () => read({ isNow: true }));
    const left = await read({ isNow: true });
    const ofOthers = left.deployments.filter(({ signed }) => signed.move.number > last);
    const newest = channelsIn([...deployments, ...ofOthers]);
    const made: Deployment[] = [];
    for (const [remote, stands] of newest) {
      const channel = vouchedFor(stands, lastOf(left, remote)?.channel);
      made.push(await add({ remote, kind: 'repair', why, channel }));
    }
    return made;
  }

  async function known() {
    const { isCertain, deployments } = await read();
    const newest = new Map(
      deployments.map(({ signed }) => [signed.move.remote, toDeployment(keys, signed)]),
    );
    return { isCertain, newest: [...newest.values()] };
  }

  return {
    add,
    known,
    repair,
    /** Signs the head anew, when the key that did is believed no more. */
    writeHead,
    alarms: async () => (await read()).alarms,
    current: async (): Promise<Standing> => {
      const { last, deployments } = await certain();
      const newest = channelsIn(deployments);
      const standing: Standing = { number: last, channels: {}, retired: {} };
      for (const [remote, channel] of newest)
        standing[channel.isRetired ? 'retired' : 'channels'][remote] = channel;
      return standing;
    },
    /** Moves of when nothing was said of the gate: it let pass what they gave. */
    beforeChain: async () =>
      (await certain()).deployments
        .map(({ signed }) => signed.move)
        .filter(({ previous }) => previous === undefined),
    history: async (): Promise<Deployment[]> =>
      (await certain()).deployments.map(({ signed }) => toDeployment(keys, signed)).toReversed(),
  };
}
