import type { MediaFile } from '@campus/shared/contract/files/records';

const isNamed = (html: unknown, { fileName }: MediaFile) =>
  typeof html === 'string' && html.includes(fileName);

interface Page {
  subjectId: string | undefined;
  pictures: readonly string[];
  body: unknown;
}

/** Its own files in the order of readers, without the pictures that stand elsewhere on the page. */
export function listAttachments(files: readonly MediaFile[], { subjectId, pictures, body }: Page) {
  const newest = new Map(files.map((file) => [file.id, file]));
  const texts = Object.values((body ?? {}) as Record<string, unknown>);
  return [...newest.values()]
    .filter((file) => file.subjectId === subjectId && !pictures.includes(file.id))
    .filter((file) => !texts.some((html) => isNamed(html, file)))
    .sort((a, b) => a.position - b.position || a.createdAt.localeCompare(b.createdAt));
}
