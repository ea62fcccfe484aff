/** @jest-environment node */
import { deploymentKey, deploymentText, numberOf, parseDeployment } from './SignedDeployment';

test('moves are called by their number, so that a store lists them in order', () => {
  expect([1, 12_345_678].map(deploymentKey)).toEqual([
    'moves/00000001.json',
    'moves/12345678.json',
  ]);
  for (const number of [1, 12_345_678, 123_456_789])
    expect(numberOf(deploymentKey(number))).toBe(number);
});

test.each([
  'moves/1.json',
  'moves/00000000.json',
  'moves/00000001.json.d',
  'moves/00000001.json/00000001.json',
  'moves/notes.txt',
  'moves/x00000001.json',
  'aside/00000001.json',
])('%s is called as no move is', (key) => {
  expect(numberOf(key)).toBeUndefined();
});

const signed = { move: { number: 2 }, key: 'k', signature: 's' };

test('a move is read from what lies there, of any number or of the one that is asked for', () => {
  for (const number of [undefined, 2])
    expect(parseDeployment(JSON.stringify(signed), number)).toEqual(signed);
  expect(parseDeployment(JSON.stringify(signed), 3)).toBeUndefined();
});

test.each(['{"move', 'null', '[]', '{"move":null}', '{"move":{"number":"2"}}', '{"move":{}}'])(
  '%s is no move',
  (text) => {
    expect(parseDeployment(text)).toBeUndefined();
    expect(parseDeployment(text, 2)).toBeUndefined();
  },
);

test('what is signed is all of a move, word by word: histories that exist were signed so', () => {
  const channel = { stable: '1.0.0-a', lastKnownGood: null, canary: null };
  const move = { number: 2, previous: 'd', at: '2026-11-01T10:00:00.000Z', person: 'p', why: 'w' };
  expect(deploymentText({ ...move, kind: 'release', remote: 'media', channel })).toBe(
    'campus move\n{"number":2,"previous":"d","at":"2026-11-01T10:00:00.000Z","person":"p","why":"w","kind":"release","remote":"media","channel":{"stable":"1.0.0-a","lastKnownGood":null,"canary":null}}',
  );
});
