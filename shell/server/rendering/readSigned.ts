import { integrityOf } from '@campus/shared/build/integrityOf';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a release on this machine, and the hash that each was signed with. */
export interface SignedFolder {
  folder: string;
  files: Readonly<Record<string, string>>;
}

/** Checked at every reading: what stands in a page itself is checked by no browser. */
export async function readSigned({ folder, files }: SignedFolder, file: string): Promise<string> {
  const content = await readFile(path.join(folder, file));
  if (integrityOf(content) !== files[file]) throw new Error(`${file} is not what was signed`);
  return content.toString('utf8');
}
