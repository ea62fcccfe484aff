import { pictureWidths, type PictureWidth } from '@campus/shared/contract/pictureWidths';

/** What a smaller copy is called in the store: no call can ask for such a name. */
export const variantName = (fileName: string, width: PictureWidth) => `${fileName}.${width}.webp`;

/** All copies that there may be of a file. */
export const variantNames = (fileName: string) =>
  /^[\w-]+\.(jpg|png|webp)$/.test(fileName)
    ? pictureWidths.map((width) => variantName(fileName, width))
    : [];

/** The file that a stored one is a copy of; any other is its own original. */
export const originalOf = (name: string) => name.replace(/(\.\w+)\.\d+\.webp$/, '$1');
