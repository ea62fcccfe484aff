import { root } from '@campus/shared/build/root';
import { watch } from 'node:fs';
import path from 'node:path';

/** An editor writes a file in several steps. */
const settled = 200;

const isSource = (file: string) => !file.includes('node_modules') && !file.startsWith('dist');

/** Calls back once after each burst of changes in these folders; returns how to stop. */
export function onChange(folders: readonly string[], act: () => unknown, counts = isSource) {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.resolve(root, folder), { recursive: true }, (_, file) => {
      if (file && !counts(file)) return;
      clearTimeout(timer);
      timer = setTimeout(act, settled);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
