/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRegistry } from './openRegistry';
import { writeBuild } from './writeBuild.fixture';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publish = (release: string) => {
  const registry = openRegistry(path.join(folder, 'registry'));
  return registry.publish(writeBuild(path.join(folder, release), { name: 'media', release }));
};

test('a published release is kept and an activated one is what visitors get', () => {
  publish('1.0.0-a');
  const registry = openRegistry(path.join(folder, 'registry'));
  registry.activate('media', '1.0.0-a', 'first');

  expect(registry.current().channels.media).toEqual({ stable: '1.0.0-a', lastKnownGood: null });
  expect(registry.manifest('media', '1.0.0-a')?.entry).toBe('entry.js');
});

test('the release before becomes the last known good one', () => {
  publish('1.0.0-a');
  publish('1.0.0-b');
  const registry = openRegistry(path.join(folder, 'registry'));
  registry.activate('media', '1.0.0-a', 'first');
  registry.activate('media', '1.0.0-b', 'second');

  expect(registry.current().channels.media).toEqual({
    stable: '1.0.0-b',
    lastKnownGood: '1.0.0-a',
  });
});

test('two registries that write at once lose nothing', () => {
  const [here, there] = [openRegistry(folder), openRegistry(folder)];
  here.current();
  there.current();
  here.activate('media', '1.0.0-a', 'here');
  there.activate('payments', '1.0.0-b', 'there');

  expect(Object.keys(here.current().channels)).toEqual(['media', 'payments']);
});

test('another process sees an activation without being told', () => {
  const [server, release] = [openRegistry(folder), openRegistry(folder)];
  server.current();
  release.activate('media', '1.0.0-a', 'from elsewhere');

  expect(server.current().channels.media?.stable).toBe('1.0.0-a');
});

test('a revision that cannot be read counts as not written', () => {
  const registry = openRegistry(folder);
  registry.activate('media', '1.0.0-a', 'good');
  writeFileSync(path.join(folder, 'revisions/00000002.json'), '{"number": 2, "chann');

  expect(openRegistry(folder).current().channels.media?.stable).toBe('1.0.0-a');
  registry.activate('media', '1.0.0-b', 'after the accident');
  expect(openRegistry(folder).current().channels.media?.stable).toBe('1.0.0-b');
});

test('publishing the same release twice keeps the first', () => {
  publish('1.0.0-a');
  publish('1.0.0-a');

  expect(readdirSync(path.join(folder, 'registry/releases/media'))).toEqual(['1.0.0-a']);
});
