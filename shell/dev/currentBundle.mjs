import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

export const bundlesOf = (root) => path.join(root, '.cache/processes');

/** `e2e/backend/main.ts` is `e2e-backend-main`. */
export const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll('/', '-');

export function currentBundle(root, file) {
  const bundles = bundlesOf(root);
  try {
    const { bundle, sources } = JSON.parse(
      readFileSync(path.join(bundles, `${nameOf(file)}.json`), 'utf8'),
    );
    const isCurrent = Object.entries(sources).every(
      ([source, hash]) => hashOf(readFileSync(path.join(root, source))) === hash,
    );
    const found = path.join(bundles, bundle);
    return isCurrent && existsSync(found) ? found : undefined;
  } catch {
    // None has been made, or a source is gone.
    return undefined;
  }
}
