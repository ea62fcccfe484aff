import path from 'node:path';
import { build } from './build';
import { registryFolder } from './dataFolder';
import { openRegistry } from './openRegistry';
import { release } from './release';
import { releasableFolders } from './remoteFolders';

/** `npm run release -- media`: builds the remote, publishes it and gives it to the visitors. */
async function main(name: string | undefined) {
  const folders = releasableFolders();
  const folder = name && folders[name];
  if (!folder) throw new Error(`Name a remote: ${Object.keys(folders).join(', ')}`);
  console.log(`Building ${name}…`);
  await build(folder);
  const manifest = release(
    openRegistry(registryFolder),
    path.join(folder, 'dist'),
    'released by hand',
  );
  console.log(`${name} ${manifest.release} is what visitors get now.`);
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
