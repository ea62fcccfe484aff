/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEnvironment } from './openEnvironment';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'campus-environment-'));
  mkdirSync(path.join(dataFolder, 'environments'));
  writeFileSync(path.join(dataFolder, 'trusted.json'), '[]');
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

function open(settings: string) {
  const believed = `TRUSTED_KEYS=${path.join(dataFolder, 'trusted.json')}\n`;
  writeFileSync(path.join(dataFolder, 'environments/staging.env'), believed + settings);
  return openEnvironment('staging', { dataFolder });
}

test.each(['', 'DATA_DIR='])(
  'whoever has not said where its releases are is asked to, and not told that nobody gets any',
  async (settings) =>
    expect(open(settings)).rejects.toMatchObject({
      kind: 'usage',
      message: 'Where the releases of staging are is not known here.',
      advice: ['staging.env names its DATA_DIR, or its bucket: RELEASES_S3_….'],
    }),
);

test('half of a bucket is no fault of ours', async () => {
  await expect(open('RELEASES_S3_ENDPOINT=https://storage.example')).rejects.toMatchObject({
    kind: 'usage',
    message:
      'staging.env does not say enough: RELEASES_S3_BUCKET must be set together with RELEASES_S3_ENDPOINT.',
  });
});
