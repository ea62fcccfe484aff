import { createHash } from 'node:crypto';
import { missing, notAsHead, stray, unlinked, type Alarm } from './Alarm';
import type { Head } from './createHeadMemory';
import { deploymentKey, parseDeployment, type SignedDeployment } from './SignedDeployment';

export interface SoundDeployment {
  signed: SignedDeployment;
  /** Of its file, as it was signed. */
  text: string;
}

interface Sources {
  /** Number to what the file of that move holds. */
  files: ReadonlyMap<number, string>;
  /** Heads that are believed. */
  heads: readonly Head[];
  isSound: (signed: SignedDeployment) => boolean;
}

export interface Chain {
  /** Every sound move that is known, from wherever; oldest first. */
  deployments: SoundDeployment[];
  /** Where the chain ends: the next move has the number after it. */
  last: number;
  digest: string;
  isChained: boolean;
  alarms: Alarm[];
  /** False when a move that nobody remembers may be lost: how things stand is not known then. */
  isCertain: boolean;
}

const digestOf = (before: string, number: number, text: string) =>
  createHash('sha256').update(`${before}\n${number}\n${text}`).digest('hex');

type Sound = Map<number, SoundDeployment>;

function soundIn({ files, isSound }: Sources): Sound {
  const found: Sound = new Map();
  for (const [number, text] of files) {
    const signed = parseDeployment(text, number);
    if (signed && isSound(signed)) found.set(number, { signed, text });
  }
  return found;
}

/** Moves that the heads remember; they go before what lies there under the same number. */
function remembered({ heads, isSound }: Sources): Sound {
  const found: Sound = new Map();
  for (const { number, newest } of heads)
    for (const text of Object.values(newest)) {
      const signed = parseDeployment(text);
      const isKnown = signed && signed.move.number <= number && isSound(signed);
      if (isKnown) found.set(signed.move.number, { signed, text });
    }
  return found;
}

/** Walks from move to move as long as each was made upon what lies before it. */
function walk({ files, heads }: Sources, sound: Sound, last: number) {
  let alarms: Alarm[] = [];
  let [digest, end, isChained] = ['', 0, false];
  const numbers = [...files.keys()].filter((number) => number <= last);
  for (const number of numbers.sort((one, other) => one - other)) {
    if (number > end + 1) alarms.push(missing(end + 1, number - 1));
    end = number;
    const { previous, kind } = sound.get(number)?.signed.move ?? {};
    const isLinked = previous === undefined ? !isChained : previous === digest;
    if (sound.has(number) && !isLinked) alarms.push(unlinked(number));
    // Signed upon all that lay there: from here on nothing is in doubt.
    if (isLinked && kind === 'repair') alarms = [];
    isChained ||= previous !== undefined;
    digest = digestOf(digest, number, files.get(number) ?? '');
    if (heads.some((head) => head.number === number && head.digest !== digest))
      alarms.push(notAsHead(number));
  }
  if (end < last) alarms.push(missing(end + 1, last));
  return { alarms, digest, isChained };
}

/** What is numbered as a move and belongs to no chain. */
function straysIn({ files }: Sources, sound: Sound, last: number): Alarm[] {
  const numbers = [...files.keys()].filter((number) => number > last);
  return numbers.map((number) => {
    if (sound.has(number)) return missing(last + 1, number - 1);
    return stray(
      number,
      deploymentKey(number),
      parseDeployment(files.get(number) ?? '', number)?.key,
    );
  });
}

/** Reads the history out of what lies in the store and what the heads remember. */
export function readChain(sources: Sources): Chain {
  const { files, heads } = sources;
  const inFiles = soundIn(sources);
  const covered = Math.max(0, ...heads.map(({ number }) => number));
  let last = covered;
  for (let number = covered + 1; files.has(number); number += 1)
    if (inFiles.has(number)) last = number;
  const { alarms: broken, digest, isChained } = walk(sources, inFiles, last);
  const alarms = [...broken, ...straysIn(sources, inFiles, last)];
  const isLost = alarms.some(({ isLoss, number }) => isLoss && number > covered);
  const known = new Map([...inFiles, ...remembered(sources)]);
  return {
    deployments: [...known]
      .sort(([one], [other]) => one - other)
      .map(([, deployment]) => deployment),
    ...{ last, digest, isChained, alarms },
    isCertain: !isLost && (heads.length > 0 || !isChained),
  };
}
