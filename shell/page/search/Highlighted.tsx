import { plain } from '@campus/shared/format/plain';
import styles from './Highlighted.module.css';

interface Piece {
  text: string;
  isHit: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Endings of forms that a search finds as well: «карте» for «карта», “cards” for “card”. */
const ending =
  'иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ам|ям|ом|ем|ую|юю|ть|ing|ed|es|[аяоеыиуюьйs]';
const lastEnding = new RegExp(`(?:${ending})$`);
const leastStem = 3;

/** A whole word that begins as the searched one does without its ending. */
function formsOf(word: string): string[] {
  const stem = word.replace(lastEnding, '');
  if (!/^[\p{L}]+$/u.test(word) || stem.length < leastStem) return [];
  return [`(?<!\\p{L})${stem.replaceAll('е', '[её]')}(?:${ending})?(?!\\p{L})`];
}

/** Cuts a text where the searched words stand in it; the pieces together are the text. */
function cutByWords(text: string, words: string): Piece[] {
  const composed = text.normalize('NFC');
  const all = plain(words).split(/\s+/).filter(Boolean);
  // A preposition is part of nearly every word: it counts only where nothing longer was asked for.
  const longer = all.filter((word) => word.length > 2);
  const wanted = longer.length > 0 ? longer : all;
  if (wanted.length === 0) return [{ text: composed, isHit: false }];
  const exact = wanted.map((word) => word.replace(special, '\\$&').replaceAll('е', '[её]'));
  const any = [...exact, ...wanted.flatMap(formsOf)];
  return composed
    .split(new RegExp(`(${any.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** A text with the searched words marked in it. */
export const Highlighted = ({ text, words }: { text: string; words: string }) =>
  cutByWords(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
