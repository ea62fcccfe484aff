/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { getFile, putFile } from '@campus/shared/contract/files/calls';
import type { UploadBucket } from '@campus/shared/contract/files/requests';
import sharp from 'sharp';
import { drawImage, withPlace } from './testing/drawImage';
import { fileOf, zipOf } from './testing/variantsForFile';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'content', 'student'));
const subjects = beforeTests(async () => ({
  draft: crypto.randomUUID(),
  student: await backend.accountId('student'),
}));

const put = (bucket: UploadBucket, content: Uint8Array | string, name: string) =>
  backend.send(putFile, {
    token: bucket === 'public' ? tokens.content : tokens.student,
    params: { subjectId: bucket === 'public' ? subjects.draft : subjects.student },
    body: { bucket },
    file: fileOf(content, name),
  });

const stored = async ({ bucket, fileName }: { bucket: string; fileName: string }) => {
  const { bytes } = await backend.send(getFile, {
    token: tokens.student,
    params: { bucket, fileName },
  });
  return bytes;
};

const landscape = { width: 800, height: 600 };

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept under a name of our own',
  async (format) => {
    const { status, body } = await put('public', await drawImage(format, landscape), `x.${format}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...landscape, mime: `image/${format}`, bucket: 'public' });
    expect(body.fileName).toMatch(/^[0-9a-f-]{36}\.(jpg|png|webp)$/);
    expect(body.url).toBe(`/api/files/public/${body.fileName}`);
    const metadata = await sharp(await stored(body)).metadata();
    expect(metadata).toMatchObject({ format, ...landscape });
  },
);

test('the place and the camera do not leave the phone', async () => {
  const original = await withPlace(await drawImage('jpeg', landscape));
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Campus Phone');
  const { body } = await put('public', original, 'walk.jpg');
  const kept = await stored(body);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(kept.includes('Campus Phone')).toBe(false);
});

test('a picture taken sideways is stood up', async () => {
  const sideways = await withPlace(await drawImage('jpeg', landscape), 6);
  const { body } = await put('public', sideways, 'sideways.jpg');
  expect(body).toMatchObject({ width: 600, height: 800 });
});

test('what hangs on behind a picture is lost', async () => {
  const tail = zipOf([{ name: 'evil.js', text: 'alert(1)' }]);
  const polyglot = Buffer.concat([await drawImage('jpeg', landscape), tail]);
  const { status, body } = await put('public', polyglot, 'photo.jpg');
  expect(status).toBe(200);
  const kept = await stored(body);
  expect(kept.includes('evil.js')).toBe(false);
  expect(kept.includes('PK\u0003\u0004')).toBe(false);
});

test('a human photo becomes a portrait of 3 to 4', async () => {
  const { body } = await put(
    'human-photo',
    await drawImage('png', { width: 1200, height: 900 }),
    'me.png',
  );
  expect(body).toMatchObject({ width: 675, height: 900, subjectId: subjects.student });
  const large = await drawImage('jpeg', { width: 3000, height: 4000 });
  expect((await put('human-photo', large, 'me.jpg')).body).toMatchObject({
    width: 1200,
    height: 1600,
  });
});

/** A PNG that says it is a picture of 2.5 gigapixels, in a hundred bytes. */
function pixelFlood() {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(50_000, 0);
  size.writeUInt32BE(50_000, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', Buffer.from('789c03000000000001', 'hex'));
  return Buffer.concat([signature, chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const cases: [string, string, () => Promise<Uint8Array | string>, UploadBucket?][] = [
  ['nothing at all', 'FILE_EMPTY', async () => ''],
  ['an SVG called PNG', 'FILE_TYPE', async () => svg],
  ['a page called PNG', 'FILE_TYPE', async () => '<!doctype html><script>alert(1)</script>'],
  [
    'a program called PNG',
    'FILE_TYPE',
    async () => Buffer.from('MZ\u0090\u0000'.padEnd(256, '\u0000'), 'latin1'),
  ],
  ['a GIF', 'FILE_TYPE', async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
  [
    'the first bytes of a PNG',
    'FILE_BROKEN',
    async () => (await drawImage('png', landscape)).subarray(0, 60),
  ],
  [
    'a picture that was cut off',
    'FILE_BROKEN',
    async () => {
      const whole = await sharp({
        create: {
          ...landscape,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .png()
        .toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ['a flood of pixels', 'FILE_PIXELS', async () => pixelFlood()],
  ['a side over 6000', 'FILE_WIDE', () => drawImage('png', { width: 6001, height: 10 })],
  [
    'a photo that is too small',
    'FILE_SMALL',
    () => drawImage('png', { width: 600, height: 799 }),
    'human-photo',
  ],
];

test.each(cases)('%s is refused as %s', async (_, code, make, bucket = 'public') => {
  const answer = await put(bucket, await make(), 'picture.png');
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code, fields: { file: code } });
  expect(answer.body.message).toHaveLength(1);
});

test('a photo may not be larger than five megabytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = await sharp({
    create: { width: 1500, height: 1500, channels: 3, background: 'red', noise },
  })
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
  const { status, body } = await put('human-photo', large, 'me.png');
  expect(status).toBe(413);
  expect(body).toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: 'Файл больше 5\u00a0МБ. Уменьшите его и загрузите ещё раз.',
  });
});

test('a refusal leaves no bytes behind', async () => {
  await put('public', svg, 'picture.png');
  expect(await readdir(backend.services.uploads)).toStrictEqual([]);
});
