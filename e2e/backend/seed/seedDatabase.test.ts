/** @jest-environment node */
import { resolve } from 'node:path';
import { backendForFile } from '../testing/backendForFile';
import { demoSteps, referenceSteps } from '../domains';
import { fillInOrder } from '../platform/seed/fillInOrder';
import type { Steps } from '../platform/seed/SeedSteps';
import { seedDatabase } from './seedDatabase';

const backend = backendForFile();

test('a second start leaves it alone', async () => {
  const progress = jest.fn();
  const options = {
    home: resolve('e2e/backend'),
    demo: { files: { put: async () => {} } },
    progress,
  };
  await seedDatabase(backend.db, options);
  expect(progress).not.toHaveBeenCalled();
});

/** The parts in the order in which they are filled in. */
async function orderOf(steps: object) {
  const order: string[] = [];
  const entries = Object.entries(steps as Steps<object, Record<string, unknown>>);
  const silent = entries.map(([name, { after }]) => [
    name,
    { after, fill: async () => void order.push(name) },
  ]);
  await fillInOrder(Object.fromEntries(silent) as Steps<object, object>, {});
  return order;
}

test('those who draw from the common numbers do so in one order: another makes another demo', async () => {
  const among = (known: string[]) => (name: string) => known.includes(name);
  const reference = ['languageIds', 'roles', 'statuses'];
  expect((await orderOf(referenceSteps)).filter(among(reference))).toEqual(reference);
  const demo = [
    ...['education', 'staff', 'people', 'cards', 'workPlans', 'registers', 'applications'],
    ...['publications', 'partners', 'tickets', 'mailings', 'logs', 'freeRecords'],
  ];
  expect((await orderOf(demoSteps)).filter(among(demo))).toEqual(demo);
});
