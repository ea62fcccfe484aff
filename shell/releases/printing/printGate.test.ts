import { printGate } from './printGate';

const passed = { name: 'media', release: '1.0.0-a', unseen: [] };

test('of what is built it is said how it is released', () => {
  expect(printGate(passed)).toMatch(/Release it: {2}npm run release -- media$/);
});

test('of a kept release it is said how that one is given, and nothing where everybody gets it', () => {
  const next = 'canary media 1.0.0-a --percent 5';
  expect(printGate({ ...passed, next })).toMatch(new RegExp(`npm run release -- ${next}$`));
  expect(printGate({ ...passed, next: null })).toMatch(/Nothing was moved\.$/);
});
