import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { mediaFiles } from '../../platform/files/fileTables';
import { draftLifetime } from '../../platform/database/createDrafts';
import { deleteUnlessUsed, forgetFiles } from '../../platform/files/deleteUnlessUsed';
import type { FileStore } from '../../platform/files/FileStore';
import { isInPublication } from '../media/isInPublication';
import { subjectTables } from './subjects';
import { originalOf } from '../../platform/files/variantName';

const day = 86_400_000;
const portion = 200;

/** Bytes of uploads that failed halfway, and of files whose rows were deleted. */
async function sweepStore({ db, files }: Services, before: Date) {
  for await (const stored of files.list()) {
    const old = stored.filter(({ storedAt }) => storedAt < before).map(({ name }) => name);
    for (let from = 0; from < old.length; from += portion) {
      await forgetStrangers(db, files, old.slice(from, from + portion));
    }
  }
}

async function forgetStrangers(db: Services['db'], files: FileStore, names: string[]) {
  const known = await db
    .select({ name: mediaFiles.fileName })
    .from(mediaFiles)
    .where(inArray(mediaFiles.fileName, names.map(originalOf)));
  const rows = new Set(known.map(({ name }) => name));
  await forgetFiles(
    files,
    names.filter((name) => !rows.has(originalOf(name))),
  );
}

const hasSubject = (): SQL => {
  const searches = Object.values(subjectTables)
    .flat()
    .map((table) => sql`exists (select from ${table} where ${table.id} = ${mediaFiles.subjectId})`);
  return sql`(${sql.join(searches, sql` or `)})`;
};

/** Files for a record that a form was about to make, and that nobody made. */
async function sweepRows({ db, files }: Services, before: Date) {
  const orphans = await db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(lt(mediaFiles.createdAt, before), not(hasSubject()), not(isInPublication())))
    .limit(1_000);
  for (const { id } of orphans) {
    const gone = await deleteUnlessUsed(db, id);
    if (gone) await forgetFiles(files, [gone]);
  }
}

/** What a process left behind that died while it received. */
async function sweepUploads({ uploads }: Services, before: Date) {
  const names = await readdir(uploads).catch(() => []);
  for (const name of names) {
    const path = join(uploads, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}

/** Removes what nobody needs: rows when the draft of a form that shows them ends, bytes after a day. */
export async function sweepFiles(services: Services) {
  const now = services.now();
  const before = new Date(now - day);
  await sweepUploads(services, before);
  await sweepRows(services, new Date(now - draftLifetime));
  await sweepStore(services, before);
}
