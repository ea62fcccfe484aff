import type { mediaFiles } from '../../../platform/files/fileTables';
import type { Whole } from './PublicationKind';

type File = Pick<typeof mediaFiles.$inferSelect, 'id' | 'fileName'>;
type Shower = Pick<Whole, 'coverId' | 'seo' | 'body'>;

/** Whether a publication itself shows the file: as its cover, in links, or in its text in any language. */
export const isShownElsewhere = ({ id, fileName }: File, { coverId, seo, body }: Shower) =>
  [coverId, seo?.ogImageId].includes(id) ||
  [body.ru, body.en].some((html) => html?.includes(fileName));
