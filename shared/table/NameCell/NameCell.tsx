import { AddressText } from '@campus/shared/ui/AddressText';
import type { ReactNode, Ref } from 'react';
import styles from './NameCell.module.css';

interface NameCellProps {
  ref?: Ref<HTMLSpanElement>;
  /** An avatar or a logo; it says nothing that the name does not. */
  picture: ReactNode;
  name: string;
  /** Of the name, where it may differ from the page's. */
  lang?: string;
  /** What tells apart those of one name: a position, a category. */
  note?: string | null;
}

/** Whom or what a row is about; in compact rows it is one line, without a note that does not fit. */
export const NameCell = ({ ref, picture, name, lang, note }: NameCellProps) => (
  <span ref={ref} className={styles.cell}>
    <span className={styles.picture}>{picture}</span>
    <span className={styles.words}>
      <span lang={lang} title={name} className={styles.name}>
        <AddressText>{name}</AddressText>
      </span>
      {note && (
        <span className={styles.note}>
          <AddressText>{note}</AddressText>
        </span>
      )}
    </span>
  </span>
);
