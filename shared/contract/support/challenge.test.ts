/** @jest-environment node */
import { challengeOf, isSolved, solveChallenge } from './challenge';

const digestOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

test('a solution names its challenge and has as many zero bits as were asked for', async () => {
  const solution = await solveChallenge('signed.by~us', 9);
  expect(challengeOf(solution)).toBe('signed.by~us');
  expect(isSolved(await digestOf(solution), 9)).toBe(true);
});

test('what others do meanwhile is not kept waiting', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await solveChallenge('a long one', 14);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

test.each([
  [[0, 0, 0xff], 16, true],
  [[0, 0, 0xff], 17, false],
  [[0, 0x0f], 12, true],
  [[0, 0x1f], 12, false],
  [[0xff], 0, true],
])('%j begins with %i zero bits: %s', (bytes, bits, is) => {
  expect(isSolved(new Uint8Array(bytes), bits)).toBe(is);
});

test('a text without a mark is a solution of nothing', () => {
  expect(challengeOf('forged')).toBe('');
});
