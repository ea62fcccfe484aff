/** @jest-environment node */
import path from 'node:path';
import { root } from './root';

test('a folder that is set to nothing is the usual one, and not the one that somebody is in', () => {
  process.env.DATA_DIR = '';
  const { dataFolder } = jest.requireActual<{ dataFolder: string }>('./dataFolder');
  delete process.env.DATA_DIR;
  expect(dataFolder).toBe(path.join(root, 'var'));
});
