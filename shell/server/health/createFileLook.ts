import { inParallel } from '../../releases/registry/inParallel';
import type { Registry } from '../../releases/registry/Registry';
import { readSigned } from '../rendering/readSigned';

const freshFor = 10_000;
const most = 100;

interface Look {
  at: number;
  isDamaged: Promise<boolean>;
}

/**
 * Looks itself whether the files of a release are what was signed: that a file did not come may
 * also be said by a network, a blocker, or somebody who wishes it were so.
 */
export function createFileLook(registry: Pick<Registry, 'folderOf' | 'publication'>) {
  const looks = new Map<string, Look>();

  /** @throws while the store does not say: files that nobody can look at are not damaged by that. */
  async function look(name: string, release: string): Promise<boolean> {
    const [folder, publication] = await Promise.all([
      registry.folderOf(name, release),
      registry.publication(name, release),
    ]);
    if (!folder || !publication) return true;
    const { files } = publication;
    const read = inParallel(Object.keys(files), (file) => readSigned({ folder, files }, file));
    return read.then(
      () => false,
      () => true,
    );
  }

  return (name: string, release: string): Promise<boolean> => {
    const key = `${name} ${release}`;
    const known = looks.get(key);
    if (known && performance.now() - known.at < freshFor) return known.isDamaged;
    const isDamaged = look(name, release).catch(() => false);
    looks.delete(key);
    looks.set(key, { at: performance.now(), isDamaged });
    const [oldest] = looks.keys();
    if (looks.size > most && oldest !== undefined) looks.delete(oldest);
    return isDamaged;
  };
}
