/** @jest-environment node */
import { rightsOf } from '../keys/createTrust';
import type { Keys, Signed } from '../keys/openKeys';
import type { TrustedKey } from '../keys/TrustedKey';
import { type Head, headKey, headText } from './createHeadMemory';
import { createLogReader, headOf, isSoundDeployment, mayRepair } from './createLogReader';
import { deploymentKey, deploymentText, type SignedDeployment } from './SignedDeployment';

const keyOf = (id: string, about: Partial<TrustedKey> = {}): TrustedKey => ({
  ...{ id, name: id, publicKey: '', remotes: null, addedAt: '', revokedAt: null },
  ...about,
});
let trusted: TrustedKey[];
beforeEach(() => {
  trusted = [
    ...[keyOf('all'), keyOf('team', { remotes: ['media'] })],
    ...[keyOf('server', { rights: ['server'] }), keyOf('gate', { rights: ['gate'] })],
  ];
});
afterEach(() => jest.restoreAllMocks());

const find = (id: string) => trusted.find((key) => key.id === id);
/** A text is signed by itself here. */
const signerOf = (text: string, { key, signature }: Signed) =>
  signature === text ? find(key) : undefined;
const keys = {
  trust: { list: () => trusted },
  may: (id, right) => rightsOf(find(id) ?? keyOf('', { rights: [] })).includes(right),
  signerOf,
  isSigned: (_, text, signed) => signerOf(text, signed) !== undefined,
} as Pick<Keys, 'may' | 'signerOf' | 'isSigned'> & { trust: Pick<Keys['trust'], 'list'> } as Keys;

const signedBy = (key: string, about: object = {}) => {
  const move = { number: 1, remote: 'media', kind: 'release', ...about };
  const signed = { move, key } as SignedDeployment;
  return { ...signed, signature: deploymentText(signed.move) };
};

test.each([
  ['release', ['all', 'team', 'server']],
  ['repair', ['all']],
])('a %s is sound of the keys %j', (kind, allowed) => {
  const ids = ['all', 'team', 'server', 'gate', 'stranger'];
  expect(ids.filter((id) => isSoundDeployment(keys, signedBy(id, { kind })))).toEqual(allowed);
});

test('a history is repaired with a key of all remotes that may release', () => {
  const ids = ['all', 'team', 'server', 'gate', 'stranger'];
  expect(ids.filter((id) => mayRepair(keys, id))).toEqual(['all']);
});

test('what was changed after it was signed is not sound', () => {
  const signed = signedBy('all');
  expect(isSoundDeployment(keys, { ...signed, move: { ...signed.move, why: 'x' } })).toBe(false);
});

