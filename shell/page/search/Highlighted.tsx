import styles from './Highlighted.module.css';
import { cutByWords } from './cutByWords';

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
