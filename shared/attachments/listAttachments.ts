import type { MediaFile } from '@campus/shared/contract/files/records';

interface Place {
  subjectId: string | undefined;
  /** What the page shows in another place is no attachment. */
  isElsewhere?: ((file: MediaFile) => boolean) | undefined;
}

/** The files of one record in the order of readers, each as it was last told. */
export function listAttachments(files: readonly MediaFile[], { subjectId, isElsewhere }: Place) {
  const newest = new Map(files.map((file) => [file.id, file]));
  return [...newest.values()]
    .filter((file) => file.subjectId === subjectId && !isElsewhere?.(file))
    .sort((a, b) => a.position - b.position || a.createdAt.localeCompare(b.createdAt));
}
