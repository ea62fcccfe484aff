import type { FileKind } from '../FileDrop/fileKinds';

export const pictureKinds: readonly FileKind[] = ['jpg', 'png', 'webp'];
