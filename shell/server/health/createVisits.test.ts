/** @jest-environment node */
import { createSecret } from '../../releases/keys/createSecret';
import { createVisits } from './createVisits';

const secret = createSecret('/nowhere', 'a secret of this test');
const visits = createVisits(secret);
const given = [
  { remote: 'shell', release: '1.0.0-s', isCounted: true },
  { remote: 'media', release: '2.0.0-m', isCounted: true },
  { remote: 'payments', release: '3.0.0-p', isCounted: false },
];

test('a visit tells which releases it was given, also to another process', () => {
  const known = createVisits(secret).read(visits.write(given));
  for (const { remote, release } of given) expect(known?.has(remote, release)).toBe(true);
});

test.each([
  ['another release', 'media', '2.0.1-m'],
  ['another remote', 'support', '2.0.0-m'],
  ['the release of another remote', 'payments', '2.0.0-m'],
])('%s was not given', (_, remote, release) => {
  expect(visits.read(visits.write(given))?.has(remote, release)).toBe(false);
});

test('two documents are two visits, and a text is short', () => {
  const texts = [visits.write(given), visits.write(given)];
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[0]?.length).toBeLessThan(80);
});

test('what is not signed, was altered or was signed for something else is no visit', () => {
  const text = visits.write(given);
  for (const bad of ['', 'x', text.slice(1), `z${text.slice(1)}`, secret.sign('visit'), '../..'])
    expect(visits.read(bad)).toBeUndefined();
});

test('a page that is open for longer than a day counts no more', () => {
  jest.useFakeTimers();
  const text = visits.write(given);
  jest.advanceTimersByTime(23 * 3_600_000);
  expect(visits.read(text)).toBeDefined();
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(visits.read(text)).toBeUndefined();
  jest.useRealTimers();
});
