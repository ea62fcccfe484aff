/** @jest-environment node */
import { deploymentKey, numberOf, parseDeployment } from './SignedDeployment';

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
