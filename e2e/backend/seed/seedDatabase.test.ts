/** @jest-environment node */
import { resolve } from 'node:path';
import { startTestBackend, startTimeout, type TestBackend } from '../testing/startTestBackend';
import { seedDatabase } from './seedDatabase';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, startTimeout);
afterAll(() => backend.stop());

test('a second start leaves it alone', async () => {
  const progress = jest.fn();
  const options = { home: resolve('e2e/backend'), hasDemoData: true, progress };
  await seedDatabase(backend.db, options);
  expect(progress).not.toHaveBeenCalled();
});
