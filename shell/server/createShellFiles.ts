import type { Registry } from '../releases/registry/Registry';

const oftenEnough = 1_000;

/**
 * Finds the shell release that has a file. Names have hashes in them, so the file is the same in
 * each of them, and a browser keeps it from one release to the next.
 */
export function createShellFiles(registry: Registry) {
  const folders = new Map<string, string>();
  const known = new Set<string>();
  let looked = { number: -1, at: -Infinity };
  let looking: Promise<void> | undefined;

  async function learn(release: string) {
    if (known.has(release)) return;
    const [folder, publication] = await Promise.all([
      registry.folderOf('shell', release),
      registry.publication('shell', release),
    ]);
    if (!folder || !publication) return;
    known.add(release);
    for (const file of Object.keys(publication.files)) folders.set(file, folder);
  }

  async function learnAll() {
    for (const release of await registry.releases('shell')) await learn(release);
  }

  /** Names that nobody has are asked for, too: that is no reason to read the whole store each time. */
  async function look() {
    const { number } = await registry.current();
    const now = performance.now();
    if (number !== looked.number || now - looked.at >= oftenEnough) {
      looked = { number, at: now };
      looking = learnAll();
    }
    // A page asks for many files at once: all of them wait for the same look.
    await looking;
  }

  return async (file: string): Promise<string | undefined> => {
    if (!folders.has(file)) await look();
    return folders.get(file);
  };
}
