import type { FileKind } from '../FileDrop/fileKinds';

/** What is sent is small; a camera's own file may be large. */
export const photoBytes = 40 * 1024 * 1024;

export const pictureKinds: readonly FileKind[] = ['jpg', 'png', 'webp'];

/** The context of the texts that name the thing; without one it is a photo. */
export type PictureName = 'picture' | 'logo';
