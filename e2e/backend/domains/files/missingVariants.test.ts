/** @jest-environment node */
import sharp from 'sharp';
import { hasRoom } from '../../platform/database/hasRoom';
import { createGate } from '../../testing/createGate';
import { variantsForFile } from './testing/variantsForFile';
import { createVariants } from '../../platform/files/createVariants';

jest.mock('../../platform/database/hasRoom', () => ({ hasRoom: jest.fn(async () => true) }));

const { backend, upload, ask, copiesOf } = variantsForFile();

test('where no copy can be kept the picture itself is sent, and not for long', async () => {
  const { files } = backend.services;
  const file = await upload('jpeg', 800);
  const put = jest.spyOn(files, 'put').mockRejectedValue(new Error('no space left'));
  const { status, headers, bytes } = await ask(file, 320);
  put.mockRestore();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=60',
  });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800 });
  expect((await ask(file, 320)).headers['content-type']).toBe('image/webp');
});

test('whoever would wait too long is sent the picture itself, and later the copy', async () => {
  const { services } = backend;
  const usual = services.variants;
  const file = await upload('jpeg', 800);
  const gate = createGate();
  const keep = services.files.put.bind(services.files);
  const put = jest.spyOn(services.files, 'put').mockImplementation(async (...what) => {
    await gate.pass();
    await keep(...what);
  });
  services.variants = createVariants(services, { patience: 1 });
  const { status, headers } = await ask(file, 320);
  services.variants = usual;
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=60',
  });
  gate.open();
  await gate.entered;
  await put.mock.results[0]?.value;
  put.mockRestore();
  expect(await copiesOf(file)).toEqual([`${file.fileName}.320.webp`]);
});

test('on a full disk nothing is drawn, and the picture itself is sent', async () => {
  const file = await upload('jpeg', 800);
  jest.mocked(hasRoom).mockResolvedValueOnce(false);
  const { headers } = await ask(file, 320);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(await copiesOf(file)).toStrictEqual([]);
});

test('a picture that cannot be drawn is not left open', async () => {
  const { files } = backend.services;
  const file = await upload('jpeg', 800);
  const open = jest.spyOn(files, 'open');
  const nowhere = createVariants({ files, uploads: 'package.json' });
  await expect(nowhere.open(file.fileName, 320)).rejects.toThrow('EEXIST');
  expect(open).not.toHaveBeenCalledWith(file.fileName);
  open.mockRestore();
});
