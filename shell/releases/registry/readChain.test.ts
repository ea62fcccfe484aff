/** @jest-environment node */
import type { Head } from './createHeadMemory';
import { readChain } from './readChain';

const read = (files: ReadonlyMap<number, string>, ...heads: Head[]) => {
  const isSound = ({ key }: { key: string }) => key === 'good';
  const { alarms, deployments, ...chain } = readChain({ files, heads, isSound });
  return {
    ...chain,
    alarms: alarms.map(({ texts, isLoss }) => [texts.en, isLoss]),
    texts: deployments.map(({ text }) => text),
    numbers: deployments.map(({ signed }) => signed.move.number),
  };
};

const textOf = (number: number, about: object = {}, key = 'good') =>
  JSON.stringify({ move: { number, remote: 'media', kind: 'release', ...about }, key });

/** Adds a move that was made upon all that lies there. */
const add = (files: ReadonlyMap<number, string>, about: object = {}, number = files.size + 1) => {
  const { digest } = headAt(files, number - 1);
  return new Map([...files, [number, textOf(number, { previous: digest, ...about })]]);
};

/** What was signed as the head when the history went that far. */
function headAt(files: ReadonlyMap<number, string>, number: number): Head {
  const part = new Map([...files].filter(([each]) => each <= number));
  const { digest, texts } = read(part, { number, digest: '', newest: {} });
  return { number, digest, newest: { media: texts.at(-1) ?? '' } };
}

const nothing: ReadonlyMap<number, string> = new Map();
const ofThree = add(add(add(nothing)));
const without = (number: number, files = ofThree) =>
  new Map([...files].filter(([each]) => each !== number));
const withText = (number: number, text: string) => new Map([...ofThree, [number, text]]);

const unlinked = (number: number) => [
  `What lies before move ${number} is not what it was made upon.`,
  true,
];
const notAsHead = (number: number) => [
  `The history up to move ${number} is not the one that was signed.`,
  false,
];
const missing = (number: number) => [`Move ${number} is missing.`, true];

test('before the first move nothing is in doubt', () => {
  expect(read(nothing)).toMatchObject({
    ...{ last: 0, digest: '', isChained: false, isCertain: true, alarms: [], texts: [] },
  });
});

test('a whole history goes as far as its head, in the order of its numbers', () => {
  const files = new Map([...ofThree].toReversed());
  expect(read(files, headAt(ofThree, 3))).toMatchObject({
    ...{ last: 3, isChained: true, isCertain: true, alarms: [], numbers: [1, 2, 3] },
    digest: headAt(ofThree, 3).digest,
  });
});

test('moves are not certain where no head is believed', () => {
  expect(read(ofThree)).toMatchObject({ last: 3, isCertain: false, alarms: [] });
});

test('of two heads the one that goes farther counts, and both must fit', () => {
  const [one, two] = [headAt(ofThree, 1), headAt(ofThree, 2)];
  expect(read(without(3), one, two)).toMatchObject({ last: 2, isCertain: true, alarms: [] });
  const odd = { ...one, digest: 'odd' };
  expect(read(without(3), odd, two).alarms).toEqual([notAsHead(1)]);
});

test('moves that come after the head count, as far as there is one after another', () => {
  expect(read(ofThree, headAt(ofThree, 1))).toMatchObject({ last: 3, isCertain: true, alarms: [] });
  expect(read(without(2), headAt(ofThree, 1))).toMatchObject({
    ...{ last: 1, isCertain: false, alarms: [missing(2)] },
  });
});

test('after the head, a move whose ground was changed makes all uncertain', () => {
  const files = withText(2, textOf(2, { why: 'changed' }));
  expect(read(files, headAt(ofThree, 1))).toMatchObject({
    ...{ last: 3, isCertain: false, alarms: [unlinked(2), unlinked(3)] },
  });
});

test('up to the head what is changed is an alarm, and how things stand is known', () => {
  const files = withText(2, textOf(2, { why: 'changed' }));
  expect(read(files, headAt(ofThree, 3))).toMatchObject({
    ...{ last: 3, isCertain: true, alarms: [unlinked(2), unlinked(3), notAsHead(3)] },
  });
});

test('what is gone up to the head is named: in the middle and at the end', () => {
  const head = headAt(ofThree, 3);
  expect(read(without(2), head)).toMatchObject({
    ...{ last: 3, isCertain: true, alarms: [missing(2), unlinked(3), notAsHead(3)] },
  });
  expect(read(without(3), head)).toMatchObject({
    ...{ last: 3, isCertain: true, alarms: [missing(3)], numbers: [1, 2, 3] },
  });
  expect(read(without(3, without(2)), head).alarms).toEqual([['Moves 2 to 3 are missing.', true]]);
});

test('what was no move already when the next one was made upon it is no alarm', () => {
  const files = add(new Map([...ofThree, [4, 'garbage']]));
  expect(read(files, headAt(ofThree, 3))).toMatchObject({
    ...{ last: 5, isCertain: true, alarms: [], numbers: [1, 2, 3, 5] },
  });
});

test('behind the last move lies what is none, and whose it says that it is', () => {
  const files = new Map([
    ...ofThree,
    [4, 'garbage'],
    [5, textOf(5, {}, 'bad')],
    [6, textOf(7, {}, 'bad')],
  ]);
  expect(read(files, headAt(ofThree, 3))).toMatchObject({
    ...{ last: 3, isCertain: true, numbers: [1, 2, 3] },
    alarms: [
      ['moves/00000004.json is no move.', false],
      [
        'moves/00000005.json is not as the key bad has signed it, or that key is not trusted here.',
        false,
      ],
      ['moves/00000006.json is no move.', false],
    ],
  });
});

test('a repair that was signed upon all that lies there leaves nothing in doubt', () => {
  const broken = without(2);
  const head = headAt(ofThree, 3);
  const repaired = add(broken, { kind: 'repair' }, 4);
  expect(read(repaired, headAt(repaired, 4))).toMatchObject({ isCertain: true, alarms: [] });
  const released = add(broken, {}, 4);
  expect(read(released, headAt(released, 4)).alarms).toEqual([missing(2), unlinked(3)]);
  const foreign = new Map([...broken, [4, textOf(4, { kind: 'repair', previous: 'other' })]]);
  expect(read(foreign, head).alarms).toEqual([
    ...[missing(2), unlinked(3), notAsHead(3)],
    unlinked(4),
  ]);
});

test('a head remembers the newest moves, and before what lies there now', () => {
  const head = headAt(ofThree, 3);
  const changed = withText(3, textOf(3, { why: 'changed' }));
  for (const files of [without(3), changed])
    expect(read(files, head).texts).toEqual([...ofThree.values()]);
});

test.each([
  ['that is no move', 'garbage'],
  ['that no key has signed which is believed', textOf(3, {}, 'bad')],
  ['that came after it', textOf(4)],
])('nothing is remembered %s', (_, text) => {
  const head = { ...headAt(ofThree, 3), newest: { media: text } };
  expect(read(without(3), head).numbers).toEqual([1, 2]);
});

test('of before the chain moves are believed without a head, and none of them after it', () => {
  const old = new Map([1, 2].map((number) => [number, textOf(number)]));
  expect(read(old)).toMatchObject({ last: 2, isChained: false, isCertain: true, alarms: [] });
  const chained = add(old);
  expect(read(chained, headAt(chained, 3))).toMatchObject({ isChained: true, alarms: [] });
  const later = new Map([...chained, [4, textOf(4)]]);
  expect(read(later, headAt(chained, 3)).alarms).toEqual([unlinked(4)]);
});
