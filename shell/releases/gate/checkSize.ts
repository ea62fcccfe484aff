import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { brotliCompressSync } from 'node:zlib';
import type { Files } from './readFiles';

/**
 * In bytes of brotli. `always` comes with any screen of the remote: the biggest one of ours has
 * 12 kB, of which 7 are the runtime; `screen` comes on top of it: the biggest one has 10 kB.
 */
const budget = { always: 30_000, screen: 40_000 };

const remedy = 'import lazily what is not needed at once, or move what others have to the kit';

/** Every script and style that comes with any screen, and those of each screen, fit a budget. */
export function checkSize(files: Files, manifest: RemoteManifest): string[] {
  const sizeOf = (file: string) =>
    files.get(`${file}.br`)?.length ?? brotliCompressSync(files.get(file) ?? '').length;
  const sum = (names: readonly string[]) => names.reduce((total, file) => total + sizeOf(file), 0);
  const tooBig = (what: string, names: readonly string[], most: number) => {
    const size = sum(names);
    if (size <= most) return [];
    return [`${what} has ${size} bytes (brotli) of the ${most} it may have: ${remedy}.`];
  };
  const always = [manifest.entry, ...manifest.exposed];
  return [
    ...tooBig('What comes with any screen', always, budget.always),
    ...Object.entries(manifest.screens).flatMap(([name, own]) =>
      tooBig(
        `Its ${name}`,
        own.filter((file) => !always.includes(file)),
        budget.screen,
      ),
    ),
  ];
}
