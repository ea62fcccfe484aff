import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Alarm, noHead, oddHead } from './Alarm';
import { type createHeadMemory, type Head, headKey, headText, parseHead } from './createHeadMemory';
import { inParallel } from './inParallel';
import { type Chain, readChain } from './readChain';
import {
  deploymentKey,
  deploymentsFolder,
  deploymentText,
  numberOf,
  type SignedDeployment,
} from './SignedDeployment';

interface Options {
  store: ReleaseStore;
  keys: Keys;
  memory: ReturnType<typeof createHeadMemory>;
  /** Told once of each alarm, as a sentence. */
  onAlarm: (what: string) => void;
}

export interface ReadLog extends Chain {
  hasHead: boolean;
}

/** Asking again costs as many reads as there are moves while something is wrong. */
const freshForInAlarm = 1000;

const newestOf = ({ deployments }: Chain) =>
  Object.fromEntries(deployments.map(({ signed, text }) => [signed.move.remote, text]));

export const headOf = (chain: Chain): Head => ({
  number: chain.last,
  digest: chain.digest,
  newest: newestOf(chain),
});

/** It vouches for the moves of all remotes. */
export const mayRepair = (keys: Keys, key: string): boolean =>
  keys.may(key, 'release') &&
  keys.trust.list().some(({ id, remotes }) => id === key && remotes === null);

/** Whether a key that is trusted now may have made this move. */
export function isSoundDeployment(
  keys: Keys,
  { move: deployment, key, signature }: SignedDeployment,
): boolean {
  if (!keys.isSigned(deployment.remote, deploymentText(deployment), { key, signature }))
    return false;
  return deployment.kind === 'repair'
    ? mayRepair(keys, key)
    : keys.may(key, 'release') || keys.may(key, 'server');
}

/** Reads the moves that are new and the head, and finds out what is wrong with them. */
export function createLogReader({ store, keys, memory, onAlarm }: Options) {
  let files = new Map<number, string>();
  let stored: string | undefined;
  let remembered: Head | undefined;
  let known: { trusted: unknown; log: ReadLog } | undefined;
  const told = new Set<string>();
  /** Why the newest move cannot be remembered: each page that is asked for tries again. */
  let forgotten = '';
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  function headIn(): { head?: Head; alarm?: Alarm } {
    if (stored === undefined) return {};
    const signed = parseHead(stored);
    const signer = signed && keys.signerOf(headText(signed.head), signed);
    if (!signer) return { alarm: oddHead(signed?.key) };
    // What a revoked key has seen still counts as seen, until another one has signed it.
    return signer.revokedAt
      ? { head: signed.head, alarm: oddHead(signer.id) }
      : { head: signed.head };
  }

  function log(): ReadLog {
    const trusted = keys.trust.list();
    if (known?.trusted === trusted) return known.log;
    const { head, alarm } = headIn();
    const heads = [head, remembered].filter((each) => each !== undefined);
    const chain = readChain({ files, heads, isSound: (signed) => isSoundDeployment(keys, signed) });
    const isMissing = stored === undefined && chain.isChained;
    const alarms = [...(alarm ? [alarm] : isMissing ? [noHead()] : []), ...chain.alarms];
    known = { trusted, log: { ...chain, alarms, hasHead: stored !== undefined } };
    return known.log;
  }

  async function ask(isWhole: boolean) {
    // The head first: moves that come meanwhile are after it, and never before.
    const seen = memory.read();
    const head = (await store.read(headKey))?.toString();
    const found = await store.list(deploymentsFolder, isWhole ? '' : deploymentKey(log().last));
    const fresh = isWhole ? new Map<number, string>() : new Map(files);
    await inParallel(found, async (key) => {
      const number = numberOf(key);
      const content = number && (await store.read(key));
      if (content) fresh.set(number, content.toString());
    });
    const isSame =
      !isWhole &&
      head === stored &&
      seen?.digest === remembered?.digest &&
      fresh.size === files.size;
    [files, stored, remembered] = [fresh, head, seen];
    if (!isSame) known = undefined;
    askedAt = performance.now();
  }

  function tell({ alarms }: ReadLog) {
    for (const { texts } of alarms) if (!told.has(texts.en)) onAlarm(texts.en);
    told.clear();
    for (const { texts } of alarms) told.add(texts.en);
  }

  function remember(log: ReadLog) {
    if (log.alarms.length > 0 || log.deployments.length === 0) return;
    try {
      memory.write(headOf(log));
      forgotten = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== forgotten) onAlarm(`The newest move cannot be remembered here: ${message}`);
      forgotten = message;
    }
  }

  async function look() {
    const isInAlarm = log().alarms.length > 0;
    await ask(isInAlarm);
    if (!isInAlarm && log().alarms.length > 0) await ask(true);
    tell(log());
    remember(log());
  }

  /** As it is in the store; unless asked for what is there now, a little older where asking costs. */
  return async ({ isNow = false } = {}): Promise<ReadLog> => {
    // One that began earlier may have missed what is there now.
    if (isNow) await asking?.catch(() => undefined);
    const inAlarm = log().alarms.length > 0 ? freshForInAlarm : 0;
    const freshFor = isNow ? 0 : Math.max(store.freshFor, inAlarm);
    if (performance.now() - askedAt >= freshFor) {
      asking ??= look().finally(() => (asking = undefined));
      await asking;
    }
    return log();
  };
}
