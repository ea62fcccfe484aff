import { root } from '@campus/shared/build/root';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOutside } from '../releases/isOutside';
import { linkPackages } from '../releases/linkPackages';
import { filesOf, type NewRemote } from './filesOf';

const inUrlStyle = (relative: string) => relative.replaceAll(path.sep, '/');

/** Writes the files of a new remote; when one of them is there already, writes nothing. */
export async function writeRemote(folder: string, remote: Omit<NewRemote, 'campus'>) {
  const campus = isOutside(folder) ? inUrlStyle(path.relative(folder, root)) : undefined;
  const files = filesOf({ ...remote, campus });
  const taken = files.map(([file]) => file).filter((file) => existsSync(path.join(folder, file)));
  if (taken.length > 0)
    throw new Error(`${folder} has ${taken.join(', ')} already, and nothing is overwritten.`);
  for (const [file, text] of files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text, { flag: 'wx' });
  }
  linkPackages(folder);
  return files.map(([file]) => file);
}
