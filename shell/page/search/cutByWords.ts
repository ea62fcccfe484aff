import { plain } from '@campus/shared/format/plain';

export interface Piece {
  text: string;
  isHit: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Cuts a text where the searched words stand in it; the pieces together are the text. */
export function cutByWords(text: string, words: string): Piece[] {
  const composed = text.normalize('NFC');
  const all = plain(words).split(/\s+/).filter(Boolean);
  // A preposition is part of nearly every word: it counts only where nothing longer was asked for.
  const longer = all.filter((word) => word.length > 2);
  const wanted = longer.length > 0 ? longer : all;
  if (wanted.length === 0) return [{ text: composed, isHit: false }];
  const any = wanted.map((word) => word.replace(special, '\\$&').replaceAll('е', '[её]'));
  return composed
    .split(new RegExp(`(${any.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
