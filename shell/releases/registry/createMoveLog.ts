import type { Keys, Signed } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import { Conflict } from './Conflict';
import type { Move } from './Move';
import type { Change, Standing } from './Registry';
import { inParallel } from './inParallel';

interface SignedMove extends Signed {
  move: Move;
}

const folder = 'moves/';
const keyOf = (number: number) => `${folder}${String(number).padStart(8, '0')}.json`;
const numberOf = (key: string) => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);
const moveText = (move: Move) => `campus move\n${JSON.stringify(move)}`;

function parse(content: Buffer | undefined): SignedMove | undefined {
  try {
    return JSON.parse(content?.toString() ?? '') as SignedMove;
  } catch {
    return undefined;
  }
}

/** The append-only log of moves. Who creates the next number first has made the next move. */
export function createMoveLog(store: ReleaseStore, keys: Keys, onOdd: (what: string) => void) {
  const read = new Map<number, SignedMove>();
  let lastKey = '';
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  async function readOne(key: string) {
    const number = numberOf(key);
    const signed = parse(await store.read(key));
    if (signed?.move?.number === number) read.set(number, signed);
    else onOdd(`${key} is no move: it counts as not made.`);
  }

  async function ask() {
    const found = await store.list(folder, lastKey);
    const fresh = found.filter((key) => numberOf(key) > 0);
    await inParallel(fresh, readOne);
    lastKey = fresh.at(-1) ?? lastKey;
    askedAt = performance.now();
  }

  async function refresh(freshFor = store.freshFor) {
    if (performance.now() - askedAt < freshFor) return;
    asking ??= ask().finally(() => (asking = undefined));
    await asking;
  }

  const isValid = ({ move, key, signature }: SignedMove) =>
    keys.isSigned(move.remote, moveText(move), { key, signature });

  let known = { trusted: keys.trust.list(), size: 0, moves: [] as Move[] };

  /** Valid moves, oldest first; checked again when there are others, or other keys to trust. */
  function valid(): Move[] {
    const [trusted, { size }] = [keys.trust.list(), read];
    if (known.trusted === trusted && known.size === size) return known.moves;
    const moves = [...read.values()]
      .sort((one, other) => one.move.number - other.move.number)
      .filter(isValid)
      .map(({ move }) => move);
    known = { trusted, size, moves };
    return moves;
  }

  const lastOf = (remote: string) => valid().findLast((move) => move.remote === remote);

  async function current(): Promise<Standing> {
    await refresh();
    const moves = valid();
    return {
      number: numberOf(lastKey),
      channels: Object.fromEntries(moves.map(({ remote, channel }) => [remote, channel])),
    };
  }

  async function add({ channel, ...about }: Change): Promise<Move> {
    await refresh(0);
    const before = lastOf(about.remote);
    const after = channel(before?.channel);
    for (;;) {
      const number = numberOf(lastKey) + 1;
      const move = { number, at: new Date().toISOString(), ...about, channel: after };
      const signed = { move, ...keys.sign(moveText(move)) };
      if (!isValid(signed)) throw new Error(`The key of this machine may not move ${move.remote}.`);
      const isFirst = await store.create(keyOf(number), Buffer.from(JSON.stringify(signed)));
      await refresh(0);
      if (isFirst) return move;
      if (lastOf(move.remote)?.number !== before?.number)
        throw new Conflict(`Somebody moved ${move.remote} at the same moment. Look and try again.`);
    }
  }

  return {
    current,
    add,
    async history() {
      await refresh();
      return valid().toReversed();
    },
  };
}
