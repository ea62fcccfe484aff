import { parse } from 'node:path';
import { pictureWidths, type PictureWidth } from '@campus/shared/contract/pictureWidths';
import type { Services } from '../createServices';
import type { BinaryAnswer } from '../http/BinaryAnswer';
import { Refusal } from '../Refusal';
import type { mediaFiles } from '../schema/files';
import { contentDisposition } from './contentDisposition';

type Row = typeof mediaFiles.$inferSelect;

const mayBeNarrow = new Set(['public', 'partner-logo']);

/** @throws Refusal 400: any number would let a stranger fill the disk. */
function widthOf({ bucket, mime }: Row, asked: string) {
  const width = pictureWidths.find((one) => String(one) === asked);
  if (width && mayBeNarrow.has(bucket) && mime.startsWith('image/')) return width;
  throw new Refusal(400, 'PICTURE_WIDTH', { params: { widths: pictureWidths.join(', ') } });
}

/** Beyond the first width that is enough for the picture all copies would be the same. */
const enoughFor = (picture: number | null, asked: PictureWidth) =>
  pictureWidths.find((one) => one === asked || one >= (picture ?? Infinity)) ?? asked;

/** The answer with a copy of the picture that is as wide as asked; until it can be had, with the picture. */
export function narrowPicture(
  row: Row,
  whole: BinaryAnswer,
  asked: string,
  { variants }: Pick<Services, 'variants'>,
): BinaryAnswer {
  const width = enoughFor(row.width, widthOf(row, asked));
  if (row.mime === 'image/webp' && width >= (row.width ?? Infinity)) return whole;
  const name = `${parse(row.originalName).name}.webp`;
  return {
    headers: {
      ...whole.headers,
      'content-type': 'image/webp',
      'content-disposition': contentDisposition('inline', name),
    },
    etag: `${row.sha256}-${width}`,
    open: () => variants.open(row.fileName, width),
    instead: { ...whole, headers: { ...whole.headers, 'cache-control': 'public, max-age=60' } },
  };
}
