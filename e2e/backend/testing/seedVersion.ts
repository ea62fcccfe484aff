import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { today } from '@campus/shared/contract/days';

const home = resolve('e2e/backend');

function filesIn(folder: string) {
  return readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Names a seeded database: by its schema, its seed and the day that its dates count from. */
export function seedVersion() {
  const hash = createHash('sha256').update(today());
  const parts = ['platform', 'domains']
    .flatMap(filesIn)
    .filter((file) => /(?:Tables|Domain)\.ts$|\/seed\//.test(file));
  for (const file of [...filesIn('migrations'), ...filesIn('seed'), ...parts]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
