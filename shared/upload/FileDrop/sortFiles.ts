import { isHeic, isOfKind, isPictureKind, type FileKind } from './fileKinds';

export interface DropLimits {
  accept: readonly FileKind[];
  /** Bytes of one file. */
  maxSize: number;
  /** Bytes of a picture, where it may have fewer. */
  maxPictureSize?: number;
  maxFiles: number;
}

type RefusalCode =
  | 'FILE_TYPE'
  | 'FILE_HEIC'
  | 'FILE_SIZE'
  | 'FILE_EMPTY'
  | 'FILE_TWICE'
  | 'FILES_MANY';

export interface RefusedFile {
  name: string;
  size: number;
  code: RefusalCode;
  /** Bytes that it may have. */
  limit: number;
}

interface Known {
  name: string;
  size?: number;
}

function limitOf(file: File, { accept, maxSize, maxPictureSize = maxSize }: DropLimits) {
  return isOfKind(file, accept.filter(isPictureKind)) ? maxPictureSize : maxSize;
}

function wrongWith(file: File, limits: DropLimits): RefusalCode | undefined {
  if (!isOfKind(file, limits.accept)) return isHeic(file) ? 'FILE_HEIC' : 'FILE_TYPE';
  if (file.size > limitOf(file, limits)) return 'FILE_SIZE';
  return file.size === 0 ? 'FILE_EMPTY' : undefined;
}

/** Parts what may be sent from what is refused before it costs anybody's time. */
export function sortFiles(files: readonly File[], limits: DropLimits, present: readonly Known[]) {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const { name, size } = file;
    const all = [...present, ...accepted];
    const isTwice = all.some((known) => known.name === name && known.size === size);
    const code =
      wrongWith(file, limits) ??
      (isTwice ? 'FILE_TWICE' : all.length >= limits.maxFiles ? 'FILES_MANY' : undefined);
    if (code) refused.push({ name, size, code, limit: limitOf(file, limits) });
    else accepted.push(file);
  }
  return { accepted, refused };
}
