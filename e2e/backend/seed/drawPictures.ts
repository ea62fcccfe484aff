import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoAccounts, type DemoAccount } from '../../fixtures/demoAccounts';
import { createRandom } from '../platform/seed/createRandom';
import { pictureFile } from '../platform/seed/createPictures';
import { covers } from '../domains/media/seed/drawing/covers';
import { logos } from '../domains/partners/seed/drawing/logos';
import { looks, portrayed } from '../domains/accounts/seed/drawing/looks';
import { portrait } from '../domains/accounts/seed/drawing/portrait';
import { preview } from './preview';

/**
 * Draws the pictures of the demo data anew, and the product’s own for previews of links. They are kept
 * with the sources: nothing else draws them.
 */
const home = join(import.meta.dirname, '..');

async function write(domain: string, name: string, image: Sharp) {
  const file = pictureFile(home, domain, name);
  await mkdir(dirname(file), { recursive: true });
  const { size } = await image.webp({ quality: 82, effort: 6 }).toFile(file);
  console.log(`${domain}/${name}: ${size} bytes`);
}

const drawn = (svg: string) => sharp(Buffer.from(svg));

/** A card has a portrait of 3 to 4; of staff only the face is shown, in a circle. */
const cut = (image: Sharp, { kind }: (typeof demoAccounts)[DemoAccount]) =>
  kind === 'HUMAN'
    ? image
    : image.extract({ left: 0, top: 90, width: 900, height: 900 }).resize(512, 512);

for (const [name, draw] of Object.entries(covers))
  await write('media', name, drawn(draw(createRandom(7))));
for (const [name, draw] of Object.entries(logos)) await write('partners', name, drawn(draw()));
for (const name of portrayed)
  await write('accounts', name, cut(drawn(portrait(looks[name])), demoAccounts[name]));

await drawn(preview())
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(home, '../../shell/public/og-image.png'));
