/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withRegistryLock } from './withRegistryLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-lock-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const nobodyLives = () => {
  throw new Error('kill ESRCH');
};

test('a lock that a dead process has left is taken', async () => {
  await withRegistryLock(folder, async () => {
    jest.spyOn(process, 'kill').mockImplementation(nobodyLives);
    expect(await withRegistryLock(folder, async () => 'released')).toBe('released');
  });
});

test('of two who find a lock left behind the second does not take that of the first', async () => {
  const work = jest.fn(async () => undefined);
  await withRegistryLock(folder, async () => {
    // As if the one who died had held it until this moment.
    jest.spyOn(process, 'kill').mockImplementationOnce(nobodyLives);
    for (let left = 2; left > 0; left--)
      await expect(withRegistryLock(folder, work)).rejects.toThrow('is being released right now');
  });
  expect(work).not.toHaveBeenCalled();
});
