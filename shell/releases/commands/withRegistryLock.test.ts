/** @jest-environment node */
import { home } from '@campus/shared/build/root';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a lock is taken whose process has died, though another one has its number by now', async () => {
  await withRegistryLock(folder, async () => {
    const locks = path.join(home, '.cache/releases');
    const isOwn = (file: string) => file.startsWith(path.basename(folder));
    const lock = path.join(locks, readdirSync(locks).find(isOwn) ?? '');
    // As one that has the same number and began right after the machine did.
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/ .*$/, ' 1'));
    expect(await withRegistryLock(folder, async () => 'released')).toBe('released');
  });
});

test('a lock of somebody else’s process, which may not be sent a signal, is not taken', async () => {
  await withRegistryLock(folder, async () => {
    jest.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    const second = withRegistryLock(folder, async () => 'released');
    await expect(second).rejects.toThrow('is being released right now');
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
