const kinds = /^image\/(?:jpeg|png|webp)$/;
const heic = /\.hei[cf]$/i;

export const pictureBytes = 10 * 1024 * 1024;

/** Why a file can be no picture of a text, before it is sent. */
export function pictureRefusal({ name, type, size }: File) {
  if (heic.test(name)) return 'FILE_HEIC';
  if (!kinds.test(type)) return 'FILE_TYPE';
  if (size === 0) return 'FILE_EMPTY';
  return size > pictureBytes ? 'FILE_SIZE' : undefined;
}
