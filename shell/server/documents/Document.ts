import { randomBytes } from 'node:crypto';
import type { needsOf } from '../head/headMarkup';
import type { Piece } from './brotliOf';

/** A document without what each answer has of its own. */
export interface Document {
  status: 200 | 403 | 404;
  /** Where the page is now; then there is no document. */
  movedTo?: string;
  /** Texts by turns with the marks of what is put in per answer. */
  pieces: readonly string[];
  /** What its policy allows beside its own files. */
  needs: ReturnType<typeof needsOf> & { connect: readonly string[]; hasOtherStyles: boolean };
  /** Characters. */
  size: number;
}

const markOf = (what: string) => `${what}-${randomBytes(24).toString('hex')}`;

/** Stand for what is put in per answer. Nobody can guess them, so no text of anybody has them. */
export const [nonceMark, visitMark] = [markOf('nonce'), markOf('visit')];
const marks = new RegExp(`(${nonceMark}|${visitMark})`);

export const piecesOf = (html: string) => html.split(marks);

/** What each answer has of its own. */
export interface Own {
  nonce: string;
  /** The sign of its visit. */
  visit?: string;
}

/** The pieces of a document as they go out. */
export const fillIn = ({ pieces }: Pick<Document, 'pieces'>, { nonce, visit = '' }: Own) =>
  pieces.map((piece) => {
    if (piece === nonceMark) return nonce;
    return piece === visitMark ? visit : piece;
  });

/** What of a document goes out as it is, and how much is put in between. */
export const outlineOf = ({ pieces }: Pick<Document, 'pieces'>, { nonce, visit = '' }: Own) =>
  pieces.map((piece): Piece => {
    if (piece === nonceMark) return { gap: nonce.length };
    return piece === visitMark ? { gap: visit.length } : piece;
  });
