/** @jest-environment node */
import { resolve } from 'node:path';
import { backendForFile } from '../testing/backendForFile';
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