/** A store with as many moves and a head, and a reader of it. */
async function open(moves: number, { freshFor = 0 } = {}) {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const told: string[] = [];
  const memory = { seen: undefined as Head | undefined };
  const store = {
    freshFor,
    read: async (key: string) => {
      const text = files.get(key);
      return text === undefined ? undefined : Buffer.from(text);
    },
    list: async (prefix: string, after = '') => {
      asked.push(after);
      return [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    },
  };
  const read = createLogReader({
    ...{ store: store as never, keys, onAlarm: (what: string) => void told.push(what) },
    memory: { read: () => memory.seen, write: (head) => void (memory.seen = head) },
  });
  async function signHead(by = 'all') {
    const head = headOf(await read({ isNow: true }));
    files.set(headKey, JSON.stringify({ head, key: by, signature: headText(head) }));
  }
  async function move() {
    const { last, digest } = await read({ isNow: true });
    const signed = signedBy('all', { number: last + 1, previous: digest });
    files.set(deploymentKey(last + 1), JSON.stringify(signed));
  }
  await signHead();
  for (let made = 0; made < moves; made += 1) {
    await move();
    await signHead();
  }
  asked.length = 0;
  return { files, asked, told, memory, store, read, signHead, move };
}

test('only what comes after the last move is asked for, and what was read before stays', async () => {
  const { read, move, asked } = await open(1);
  await move();
  expect((await read()).deployments).toHaveLength(2);
  await read();
  expect(asked).toEqual([deploymentKey(1), deploymentKey(1), deploymentKey(2)]);
});

const foreign = { head: { number: 9, digest: '', newest: {} }, key: 'stranger' };
test.each([
  ['of other things', 'garbage', 'is not as it was signed.'],
  ['of nobody', JSON.stringify(foreign), 'is not as the key stranger has signed it'],
])('a head %s is an alarm, and none', async (_, text, alarm) => {
  const { read, files, memory } = await open(1);
  files.set(headKey, text);
  memory.seen = undefined;
  const { alarms, last, isCertain, hasHead } = await read();
  expect(alarms.map(({ texts }) => texts.en)).toEqual([expect.stringContaining(alarm)]);
  expect([last, isCertain, hasHead]).toEqual([1, false, true]);
});

test('a head that a revoked key has signed counts, and is an alarm until another one signs', async () => {
  const { read, signHead, files, memory } = await open(2);
  await signHead('team');
  files.delete(deploymentKey(2));
  memory.seen = undefined;
  trusted = trusted.map((key) => (key.id === 'team' ? { ...key, revokedAt: 'now' } : key));
  const { alarms, last } = await read({ isNow: true });
  expect(alarms.map(({ texts }) => texts.en)).toEqual([
    expect.stringContaining('the key team has signed it'),
    'Move 2 is missing.',
  ]);
  expect(last).toBe(2);
});

test('a head that says more than there is counts', async () => {
  const { read, files } = await open(1);
  const head: Head = { number: 2, digest: 'other', newest: {} };
  files.set(headKey, JSON.stringify({ head, key: 'all', signature: headText(head) }));
  const { alarms, last } = await read();
  expect(alarms.map(({ texts }) => texts.en)).toEqual(['Move 2 is missing.']);
  expect(last).toBe(2);
});

test('what this machine remembers meanwhile counts, also where nothing else has changed', async () => {
  const { read, memory } = await open(1);
  await read();
  memory.seen = { number: 2, digest: 'other', newest: {} };
  expect((await read()).last).toBe(2);
});

test('a head says what the newest move of each remote is', async () => {
  const { read, files } = await open(2);
  expect(headOf(await read()).newest).toEqual({ media: files.get(deploymentKey(2)) });
});

test('what has not changed is not judged again', async () => {
  const { read } = await open(1);
  expect(await read()).toBe(await read());
});

test('a file that is gone before it is read is no move', async () => {
  const { read, store } = await open(1);
  jest.spyOn(store, 'list').mockResolvedValueOnce([deploymentKey(2)]);
  expect(await read()).toMatchObject({ alarms: [], last: 1 });
});

test('without a head a history with moves in it is in doubt, and an empty one is not', async () => {
  const { read, files, memory } = await open(0);
  files.delete(headKey);
  expect(await read()).toMatchObject({ alarms: [], hasHead: false, isCertain: true });
  const other = await open(1);
  other.files.delete(headKey);
  other.memory.seen = undefined;
  expect((await other.read()).alarms.map(({ texts }) => texts.en)).toEqual([
    'The signed head of the history, head.json, is missing.',
  ]);
  expect(memory.seen).toBeUndefined();
});

test('what is wrong is told once, and again when it comes again', async () => {
  const { read, files, told } = await open(1);
  const look = () => read({ isNow: true });
  const strays = () => told.filter((what) => what === 'moves/00000009.json is no move.');
  for (const times of [1, 2]) {
    files.set(deploymentKey(9), 'garbage');
    await look();
    await look();
    expect(strays()).toHaveLength(times);
    files.delete(deploymentKey(9));
    await look();
  }
});

test('once something is wrong, all that lies there is looked at', async () => {
  const { read, files, told } = await open(2);
  files.delete(deploymentKey(1));
  files.set(deploymentKey(9), 'garbage');
  await read();
  expect(told).toEqual(expect.arrayContaining(['Move 1 is missing.']));
});

test('while something is wrong it is asked once a second, or when it must be known now', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const { read, files, asked } = await open(1);
  files.set(deploymentKey(9), 'garbage');
  await read();
  asked.length = 0;
  now.mockReturnValue(5_999);
  await read();
  expect(asked).toStrictEqual([]);
  await read({ isNow: true });
  now.mockReturnValue(6_999);
  await read();
  expect(asked).toEqual(['', '']);
});

test('where asking costs, an answer is a little older', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const { read, asked } = await open(1, { freshFor: 200 });
  for (const time of [5_199, 5_200]) {
    now.mockReturnValue(time);
    await read();
  }
  expect(asked).toHaveLength(1);
});

test('those who ask at once are answered together, and who must know now asks after them', async () => {
  const { read, asked, store } = await open(1);
  await Promise.all([read(), read()]);
  expect(asked).toHaveLength(1);
  const list = jest.spyOn(store, 'list').mockRejectedValueOnce(new Error('no disk'));
  const failed = expect(read()).rejects.toThrow('no disk');
  expect((await read({ isNow: true })).last).toBe(1);
  await failed;
  expect(list).toHaveBeenCalledTimes(2);
});

test('with another list of keys everything is judged anew', async () => {
  const { read } = await open(1, { freshFor: 60_000 });
  trusted = [keyOf('gate', { rights: ['gate'] })];
  expect((await read()).deployments).toStrictEqual([]);
});

test('this machine remembers sound moves, and says once where it cannot', async () => {
  const { read, files, memory, move, told } = await open(1);
  expect(memory.seen).toMatchObject({ number: 1 });
  files.set(deploymentKey(9), 'garbage');
  await move();
  await read({ isNow: true });
  expect(memory.seen).toMatchObject({ number: 1 });
  files.delete(deploymentKey(9));
  Object.defineProperty(memory, 'seen', {
    get: () => undefined,
    set() {
      throw new Error('no disk');
    },
  });
  told.length = 0;
  for (let time = 0; time < 2; time += 1) expect((await read({ isNow: true })).last).toBe(2);
  expect(told).toEqual(['The newest move cannot be remembered here: no disk']);
});
