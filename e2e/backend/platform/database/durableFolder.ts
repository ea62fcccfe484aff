import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fs from 'node:fs';

interface Stream {
  /** Of the file in the system; a folder is opened without one. */
  nfd?: number;
  node: object;
}

interface FolderSystem {
  realPath: (node: object) => string;
  stream_ops: { fsync?: (stream: Stream) => number };
}

function syncFolder(folder: string) {
  // Windows writes the entries of a folder with its files.
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  fs.fsyncSync(opened);
  fs.closeSync(opened);
}

/**
 * A folder of files whose fsync reaches the disk: that of the library returns without doing anything,
 * so PostgreSQL in it would believe in vain that its log is safe.
 */
class DurableFolder extends NodeFS {
  override async init(
    ...given: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const { emscriptenOpts } = await super.init(...given);
    const withSync = ({ NODEFS: folders }: { NODEFS: FolderSystem }) => {
      folders.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(folders.realPath(node));
        else fs.fsyncSync(nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), withSync] as typeof emscriptenOpts.preRun;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** What PGlite is opened with so that what was acknowledged survives a power cut. */
export const durableFolder = (folder: string, { defaultStartParams }: typeof PGlite) => ({
  fs: new DurableFolder(folder),
  startParams: [
    ...defaultStartParams.filter((one) => one !== '-F'),
    // Only this one of the ways to sync is passed on to the system.
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ],
});
