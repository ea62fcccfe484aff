import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the file holds; the first who asks makes it, for the eyes of this user only. */
export function writeOnce(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
